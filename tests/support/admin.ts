import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { Tokens } from '../../contract/admin.ts'
import type { Call } from '../../contract/operations.ts'
import type { Role } from '../../contract/roles.ts'
import { createAccessTokens } from '../../server/services/access-tokens.ts'
import { firstKeyOnly } from './first-key.ts'
import { answerOf, test as base, testSecret, type TestSite } from './site.ts'
import { bearer, credentials } from '../../support/calls.ts'

/** Somebody who has signed in, and the calls that they make. */
export type SignedIn = Tokens & {
  headers: { authorization: string }
  get: (path: string) => Promise<Response>
  post: (path: string, body?: unknown) => Promise<Response>
  send: (method: string, path: string, body?: unknown) => Promise<Response>
}

/** A test with its own site, and the first admin of it. */
export const test = base.extend<{ admin: SignedIn }>({
  admin: async ({ site }, use) => use(await firstAdmin(site)),
})

/** Registers an admin; without a token, only the first one of an empty site. */
export async function register(site: TestSite, body: Record<string, unknown> = credentials, headers = {}) {
  return site.post('/api/admin/register', body, headers)
}

export const signIn = (site: TestSite, body: object = credentials) =>
  signedInBy(site, site.post('/api/admin/login', body))

/** Whom the answer to a sign-in lets in. */
export async function signedInBy(site: TestSite, answer: Response | Promise<Response>): Promise<SignedIn> {
  const tokens = await answerOf(Tokens, answer)
  const headers = bearer(tokens.accessToken)
  return {
    ...tokens,
    headers,
    get: (path) => site.get(path, headers),
    post: (path, body) => site.post(path, body, headers),
    send: (method, path, body) => site.send(method, path, body, headers),
  }
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
  const id = await site.value('select id from sessions limit 1')
  return createAccessTokens(testSecret, firstKeyOnly).issue(id, -60)
}

export const refresh = (site: TestSite, refreshToken: string) => site.post('/api/admin/refresh', { refreshToken })

export const refreshed = (site: TestSite, refreshToken: string) => answerOf(Tokens, refresh(site, refreshToken))

export const isIn = async (site: TestSite, token: string) =>
  (await site.get('/api/admin/sessions', bearer(token))).status === 200

export const idOf = (site: TestSite, username: string) =>
  site.value('select id from admins where username = $1', [username])

/** Makes a call about something that does not exist, with an empty body. */
export const callInVain = (by: Pick<SignedIn, 'send'>, { method, path }: Call) =>
  by.send(method, path.replaceAll(/:\w+/g, randomUUID()), method === 'GET' || method === 'DELETE' ? undefined : {})

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
