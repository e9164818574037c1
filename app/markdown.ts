import { Marked } from 'marked'

export type Heading = { id: string; text: string }

const row = (cells: string[]) => `<tr>${cells.join('')}</tr>`

/** Our own Markdown as HTML, with an address on every heading and the list of them. It is never run on what people send. */
export function renderMarkdown(source: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = text
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, '-')
          .replaceAll(/^-|-$/g, '')
        if (depth === 2) headings.push({ id, text })
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      blockquote({ tokens }) {
        return `<div class="key-point">${this.parser.parse(tokens)}</div>\n`
      },
      table(token) {
        const head = row(token.header.map((cell) => `<th scope="col">${this.parser.parseInline(cell.tokens)}</th>`))
        const body = token.rows.map((cells) =>
          row(cells.map((cell) => `<td>${this.parser.parseInline(cell.tokens)}</td>`)),
        )
        return `<div class="table-frame"><table class="table"><thead>${head}</thead><tbody>${body.join('')}</tbody></table></div>\n`
      },
    },
  })
  const html = marked.parse(source, { async: false })
  return { html, headings }
}
