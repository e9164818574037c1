import { createElement, type ReactNode } from 'react'

/** What a text may consist of. Headings become bold paragraphs: the outline of the page is that of the desk. */
const elements: Record<string, string> = {
  P: 'p',
  H1: 'p',
  H2: 'p',
  H3: 'p',
  H4: 'p',
  H5: 'p',
  H6: 'p',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  STRONG: 'strong',
  EM: 'em',
  BR: 'br',
  TABLE: 'table',
  TBODY: 'tbody',
  TR: 'tr',
  TD: 'td',
  TH: 'td',
}
const headings = /^H[1-6]$/
const maxDepth = 40

/** Shows HTML without trusting it: only simple elements are made, none with attributes of the file. */
export const SafeHtml = ({ html }: { html: string }) =>
  // A parsed document runs and loads nothing.
  nodesOf(new DOMParser().parseFromString(html, 'text/html').body, 0)

const nodesOf = (parent: Element, depth: number): ReactNode[] =>
  [...parent.childNodes].map((node, index) => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element)) return undefined
    const name = elements[node.tagName]
    const children = depth < maxDepth ? nodesOf(node, depth + 1) : node.textContent
    if (name === undefined) return children
    if (name === 'br') return <br key={index} />
    return createElement(
      name,
      { key: index, ...(headings.test(node.tagName) && { className: 'document-heading' }) },
      children,
    )
  })
