type ByteRange = { from: number; to: number }

/** Parses a `Range` header. Multiple or malformed ranges get the full file. */
export function readRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!first && !last) return undefined
  const from = first ? Number(first) : Math.max(0, size - Number(last))
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (from >= size) return 'outside'
  return from > to ? undefined : { from, to }
}
