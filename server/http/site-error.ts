import { SiteError } from '../../contract/errors.ts'
import { isUnreachable } from '../db/unreachable.ts'

/** The error that a visitor may see for anything thrown. */
export function asSiteError(cause: unknown): SiteError {
  if (cause instanceof SiteError) return cause
  if (isUnreachable(cause)) {
    const text = 'The service is briefly unavailable. Please try again in a moment.'
    return new SiteError('unavailable', text, { cause, retryAfter: 10 })
  }
  if (hasNulByte(cause)) {
    return new SiteError('bad_request', 'This holds characters that cannot be stored.', { cause })
  }
  return new SiteError('unexpected', 'Something went wrong. Please try again later.', { cause })
}

/** A NUL byte, which PostgreSQL does not accept in text; no person typed it. */
const hasNulByte = (cause: unknown): boolean =>
  cause instanceof Error &&
  (('code' in cause && (cause.code === '22021' || cause.code === '22P05')) || hasNulByte(cause.cause))
