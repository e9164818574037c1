import { SiteError } from '../contract/errors.ts'
import { isUnreachable } from './db/unreachable.ts'

/** What a visitor may be told of whatever was thrown. */
export function asSiteError(cause: unknown): SiteError {
  if (cause instanceof SiteError) return cause
  if (isUnreachable(cause)) {
    const text = 'The service is briefly unavailable. Please try again in a moment.'
    return new SiteError('unavailable', text, { cause, retryAfter: 10 })
  }
  if (holdsUnstorable(cause)) {
    return new SiteError('bad_request', 'This holds characters that cannot be stored.', { cause })
  }
  return new SiteError('unexpected', 'Something went wrong. Please try again later.', { cause })
}

/** A NUL byte, which PostgreSQL refuses in any text; whatever it came in, no person typed it. */
const holdsUnstorable = (cause: unknown): boolean =>
  cause instanceof Error &&
  (('code' in cause && (cause.code === '22021' || cause.code === '22P05')) || holdsUnstorable(cause.cause))
