import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { SiteError } from '../../contract/errors.ts'
import { ownOrigin } from './own-origin.ts'
import { isOfType } from './read-json.ts'
import { maxFields, readBody } from './read-body.ts'

/** A form posted by one of our own pages, read completely within the usual limits. */
export async function readPost<E extends { Bindings: HttpBindings }>(
  c: Context<E>,
  publicUrl: string,
): Promise<Request> {
  if (!isOfType(c, 'application/x-www-form-urlencoded')) {
    throw new SiteError('wrong_media_type', 'call.form_needed')
  }
  const origin = ownOrigin(c.env.incoming.headers, publicUrl) ?? publicUrl
  const body = await readBody(c.env.incoming)
  if (body.split('&').length > maxFields) throw new SiteError('too_large', 'call.form_too_large')
  const { pathname, search } = new URL(c.req.url)
  // React Router compares the origin with the URL, which behind a proxy differs from the one that the browser sees.
  return new Request(new URL(pathname + search, origin), { method: 'POST', headers: c.req.raw.headers, body })
}
