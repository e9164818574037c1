import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'

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

/** The driver lost the server or got no response in time. */
class NoResponse extends Error {}

/** Whether an error means that the database is unavailable, rather than that a query is wrong. */
export function isUnreachable(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  if (cause instanceof NoResponse) return true
  if ('code' in cause && typeof cause.code === 'string') {
    if (broken.has(cause.code) || serverErrors.test(cause.code)) return true
  }
  // The server reports FATAL when it ends or refuses a connection.
  if (cause instanceof DatabaseError && cause.severity === 'FATAL') return true
  if (cause instanceof DrizzleQueryError && isOfDriver(cause.cause)) return true
  return isUnreachable(cause.cause)
}

/** Work with the driver itself, without Drizzle, which marks what failed in the driver. */
export const withDriver = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw isOfDriver(cause) ? new NoResponse('The database does not respond.', { cause }) : cause
  })

/** The driver's own errors have neither a class nor a code; those of the server and of the system have one. */
const isOfDriver = (cause: unknown) => cause instanceof Error && !('code' in cause)
