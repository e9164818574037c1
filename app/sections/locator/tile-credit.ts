/** A part of the credit line, with a link where there is one. */
export type Credit = { text: string; href?: string | undefined }

/** The credit that comes with the tiles is HTML; only its text and its links are used. */
export function readCredit(html: string | undefined): Credit[] {
  const { body } = new DOMParser().parseFromString(html ?? '', 'text/html')
  for (const code of body.querySelectorAll('script, style')) code.remove()
  return [...body.childNodes]
    .map((node) => ({ text: node.textContent ?? '', href: linkOf(node) }))
    .filter(({ text }) => text.trim() !== '')
}

const linkOf = (node: Node) => (node instanceof HTMLAnchorElement && /^https?:/.test(node.href) ? node.href : undefined)
