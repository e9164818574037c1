import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { idleHeader, tabHeader } from '../../contract/admin.ts'
import { SiteError } from '../../contract/errors.ts'
import type { Access } from '../../contract/operation.ts'
import { calls } from '../../contract/operations.ts'
import { may, type Role } from '../../contract/roles.ts'
import type { Db } from '../db/client.ts'
import { visitorOf } from '../http/visitor.ts'
import type { AccessTokens } from '../services/access-tokens.ts'
import type { Actor, From } from '../services/audit.ts'
import { findCaller } from '../services/sessions.ts'

export type Guarded = { Bindings: HttpBindings; Variables: { from: From; actor: Actor | undefined } }

const operationOf = new Map(calls.map((call) => [`${call.method} ${call.path}`, call]))

/**
 * Checks the matched route, not the URL as it was written, so that no spelling gets around it. A route that is missing
 * from the table of operations is refused to everyone.
 */
export const guard =
  ({ db, tokens, trustProxy, factorRequired, onRefused }: GuardParts): MiddlewareHandler<Guarded> =>
  async (c, next) => {
    const route = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
    if (!route) return next()
    const call = operationOf.get(`${route.method} ${route.path}`)
    if (!call) throw new Error(`No rule says who may call ${route.method} ${route.path}.`)
    const { access: rule, needs, isForEnrollment, fresh } = call.operation
    const from = { ...visitorOf(c.env.incoming, trustProxy), call: call.name }
    c.set('from', from)
    if (rule === 'admin' || rule === 'either') {
      const actor = await identify(c, db, tokens, from, rule)
      if (actor && !may(actor.role, needs)) {
        const requestId = c.env.outgoing.getHeader('x-request-id')
        onRefused({ requestId, call: call.name, role: actor.role, adminId: actor.adminId })
        throw new SiteError('not_allowed', 'admin.role_not_allowed')
      }
      if (actor && factorRequired && !actor.hasFactor && !isForEnrollment)
        throw new SiteError('not_allowed', 'admin.factor_needed')
      if (actor && fresh && !actor.isProven) throw new SiteError('proof_needed', 'admin.proof_needed')
      c.set('actor', actor)
    }
    return next()
  }

type GuardParts = {
  db: Db
  tokens: AccessTokens
  trustProxy: boolean
  /** Whether an admin without a second factor can only enroll one. */
  factorRequired: boolean
  /** Called with ids only, when the role of an admin does not include a call. */
  onRefused: (refused: { requestId: unknown; call: string; role: Role; adminId: string }) => void
}

async function identify(
  c: Context<Guarded>,
  db: Db,
  tokens: AccessTokens,
  from: From,
  rule: Access,
): Promise<Actor | undefined> {
  const token = /^bearer\s+(\S+)\s*$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (token === undefined) {
    if (rule === 'either') return undefined
    throw new SiteError('sign_in_needed', 'admin.sign_in_needed')
  }
  const caller = await findCaller(db, tokens, token, isIdle(c))
  if (!caller) throw new SiteError('not_allowed', 'admin.session_expired')
  return { ...caller, ...from, tab: tabOf(c) }
}

/** Whether the page made the call by itself, while nobody was active. */
export const isIdle = (c: Context) => c.req.header(idleHeader) !== undefined

const tabOf = (c: Context) => /^[\w-]{1,40}$/.exec(c.req.header(tabHeader) ?? '')?.[0]

/** The signed-in admin, on a route whose rule is `admin`. */
export function actorOf(c: Context<Guarded>): Actor {
  const actor = c.get('actor')
  if (!actor) throw new SiteError('sign_in_needed', 'admin.sign_in_needed')
  return actor
}
