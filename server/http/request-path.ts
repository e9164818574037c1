/** The path and query of a request line, or nothing when it is not one that a browser would send. */
export function readTarget(url: string | undefined): { path: string; query: string } | undefined {
  if (!url?.startsWith('/') || url.startsWith('//') || url.length > 4_096) return undefined
  const split = url.indexOf('?')
  const path = split < 0 ? url : url.slice(0, split)
  const query = split < 0 ? '' : url.slice(split)
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
