import type { IncomingMessage } from 'node:http'
import { SiteError } from '../../contract/errors.ts'
import { idempotencyHeader } from '../../contract/lead-call.ts'

/** Identifies a request that is sent again. */
export function readIdempotencyKey(request: IncomingMessage): string | undefined {
  const key = request.headers[idempotencyHeader.toLowerCase()]
  if (key === undefined || (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key))) return key
  throw new SiteError('bad_request', 'call.key_invalid')
}
