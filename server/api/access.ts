import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { adminMessages } from '../../contract/admin.ts'
import { SiteError } from '../../contract/errors.ts'
import type { Db } from '../db/client.ts'
import { visitorOf } from '../http/visitor.ts'
import type { AccessTokens } from '../services/access-tokens.ts'
import type { Actor, From } from '../services/audit.ts'
import { findCaller } from '../services/sessions.ts'

/**
 * `either`: open to anyone, and an admin who shows a token may do or see more.
 * `link`: open to whoever holds an address that we have signed; the call itself checks it.
 */
type Rule = 'anyone' | 'admin' | 'either' | 'link'

/** Who may call what. A route that does not stand here is refused to everyone. */
export const access: Record<string, Rule> = {
  'GET /api/jobs': 'either',
  'GET /api/jobs/:id': 'either',
  'POST /api/jobs': 'admin',
  'PUT /api/jobs/:id': 'admin',
  'PATCH /api/jobs/:id/status': 'admin',

  'GET /api/exchange-rates': 'anyone',
  'GET /api/agents': 'anyone',
  'GET /api/agents/:id': 'anyone',
  'POST /web/api/zoho/NewSubmitLead': 'anyone',
  'POST /web/api/zoho/submit-lead': 'anyone',

  'GET /api/applications': 'admin',
  'GET /api/applications/counts': 'admin',
  'GET /api/applications/export.csv': 'admin',
  'GET /api/applications/:id': 'admin',
  'GET /api/applications/:id/files': 'admin',
  'PATCH /api/applications/:id/stage': 'admin',
  'POST /api/applications/:id/notes': 'admin',
  'POST /api/applications/:id/erasure': 'admin',
  'GET /files/:key': 'link',

  'GET /api/leads': 'admin',
  'GET /api/leads/counts': 'admin',
  'GET /api/leads/export.csv': 'admin',
  'POST /api/leads/retry': 'admin',
  'GET /api/leads/:id': 'admin',
  'POST /api/leads/:id/retry': 'admin',
  'POST /api/leads/:id/erasure': 'admin',

  'GET /api/career-forms': 'admin',
  'GET /api/career-forms/export.csv': 'admin',
  'GET /api/career-forms/:id': 'admin',
  'GET /api/career-forms/:id/resume': 'admin',
  'PATCH /api/career-forms/:id': 'admin',
  'POST /api/career-forms/:id/erasure': 'admin',

  'GET /api/admin/registration': 'anyone',
  'POST /api/admin/register': 'either',
  'POST /api/admin/login': 'anyone',
  'POST /api/admin/refresh': 'anyone',
  'POST /api/admin/logout': 'admin',
  'POST /api/admin/password': 'admin',
  'GET /api/admin/desk': 'admin',
  'GET /api/admin/sessions': 'admin',
  'DELETE /api/admin/sessions/:id': 'admin',
  'GET /api/admin/admins': 'admin',
  'DELETE /api/admin/admins/:id': 'admin',
  'PUT /api/admin/admins/:id/password': 'admin',
  'GET /api/admin/agents': 'admin',
  'GET /api/admin/agents/export.csv': 'admin',
  'POST /api/admin/agents': 'admin',
  'POST /api/admin/agents/preview': 'admin',
  'POST /api/admin/agents/import': 'admin',
  'PUT /api/admin/agents/:id': 'admin',
  'PATCH /api/admin/agents/:id/status': 'admin',
  'GET /api/admin/audit': 'admin',
  'GET /api/admin/audit.csv': 'admin',
}

export type Guarded = { Bindings: HttpBindings; Variables: { from: From; actor: Actor | undefined } }

/** Judges the route that will answer, not the address as it was written: no spelling gets round it. */
export const guard =
  (db: Db, tokens: AccessTokens, trustProxy: boolean): MiddlewareHandler<Guarded> =>
  async (c, next) => {
    const route = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
    if (!route) return next()
    const rule = access[`${route.method} ${route.path}`]
    if (!rule) throw new Error(`No rule says who may call ${route.method} ${route.path}.`)
    const from = visitorOf(c.env.incoming, trustProxy)
    c.set('from', from)
    if (rule === 'admin' || rule === 'either') c.set('actor', await identify(c, db, tokens, from, rule))
    return next()
  }

async function identify(
  c: Context<Guarded>,
  db: Db,
  tokens: AccessTokens,
  from: From,
  rule: Rule,
): Promise<Actor | undefined> {
  const token = /^bearer\s+(\S+)\s*$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (token === undefined) {
    if (rule === 'either') return undefined
    throw new SiteError('sign_in_needed', adminMessages.signInNeeded)
  }
  const caller = await findCaller(db, tokens, token)
  if (!caller) throw new SiteError('not_allowed', adminMessages.sessionExpired)
  return { ...caller, ...from }
}

/** The admin of a route whose rule is `admin`. */
export function actorOf(c: Context<Guarded>): Actor {
  const actor = c.get('actor')
  if (!actor) throw new SiteError('sign_in_needed', adminMessages.signInNeeded)
  return actor
}
