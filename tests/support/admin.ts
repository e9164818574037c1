import { z } from 'zod'
import { Tokens } from '../../contract/admin.ts'
import type { Role } from '../../contract/roles.ts'
import { createAccessTokens } from '../../server/services/access-tokens.ts'
import { firstKeyOnly } from './first-key.ts'
import { testSecret, type TestSite } from './site.ts'
import { bearer, credentials } from '../../support/calls.ts'

export type SignedIn = Tokens & { headers: { authorization: string } }

/** Registers an admin; without a token, only the first one of an empty site. */
export async function register(site: TestSite, body: Record<string, unknown> = credentials, headers = {}) {
  return site.post('/api/admin/register', body, headers)
}

export async function signIn(site: TestSite, body: Record<string, unknown> = credentials): Promise<SignedIn> {
  const answer = await site.post('/api/admin/login', body)
  const tokens = Tokens.parse(await answer.json())
  return { ...tokens, headers: bearer(tokens.accessToken) }
}

export async function firstAdmin(site: TestSite): Promise<SignedIn> {
  await register(site)
  return signIn(site)
}

/** A second admin, added by the first. */
export async function anotherAdmin(
  site: TestSite,
  by: SignedIn,
  username = 'peter.olson',
  role: Role = 'owner',
): Promise<SignedIn> {
  const body = { username, password: 'another sentence', role }
  await register(site, body, by.headers)
  return signIn(site, body)
}

/** A token of this site that expired a minute ago. */
export async function expiredToken(site: TestSite): Promise<string> {
  const { rows } = await site.pool.query<{ id: string }>('select id from sessions limit 1')
  return createAccessTokens(testSecret, firstKeyOnly).issue(rows[0]?.id ?? '', -60)
}

export const refresh = (site: TestSite, refreshToken: string) => site.post('/api/admin/refresh', { refreshToken })

export const refreshed = async (site: TestSite, refreshToken: string) =>
  Tokens.parse(await (await refresh(site, refreshToken)).json())

export const isIn = async (site: TestSite, token: string) =>
  (await site.get('/api/admin/sessions', bearer(token))).status === 200

export async function idOf(site: TestSite, username: string): Promise<string> {
  const { rows } = await site.pool.query<{ id: string }>('select id from admins where username = $1', [username])
  return rows[0]?.id ?? ''
}

/** The status of an answer, and the reason why it was refused, if it was. */
export async function outcomeOf(answer: Response | Promise<Response>) {
  const given = await answer
  const { reason } = z.object({ reason: z.string().optional() }).parse(await given.json())
  return [given.status, reason]
}

/** The actions in the audit log that meet a condition, oldest first. */
export async function actionsOf(site: TestSite, condition = 'true'): Promise<string[]> {
  const statement = `select action from audit_entries where ${condition} order by id`
  return (await site.pool.query<{ action: string }>(statement)).rows.map(({ action }) => action)
}
