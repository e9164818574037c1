import { Marked, type TokenizerAndRendererExtension } from 'marked'
import { phonePattern, phoneUri } from '../contract/phone-number.ts'

export type Heading = { id: string; text: string }

/** Our own Markdown as HTML, with an address on every heading and the list of them. It is never run on what people send. */
export function renderMarkdown(source: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  let above = ''
  const marked = new Marked({
    extensions: [phone],
    renderer: {
      heading({ tokens, depth, text }) {
        const id = text
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, '-')
          .replaceAll(/^-|-$/g, '')
        if (depth === 2) headings.push({ id, text })
        above = id
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      /** A quoted sentence is the point to keep; a quoted list is the text in short. */
      blockquote({ tokens }) {
        const look = tokens.some(({ type }) => type === 'list') ? 'in-short' : 'key-point'
        return `<div class="${look}">${this.parser.parse(tokens)}</div>\n`
      },
      /** It scrolls in a frame of its own, by keyboard too, named by the heading above it. */
      table(token) {
        const head = row(token.header.map((cell) => `<th scope="col">${this.parser.parseInline(cell.tokens)}</th>`))
        const body = token.rows.map((cells) =>
          row(cells.map((cell) => `<td>${this.parser.parseInline(cell.tokens)}</td>`)),
        )
        const frame = `class="table-frame" role="region" tabindex="0" aria-labelledby="${above}"`
        return `<div ${frame}><table class="table"><thead>${head}</thead><tbody>${body.join('')}</tbody></table></div>\n`
      },
    },
  })
  const html = marked.parse(source, { async: false })
  return { html, headings }
}

/** Phone numbers can be tapped, as everywhere on the site. */
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
