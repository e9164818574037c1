import { problemTexts } from '../../content/reason-text.ts'
import { everyReason, textOf } from '../../content/reasons/every.ts'
import { SiteError } from '../../contract/errors.ts'
import { isUnreachable } from '../db/unreachable.ts'

/** The error that a visitor may see for anything thrown. */
export function asSiteError(cause: unknown): SiteError {
  if (cause instanceof SiteError) return cause
  if (isUnreachable(cause)) {
    return new SiteError('unavailable', 'call.unavailable', { cause, retryAfter: 10 })
  }
  if (hasNulByte(cause)) {
    return new SiteError('bad_request', 'call.unstorable', { cause })
  }
  return new SiteError('unexpected', 'call.unexpected', { cause })
}

/** A NUL byte, which PostgreSQL does not accept in text; no person typed it. */
const hasNulByte = (cause: unknown): boolean =>
  cause instanceof Error &&
  (('code' in cause && (cause.code === '22021' || cause.code === '22P05')) || hasNulByte(cause.cause))

/** The texts of an error, for people; its codes stay with it, for programs. */
export function describeError({ problem, fields }: SiteError) {
  return {
    reason: problem.reason,
    message: textOf(problem),
    ...(fields && {
      fields: problemTexts(everyReason, fields),
      fieldReasons: Object.fromEntries(Object.entries(fields).map(([name, { reason }]) => [name, reason])),
    }),
  }
}
