import { Marked } from 'marked'
import { isTooNested } from '../markdown.ts'

/** What the checks look at in a Markdown text. */
export type MarkdownParts = {
  headings: { depth: number; text: string }[]
  links: { href: string; text: string }[]
  pictures: { href: string; alt: string }[]
  /** Raw HTML and character references, which published text may not have. */
  html: string[]
  /** The text of every paragraph, list item, and cell, as people read it. */
  blocks: string[]
}

/** Reads a text with the parser that renders it, so that both see the same. */
export function readMarkdownParts(source: string): MarkdownParts {
  const parts: MarkdownParts = { headings: [], links: [], pictures: [], html: characterReferences(source), blocks: [] }
  // It is shown as it was written.
  if (isTooNested(source)) return { ...parts, blocks: [source] }
  const marked = new Marked({
    renderer: {
      heading({ depth, tokens }) {
        parts.headings.push({ depth, text: this.parser.parseInline(tokens, this.parser.textRenderer).trim() })
        return this.parser.parseInline(tokens)
      },
      paragraph({ tokens }) {
        parts.blocks.push(this.parser.parseInline(tokens, this.parser.textRenderer))
        return this.parser.parseInline(tokens)
      },
      tablecell({ tokens }) {
        parts.blocks.push(this.parser.parseInline(tokens, this.parser.textRenderer))
        return this.parser.parseInline(tokens)
      },
      /** The text of a list item has inline tokens of its own. */
      text(token) {
        if (!('tokens' in token) || !token.tokens) return token.text
        parts.blocks.push(this.parser.parseInline(token.tokens, this.parser.textRenderer))
        return this.parser.parseInline(token.tokens)
      },
      link({ href, tokens }) {
        parts.links.push({ href, text: this.parser.parseInline(tokens, this.parser.textRenderer).trim() })
        return this.parser.parseInline(tokens)
      },
      image({ href, text }) {
        parts.pictures.push({ href, alt: text.trim() })
        return ''
      },
      html({ raw }) {
        parts.html.push(raw.trim())
        return ''
      },
    },
  })
  marked.parse(source, { async: false })
  return parts
}

/** They can hide words from the checks: `&#105;nstant`. */
const characterReferences = (source: string): string[] => source.match(/&(?:#\w{1,8}|[a-z]\w{1,30});/giu) ?? []
