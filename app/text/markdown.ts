import { Marked, type Token, type TokenizerAndRendererExtension } from 'marked'
import { createHeadingIds } from '../../contract/heading-slug.ts'
import { phonePattern, phoneUri } from '../../contract/phone-number.ts'
import { isTooNested } from '../../contract/markdown.ts'
import { isSafeLink } from '../../contract/safe-link.ts'
import { escapeHtml } from './escape-html.ts'
import { pictureHtml } from './picture-html.ts'

export type Heading = { id: string; text: string }

/**
 * Renders Markdown, with an id on every heading, and lists the headings. Whatever is written, the result has no HTML of
 * the writer, only links that cannot run anything, and only pictures of this site.
 */
export function renderMarkdown(source: string): { html: string; headings: Heading[] } {
  // It would take very long to find out what is meant.
  if (isTooNested(source)) return { html: `<p>${escapeHtml(source)}</p>`, headings: [] }
  const headings: Heading[] = []
  const idOf = createHeadingIds()
  let headingId = ''
  const marked = new Marked({
    extensions: [phone],
    // HTML is not a part of the language: its signs are text like any other.
    tokenizer: { html: () => undefined, tag: () => undefined },
    renderer: {
      heading({ tokens, depth }) {
        const text = plainText(tokens)
        const id = idOf(text)
        if (depth === 2) headings.push({ id, text })
        headingId = id
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens)
        return isSafeLink(href) ? `<a href="${escapeHtml(href)}">${text}</a>` : text
      },
      image: ({ href, text }) => pictureHtml(href, text) ?? escapeHtml(text),
      /** A checkbox that nobody can check says nothing. */
      checkbox: () => '',
      /** A quoted list is a summary of the text; any other quote is a key point. */
      blockquote({ tokens }) {
        const look = tokens.some(({ type }) => type === 'list') ? 'in-short' : 'key-point'
        return `<div class="${look}">${this.parser.parse(tokens)}</div>\n`
      },
      /** A table scrolls in its own container, by keyboard too; the heading above labels the container. */
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

/** What people read of a text. */
const plainText = (tokens: Token[]): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? token.text : token.raw,
    )
    .join('')

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
