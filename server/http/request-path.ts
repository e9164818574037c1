/** More than any address of ours: work on a path grows with its length, and is done before anyone is known. */
const longest = { path: 512, url: 4_096 }

/** The path and query of a request line, or nothing when it is not one that a browser would send. */
export function readTarget(url: string | undefined): { path: string; query: string } | undefined {
  if (!url?.startsWith('/') || url.startsWith('//') || url.length > longest.url) return undefined
  const split = url.indexOf('?')
  const path = split < 0 ? url : url.slice(0, split)
  const query = split < 0 ? '' : url.slice(split)
  if (path.length > longest.path) return undefined
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
