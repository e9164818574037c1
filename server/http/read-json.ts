import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { SiteError } from '../../contract/errors.ts'
import { readBody, type BodyLimits } from './read-body.ts'

/** The fields of a JSON body, not yet validated. */
export async function readJson<E extends { Bindings: HttpBindings }>(
  c: Context<E>,
  limits?: BodyLimits,
): Promise<object> {
  if (!isOfType(c, 'application/json')) {
    throw new SiteError('wrong_media_type', 'call.json_needed')
  }
  const fields = parse(await readBody(c.env.incoming, limits))
  if (typeof fields === 'object' && fields !== null && !Array.isArray(fields)) return fields
  throw new SiteError('bad_request', 'call.object_needed')
}

export const isOfType = (c: Context, type: string): boolean =>
  c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() === type

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new SiteError('bad_request', 'call.json_unreadable', { cause })
  }
}
