import type { ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Log } from '../monitoring/log.ts'
import { loggedPath } from '../monitoring/logged-path.ts'
import { asSiteError, describeError } from './site-error.ts'

/** Turns anything thrown into the API's error response, and logs unexpected errors. */
export function describeFailure(cause: unknown, path: string, response: Pick<ServerResponse, 'getHeader'>, log: Log) {
  const error = asSiteError(cause)
  const { code, status, retryAfter } = error
  if (status >= 500)
    log.error({ requestId: response.getHeader('x-request-id'), path: loggedPath(path), err: cause }, code)
  // Clients of the specified API read `message` or `error`, depending on the call.
  const { reason, message, ...fields } = describeError(error)
  const body = { code, reason, message, error: message, ...fields }
  const headers: Record<string, string> = retryAfter ? { 'retry-after': String(retryAfter) } : {}
  return { status, body, headers }
}

export function answerError<E extends { Bindings: HttpBindings }>(cause: unknown, c: Context<E>, log: Log): Response {
  const { status, body, headers } = describeFailure(cause, c.req.path, c.env.outgoing, log)
  return c.json(body, status, headers)
}
