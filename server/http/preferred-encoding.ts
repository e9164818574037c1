export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest encoding that a client accepts, by its `accept-encoding` header. */
export function preferredEncoding(accept: string | null | undefined): Encoding {
  if (!accept) return 'identity'
  if (/\bbr\b/.test(accept) && !/\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accept)) return 'br'
  return /\bgzip\b/.test(accept) && !/\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accept) ? 'gzip' : 'identity'
}
