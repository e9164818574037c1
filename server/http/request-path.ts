/** Longer than any of our URLs. Processing time grows with the length, and happens before any authentication. */
const maxLength = { path: 512, url: 4_096 }

/** The path and query of a request; undefined when no browser would send such a target. */
export function readTarget(url: string | undefined): { path: string; query: string } | undefined {
  if (!url?.startsWith('/') || url.startsWith('//') || url.length > maxLength.url) return undefined
  const split = url.indexOf('?')
  const path = split < 0 ? url : url.slice(0, split)
  const query = split < 0 ? '' : url.slice(split)
  if (path.length > maxLength.path) return undefined
  if (!/^[\x21-\x7e]*$/.test(url) || path.includes('\\') || !isDecodable(path)) return undefined
  return { path, query }
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/**
 * The path with every character that needs no code written plainly (RFC 3986, section 6.2.2.2). The router decodes a path
 * before it matches it, so a page would otherwise have thousands of spellings, each past the limits and caches of the page.
 */
export const plainPath = (path: string): string =>
  path.replaceAll(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : code
  })
