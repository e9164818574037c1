const broken = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * 08: connection; 53: out of disk, memory, or connections; 57: shutting down, or timed out; 58: disk; 25006: read-only.
 */
const serverErrors = /^(080|53.|57.|58.)..$|^25006$/

const driverMessages = /^(Connection terminated|timeout e|Query read timeout|Client (was closed|has encountered))/

/** Whether an error means that the database is unavailable, rather than that a query is wrong. */
export function isUnreachable(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  if ('code' in cause && typeof cause.code === 'string') {
    if (broken.has(cause.code) || serverErrors.test(cause.code)) return true
  }
  // The server reports FATAL when it ends or refuses a connection.
  if ('severity' in cause && cause.severity === 'FATAL') return true
  return driverMessages.test(cause.message) || isUnreachable(cause.cause)
}
