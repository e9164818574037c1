/** Where a link in published text leads. `insecure` is http; `unsafe` is everything that published text may not use. */
export type LinkTarget =
  | { kind: 'page'; path: string }
  | { kind: 'part'; id: string }
  | { kind: 'outside'; url: string }
  | { kind: 'contact' }
  | { kind: 'insecure' }
  | { kind: 'unsafe' }

/** Only known forms are allowed, since there are endless ways to write a script. */
export function linkTarget(href: string): LinkTarget {
  if (href.startsWith('#')) return { kind: 'part', id: href.slice(1) }
  if (/^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/iu.test(href)) return { kind: 'contact' }
  const url = URL.parse(href, ownOrigin)
  if (!url || url.username || url.password) return { kind: 'unsafe' }
  if (href.startsWith('/')) return url.origin === ownOrigin ? { kind: 'page', path: url.pathname } : { kind: 'unsafe' }
  if (/^http:\/\//iu.test(href)) return { kind: 'insecure' }
  return /^https:\/\//iu.test(href) ? { kind: 'outside', url: url.href } : { kind: 'unsafe' }
}

/** A browser reads `//host` and `/\host` as another site; so does the URL parser, with this as the base. */
const ownOrigin = 'https://own.invalid'
