import type { IncomingHttpHeaders } from 'node:http'

/** First and last byte, as HTTP counts them. */
export type ByteRange = { first: number; last: number }

/**
 * The part of a file that a player asks for. Nothing when the whole file is to be sent: no range, several
 * of them, one that makes no sense, or one of an older version of the file.
 */
export function askedRange(
  headers: IncomingHttpHeaders,
  etag: string,
  size: number,
): ByteRange | 'beyond the end' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  if ((!from && !to) || (headers['if-range'] && headers['if-range'] !== etag)) return undefined
  const first = from ? Number(from) : Math.max(size - Number(to), 0)
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1
  if (first >= size) return 'beyond the end'
  return first <= last ? { first, last } : undefined
}
