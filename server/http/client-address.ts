import type { Context } from 'hono'
import { getConnInfo } from '@hono/node-server/conninfo'

/** Who is asking: the peer, or what the one proxy in front has seen. Earlier entries are the client's own claims. */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const address = forwarded || getConnInfo(c).remote.address || 'unknown'
  return address.replace(/^::ffff:/, '').slice(0, 45)
}
