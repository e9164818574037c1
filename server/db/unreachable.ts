const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
])

/** Whether an error means that the database cannot be reached now, rather than that a query is wrong. */
export function isUnreachable(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  if ('code' in cause && typeof cause.code === 'string' && codes.has(cause.code)) return true
  if (/^Connection terminated|timeout exceeded when trying to connect/.test(cause.message)) return true
  return isUnreachable(cause.cause)
}
