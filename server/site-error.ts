import { SiteError } from '../contract/errors.ts'
import { isUnreachable } from './db/unreachable.ts'

/** What a visitor may be told of whatever was thrown. */
export function asSiteError(cause: unknown): SiteError {
  if (cause instanceof SiteError) return cause
  if (isUnreachable(cause)) {
    const text = 'The service is briefly unavailable. Please try again in a moment.'
    return new SiteError('unavailable', text, { cause, retryAfter: 10 })
  }
  return new SiteError('unexpected', 'Something went wrong. Please try again later.', { cause })
}
