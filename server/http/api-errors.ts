import type { Context } from 'hono'
import { SiteError } from '../../contract/errors.ts'
import type { Log } from '../log.ts'
import { isUnreachable } from '../db/unreachable.ts'

/** Turns whatever was thrown into the one error answer of the API, and logs what nobody expected. */
export function answerError(cause: unknown, c: Context, log: Log): Response {
  const error = asSiteError(cause)
  if (error.status >= 500)
    log.error({ requestId: c.res.headers.get('x-request-id'), path: c.req.path, err: cause }, error.code)
  if (error.retryAfter) c.header('retry-after', String(error.retryAfter))
  // Callers of the specified API read `message` or `error`, depending on the call.
  return c.json({ code: error.code, message: error.message, error: error.message }, error.status)
}

function asSiteError(cause: unknown): SiteError {
  if (cause instanceof SiteError) return cause
  if (isUnreachable(cause)) {
    return new SiteError('unavailable', 'The service is briefly unavailable. Please try again in a moment.', {
      cause,
      retryAfter: 10,
    })
  }
  return new SiteError('unexpected', 'Something went wrong. Please try again later.', { cause })
}
