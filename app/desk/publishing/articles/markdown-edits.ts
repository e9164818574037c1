/** A change of a text, and what is selected afterward. */
export type Edit = { from: number; to: number; insert: string; select: [start: number, end: number] }

export type Selection = { text: string; start: number; end: number }

/** What the buttons above a text do. */
export const markdownMarks = ['heading', 'subheading', 'bold', 'italic', 'list', 'numbers', 'quote'] as const
export type MarkdownMark = (typeof markdownMarks)[number]

const around = { bold: '**', italic: '*' } as const
const before = { heading: '## ', subheading: '### ', list: '- ', numbers: '1. ', quote: '> ' } as const

/** Marks the selection, or takes the mark away if it has it. */
export const mark = (selection: Selection, by: MarkdownMark): Edit =>
  by === 'bold' || by === 'italic' ? markWords(selection, around[by]) : markLines(selection, before[by])

function markWords({ text, start, end }: Selection, sign: string): Edit {
  const isMarked = text.slice(0, start).endsWith(sign) && text.slice(end).startsWith(sign)
  const words = text.slice(start, end)
  const [from, to] = isMarked ? [start - sign.length, end + sign.length] : [start, end]
  const first = isMarked ? from : start + sign.length
  return { from, to, insert: isMarked ? words : `${sign}${words}${sign}`, select: [first, first + words.length] }
}

function markLines({ text, start, end }: Selection, sign: string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next === -1 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const isMarked = lines.every((line) => line.startsWith(sign))
  const insert = lines.map((line) => (isMarked ? line.slice(sign.length) : sign + withoutMark(line))).join('\n')
  return { from, to, insert, select: [from + (lines.length === 1 ? insert.length : 0), from + insert.length] }
}

/** A line has one mark at most: a heading becomes an item of a list. */
const withoutMark = (line: string) => line.replace(/^(?:#{1,4} |[-*>] |\d{1,3}\. )/, '')

/** A link in place of the selection; its text cannot end it early. */
export function link({ start, end }: Selection, words: string, href: string): Edit {
  const insert = `[${words.replaceAll(/[[\]]/g, '')}](${href.trim().replaceAll(' ', '%20')})`
  return { from: start, to: end, insert, select: [start + insert.length, start + insert.length] }
}

/** A picture is a paragraph of its own. */
export function picture({ text, end }: Selection, path: string, alt: string): Edit {
  const lead = end === 0 || text.slice(0, end).endsWith('\n\n') ? '' : '\n\n'
  const insert = `${lead}![${alt.replaceAll(/[[\]\n]/g, ' ').trim()}](${path})\n\n`
  return { from: end, to: end, insert, select: [end + insert.length, end + insert.length] }
}
