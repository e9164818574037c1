import { Marked, type TokenizerAndRendererExtension } from 'marked'
import { headingSlug } from '../../contract/heading-slug.ts'
import { phonePattern, phoneUri } from '../../contract/phone-number.ts'

export type Heading = { id: string; text: string }

/** Renders our own Markdown, with an id on every heading, and lists the headings. Never used for visitors' input. */
export function renderMarkdown(source: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const uses = new Map<string, number>()
  let headingId = ''
  const marked = new Marked({
    extensions: [phone],
    renderer: {
      heading({ tokens, depth, text }) {
        const words = headingSlug(text)
        const count = (uses.get(words) ?? 0) + 1
        uses.set(words, count)
        const id = count === 1 ? words : `${words}-${count}`
        if (depth === 2) headings.push({ id, text })
        headingId = id
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      /** A quoted list is a summary of the text; any other quote is a key point. */
      blockquote({ tokens }) {
        const look = tokens.some(({ type }) => type === 'list') ? 'in-short' : 'key-point'
        return `<div class="${look}">${this.parser.parse(tokens)}</div>\n`
      },
      /** A table scrolls in its own container, also by keyboard, which is labeled by the heading above it. */
      table(token) {
        const head = row(token.header.map((cell) => `<th scope="col">${this.parser.parseInline(cell.tokens)}</th>`))
        const body = token.rows.map((cells) =>
          row(cells.map((cell) => `<td>${this.parser.parseInline(cell.tokens)}</td>`)),
        )
        const frame = `class="table-frame" role="region" tabindex="0" aria-labelledby="${headingId}"`
        return `<div ${frame}><table class="table"><thead>${head}</thead><tbody>${body.join('')}</tbody></table></div>\n`
      },
    },
  })
  const html = marked.parse(source, { async: false })
  return { html, headings }
}

/** Phone numbers are links, as everywhere on the site. */
const phone: TokenizerAndRendererExtension = {
  name: 'phone',
  level: 'inline',
  start: (source) => phonePattern.exec(source)?.index,
  tokenizer(source) {
    const found = phonePattern.exec(source)
    return found?.index === 0 ? { type: 'phone', raw: found[0] } : undefined
  },
  renderer: ({ raw }) => `<a href="${phoneUri(raw)}">${raw}</a>`,
}

const row = (cells: string[]) => `<tr>${cells.join('')}</tr>`
