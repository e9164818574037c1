import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Log } from '../log.ts'
import { asSiteError } from '../site-error.ts'

/** Turns whatever was thrown into the one error answer of the API, and logs what nobody expected. */
export function answerError(cause: unknown, c: Context<{ Bindings: HttpBindings }>, log: Log): Response {
  const error = asSiteError(cause)
  const requestId = c.env.outgoing.getHeader('x-request-id')
  if (error.status >= 500) log.error({ requestId, path: c.req.path, err: cause }, error.code)
  if (error.retryAfter) c.header('retry-after', String(error.retryAfter))
  // Callers of the specified API read `message` or `error`, depending on the call.
  return c.json({ code: error.code, message: error.message, error: error.message }, error.status)
}
