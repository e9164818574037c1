import { decodeProtectedHeader } from 'jose'
import { Client } from 'pg'
import { dbOf } from '../../server/db/client.ts'
import { createAccessTokens } from '../../server/services/access-tokens.ts'
import { createSigningKeys } from '../../server/services/signing-keys.ts'
import { expect, startTestSite, testSecret, type TestSite } from '../support/site.ts'
import { callsToWait, whileHeld } from '../support/held-rows.ts'
import { runOn } from '../support/run-program.ts'
import { expiredToken, firstAdmin, isIn, refreshed, signIn, test } from '../support/admin.ts'
import { bearer } from '../../support/calls.ts'

/** `npm run admin -- rotate-keys` on the database of a site. */
async function rotate(site: TestSite): Promise<string> {
  const { output } = await runOn(site, 'admin', 'rotate-keys')
  return /new key (\w+)/.exec(output)?.[1] ?? ''
}

const kidOf = (token: string) => decodeProtectedHeader(token).kid
/** Signs in until the site uses the key; instances ask for new ones every few seconds. */
const signInWith = (site: TestSite, kid: string) =>
  expect.poll(async () => kidOf((await signIn(site)).accessToken), { interval: 1_000 }).toBe(kid)

test('[AUTH-2] a new signing key signs nobody out, and instances that do not know it yet accept it', async () => {
  const one = await startTestSite()
  const other = await startTestSite({ DATABASE_URL: one.databaseUrl })
  const before = await firstAdmin(one)
  expect(kidOf(before.accessToken)).toBeUndefined()
  const first = await rotate(one)
  await signInWith(one, first)
  const { accessToken } = await signIn(one)
  for (const site of [one, other]) {
    expect(await isIn(site, accessToken), 'signed with the new key').toBe(true)
    expect(await isIn(site, before.accessToken), 'signed with the key before').toBe(true)
  }
  const next = await refreshed(other, before.refreshToken)
  expect(kidOf(next.accessToken), 'an instance that was shown the key signs with it').toBe(first)

  const { rows } = await one.pool.query(`select admin_name, detail from audit_entries where action = 'keys-rotated'`)
  expect(rows).toEqual([{ admin_name: 'npm run admin', detail: { kid: first } }])
})

test('[AUTH-2] two keys are accepted at a time, and the older one until its tokens have expired', async ({ site }) => {
  const admin = await firstAdmin(site)
  const id = await site.value('select id from sessions')
  const client = new Client(site.databaseUrl)
  await client.connect()
  const keys = createSigningKeys(dbOf(client))
  const tokens = createAccessTokens(testSecret, keys)
  await keys.refresh()
  const made: string[] = []
  const accepted = () => Promise.all(made.map(async (token) => (await tokens.read(token)) === id))
  for (let generation = 0; generation < 3; generation += 1) {
    made.push(await tokens.issue(id))
    await rotate(site)
    await keys.refresh()
  }
  made.push(await tokens.issue(id))
  expect(new Set(made.map(kidOf)).size).toBe(4)
  expect(await accepted()).toEqual([false, false, true, true])
  expect(await site.count('signing_keys')).toBe(2)
  await site.pool.query(`update signing_keys set created_at = created_at - interval '16 minutes'`)
  await keys.refresh()
  expect(await accepted()).toEqual([false, false, false, true])
  await client.end()
  expect(await isIn(site, (await refreshed(site, admin.refreshToken)).accessToken), 'still signed in').toBe(true)
})

test('[AUTH-1] a token with a made-up key id, or with the key of another secret, is refused', async ({ site }) => {
  await firstAdmin(site)
  const kid = await rotate(site)
  await signInWith(site, kid)
  const { rows } = await site.pool.query<{ id: string; salt: string }>(
    'select sessions.id, salt from sessions, signing_keys limit 1',
  )
  const { id = '', salt = '' } = rows[0] ?? {}
  const forge = (secret: string, generation: { kid: string; salt: string }) =>
    createAccessTokens(secret, {
      newest: () => generation,
      find: () => Promise.resolve(undefined),
      refresh: () => Promise.resolve(),
    }).issue(id)
  const forged = [
    await forge(testSecret, { kid: 'made-up', salt }),
    await forge(testSecret, { kid, salt: 'another' }),
    await forge('another secret', { kid, salt }),
    await expiredToken(site),
  ]
  for (const token of forged) expect((await site.get('/api/admin/sessions', bearer(token))).status).toBe(403)
  expect(await isIn(site, await forge(testSecret, { kid, salt })), 'the test makes tokens as the site does').toBe(true)
})

test('[AUTH-1] tokens with made-up key ids, however many at once, do not take all connections to the database', async ({
  site,
}) => {
  const header = Buffer.from(JSON.stringify({ alg: 'HS256', kid: 'made-up' })).toString('base64url')
  const asked = await whileHeld(site, 'lock table signing_keys', async () => {
    const all = Array.from({ length: 20 }, () => isIn(site, `${header}.e30.e30`))
    await callsToWait(site, 1)
    expect((await site.get('/readyz')).status).toBe(200)
    return all
  })
  expect(new Set(await Promise.all(asked))).toEqual(new Set([false]))
})
