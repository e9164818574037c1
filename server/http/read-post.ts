import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { SiteError } from '../../contract/errors.ts'
import { isOfType } from './read-json.ts'
import { readBody } from './read-body.ts'

/** A form that one of our own pages posts, read whole within the limits of any call. */
export async function readPost(c: Context<{ Bindings: HttpBindings }>, publicUrl: string): Promise<Request> {
  if (!isOfType(c, 'application/x-www-form-urlencoded')) {
    throw new SiteError('wrong_media_type', 'Please send this form as application/x-www-form-urlencoded.')
  }
  const origin = ownOrigin(c, publicUrl)
  const body = await readBody(c.env.incoming)
  const { pathname, search } = new URL(c.req.url)
  // React Router compares the origin with the address, which behind a proxy is not the one that the browser sees.
  return new Request(new URL(pathname + search, origin), { method: 'POST', headers: c.req.raw.headers, body })
}

/** The origin of the page that posted; a page of another site is refused. */
function ownOrigin(c: Context, publicUrl: string): string {
  const origin = c.req.header('origin')
  if (!origin) return publicUrl
  const isOwn = origin === new URL(publicUrl).origin || origin.replace(/^https?:\/\//, '') === c.req.header('host')
  if (isOwn) return origin
  throw new SiteError('not_allowed', 'This form was sent from another site.')
}
