import { expect, test } from 'vitest'
import { link, mark, picture, type Edit, type Selection } from './markdown-edits.ts'

/** The selection is between the two bars. */
function select(marked: string): Selection {
  const start = marked.indexOf('|')
  return { text: marked.replaceAll('|', ''), start, end: marked.lastIndexOf('|') - (marked.split('|').length - 2) }
}

function show({ text }: Selection, { from, to, insert, select: [start, end] }: Edit): string {
  const changed = text.slice(0, from) + insert + text.slice(to)
  return `${changed.slice(0, start)}|${changed.slice(start, end)}|${changed.slice(end)}`
}

test.for([
  ['bold', 'a |word| here', 'a **|word|** here'],
  ['bold', 'a **|word|** here', 'a |word| here'],
  ['italic', 'a || here', 'a *||* here'],
  ['heading', 'one\nt|itl|e\ntwo', 'one\n## title||\ntwo'],
  ['heading', '## t|itl|e', 'title||'],
  ['subheading', '## t|itl|e', '### title||'],
  ['list', 'o|ne\ntw|o\nthree', '|- one\n- two|\nthree'],
  ['list', '|- one\n- two|', '|one\ntwo|'],
  ['numbers', '|- one\n- two|', '|1. one\n1. two|'],
  ['quote', '||', '> ||'],
] as const)('[PUB-2] %s turns “%s” into “%s”', ([by, given, expected]) => {
  const selection = select(given)
  expect(show(selection, mark(selection, by))).toBe(expected)
})

test('[PUB-2] a link and a picture are inserted where the text is being written', () => {
  const selection = select('See |our prices| here')
  expect(show(selection, link(selection, 'our [prices]', ' /send '))).toBe('See [our prices](/send)|| here')
  const end = select('One.||')
  expect(show(end, picture(end, '/pictures/a.jpg', 'A [green]\ndoor'))).toBe(
    'One.\n\n![A  green  door](/pictures/a.jpg)\n\n||',
  )
})
