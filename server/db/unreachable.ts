const broken = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])

/** Whether an error means that the database cannot be reached now, rather than that a query is wrong. */
export function isUnreachable(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  if ('code' in cause && typeof cause.code === 'string' && broken.has(cause.code)) return true
  // The server says FATAL when it ends or refuses a connection.
  if ('severity' in cause && cause.severity === 'FATAL') return true
  if (/^Connection terminated|timeout exceeded when trying to connect/.test(cause.message)) return true
  return isUnreachable(cause.cause)
}
