import { expect, realCost, startTestSite, test, type TestSite } from '../support/site.ts'
import { firstAdmin, register } from '../support/admin.ts'
import { credentials } from '../../support/calls.ts'
import { addTotp, codeAt } from '../support/factors.ts'
import { isLongRun } from '../../support/fault-rounds.ts'

const tryFrom = (site: TestSite, address: string, body: object, headers = {}) =>
  site.post('/api/admin/login', { ...credentials, ...body }, { 'x-forwarded-for': address, ...headers })

const addressOf = (index: number) => `192.0.${Math.floor(index / 250)}.${(index % 250) + 1}`

/** The cookie of a device that signed in. */
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')

const behindProxy = { TRUST_PROXY: 'true' }

const guess = async (site: TestSite, count: number, addresses: number) => {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) {
    const answer = await tryFrom(site, addressOf(index % addresses), { password: `guess ${index}` })
    statuses.push(answer.status)
  }
  return statuses
}

test('[DOOR-8] of 300 guesses at one account from 60 addresses, 20 are checked; the right password is then no use', async () => {
  const site = await startTestSite(behindProxy)
  const known = await firstAdminFrom(site, '198.51.100.7')
  const statuses = await guess(site, 300, 60)
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401))
  expect(statuses.slice(20)).toEqual(Array(280).fill(429))

  const right = await tryFrom(site, '203.0.113.9', {})
  const wrong = await tryFrom(site, '203.0.113.9', { password: 'wrong' })
  expect([right.status, wrong.status]).toEqual([429, 429])
  expect(await right.text(), 'does not tell whether the password was right').toBe(await wrong.text())
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(59 * 60)

  expect((await tryFrom(site, '203.0.113.9', {}, { cookie: known })).status, 'a known device').toBe(200)
  expect((await tryFrom(site, '203.0.113.9', {})).status, 'which frees nobody else').toBe(429)
  await site.pool.query(`update sign_in_attempts set at = at - interval '1 hour'`)
  expect((await tryFrom(site, '203.0.113.9', {})).status, 'after an hour').toBe(200)
})

async function firstAdminFrom(site: TestSite, address: string) {
  await register(site)
  return cookieOf(await tryFrom(site, address, {}))
}

test('[DOOR-8] a held account opens for its password with a one-time code or a recovery code, and for neither alone', async () => {
  const site = await startTestSite(behindProxy)
  const admin = await firstAdmin(site)
  const { secret, recoveryCodes } = await addTotp(site, admin)
  await guess(site, 40, 20)
  const elsewhere = (body: object, address = '203.0.113.9') => tryFrom(site, address, body)
  expect((await elsewhere({})).status, 'the password alone').toBe(429)
  const refused = [
    await elsewhere({ code: '000000' }),
    await elsewhere({ password: 'wrong', code: codeAt(secret) }),
    await elsewhere({ username: 'nobody', code: codeAt(secret) }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401])
  expect(new Set(await Promise.all(refused.map((answer) => answer.text()))).size, 'one answer for all').toBe(1)
  const code = codeAt(secret)
  expect((await elsewhere({ code }, '203.0.113.10')).status).toBe(200)
  expect((await elsewhere({ code }, '203.0.113.11')).status, 'the same code again').toBe(401)
  const recovery = recoveryCodes?.[0] ?? ''
  expect((await elsewhere({ code: recovery }, '203.0.113.12')).status).toBe(200)
  expect((await elsewhere({ code: recovery }, '203.0.113.13')).status, 'the same recovery code again').toBe(401)
})

test('[DOOR-8] no code opens a held account of somebody without a second factor', async () => {
  const site = await startTestSite(behindProxy)
  await register(site)
  await guess(site, 40, 20)
  for (const code of ['123456', 'abcd-efgh']) expect((await tryFrom(site, '203.0.113.9', { code })).status).toBe(401)
})

test('[DOOR-8] a name that nobody has is held in the same way', async () => {
  const site = await startTestSite(behindProxy)
  await register(site)
  for (let index = 0; index < 20; index += 1) {
    for (const username of [credentials.username, 'nobody'])
      await tryFrom(site, addressOf(index), { username, password: 'wrong' })
  }
  const [known, unknown] = await Promise.all(
    [credentials.username, 'nobody'].map((username) => tryFrom(site, '203.0.113.9', { username })),
  )
  expect(known?.status).toBe(429)
  expect(unknown?.status).toBe(429)
  expect(await known?.text()).toBe(await unknown?.text())
})

test('[DOOR-8] guesses sent at once from many addresses do not get past the limit of the account', async () => {
  const site = await startTestSite(behindProxy)
  await register(site)
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => tryFrom(site, addressOf(index), { password: 'wrong' })),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
  const { rows } = await site.pool.query(`select detail from audit_entries where action = 'account-held'`)
  expect(rows).toEqual([{ detail: { username: credentials.username } }])
})

test('[DOOR-8] the mark of a device works for its account only, is limited itself, and cannot be made up', async () => {
  const site = await startTestSite(behindProxy)
  const admin = await firstAdmin(site)
  const peter = { username: 'peter.olson', password: 'another sentence' }
  await register(site, { ...peter, role: 'owner' }, admin.headers)
  const ofPeter = await tryFrom(site, '198.51.100.7', peter)
  const [cookie = ''] = ofPeter.headers.getSetCookie()
  expect(cookie).toMatch(/^desk-device-[\w-]{12}=\S+; Max-Age=34560000; Path=\/api\/admin; HttpOnly; SameSite=Strict$/)
  const mark = cookieOf(ofPeter)
  const ofNimo = cookieOf(await tryFrom(site, '198.51.100.7', {}))
  await guess(site, 20, 20)

  const renamed = `${ofNimo.split('=')[0]}=${mark.split('=')[1]}`
  const aged = ofNimo.replace(/\.\d+\./, (day) => `.${Number(day.slice(1, -1)) + 1}.`)
  for (const bad of [mark, renamed, aged, `${ofNimo}x`, ofNimo.replace(/.$/, 'é'), 'desk-device-x=..'])
    expect((await tryFrom(site, '203.0.113.9', {}, { cookie: encodeURI(bad) })).status, bad).toBe(429)

  for (let index = 0; index < 5; index += 1)
    expect((await tryFrom(site, addressOf(index), { password: 'wrong' }, { cookie: ofNimo })).status).toBe(401)
  expect((await tryFrom(site, '203.0.113.9', {}, { cookie: ofNimo })).status, 'five wrong ones').toBe(429)
})

test('[DOOR-8] 60 failures of one visitor do not lock out the other admins on the network', async () => {
  const site = await startTestSite(behindProxy)
  await register(site)
  for (let index = 0; index < 60; index += 1)
    await tryFrom(site, '192.0.2.1', { username: `name${index % 12}`, password: 'wrong' })
  expect((await tryFrom(site, '192.0.2.1', {})).status).toBe(200)
})

test('[DOOR-8] a network that fails with 25 names in five minutes is blocked, except for its known devices', async () => {
  const site = await startTestSite(behindProxy)
  const known = await firstAdminFrom(site, '192.0.2.1')
  for (let index = 0; index < 25; index += 1)
    expect((await tryFrom(site, '192.0.2.1', { username: `name${index}` })).status).toBe(401)
  const held = await tryFrom(site, '192.0.2.1', {})
  expect(held.status).toBe(429)
  expect(Number(held.headers.get('retry-after'))).toBeLessThanOrEqual(5 * 60)
  expect((await tryFrom(site, '192.0.2.1', {}, { cookie: known })).status).toBe(200)
  expect((await tryFrom(site, '192.0.2.2', {})).status, 'another network').toBe(200)
  await site.pool.query(`update sign_in_attempts set at = at - interval '5 minutes'`)
  expect((await tryFrom(site, '192.0.2.1', {})).status, 'after five minutes').toBe(200)
})

test('[DOOR-8 AUTH-3] instances share the count, and a restart keeps it', async () => {
  const one = await startTestSite(behindProxy)
  await register(one)
  const other = await startTestSite({ ...behindProxy, DATABASE_URL: one.databaseUrl })
  expect(await guess(one, 12, 12)).toEqual(Array(12).fill(401))
  expect(await guess(other, 8, 8)).toEqual(Array(8).fill(401))
  for (const site of [one, other]) expect((await tryFrom(site, '203.0.113.9', {})).status).toBe(429)
  await other.stop()
  const restarted = await startTestSite({ ...behindProxy, DATABASE_URL: one.databaseUrl })
  expect((await tryFrom(restarted, '203.0.113.9', {})).status).toBe(429)
})

test('[DOOR-8] attempts that no limit counts anymore are removed, even when nobody signs in', async () => {
  const site = await startTestSite()
  await firstAdmin(site)
  await site.post('/api/admin/login', { ...credentials, password: 'wrong' })
  await site.pool.query(`update sign_in_attempts set at = now() - interval '2 hours'`)
  expect(await site.count('sign_in_attempts')).toBe(1)
  await startTestSite({ DATABASE_URL: site.databaseUrl })
  await expect.poll(() => site.count('sign_in_attempts')).toBe(0)
})

test('[DOOR-8] strangers who guess do not keep a signed-in admin from changing the password', async () => {
  const site = await startTestSite(behindProxy)
  const admin = await firstAdmin(site)
  await guess(site, 20, 4)
  const change = { currentPassword: credentials.password, newPassword: 'a new sentence' }
  expect((await admin.post('/api/admin/password', change)).status).toBe(204)
})

/** Each takes as much time as hashing a password does. */
const crowd = isLongRun ? 200 : 60

test(`[DOOR-8] of ${crowd} sign-ins at once, each succeeds or is asked to wait, and pages are served in the meantime`, async () => {
  const site = await startTestSite(behindProxy, { passwordCost: realCost })
  await register(site)
  const signIns = Array.from({ length: crowd }, (_, index) =>
    tryFrom(site, addressOf(index), index % 2 === 0 ? {} : { username: `name${index}` }),
  )
  const pages = await Promise.all(['/', '/career', '/api/jobs'].map((path) => site.get(path)))
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
  const answers = await Promise.all(signIns)
  for (const { status } of answers) expect([200, 401, 429]).toContain(status)
  for (const { status, headers } of answers) expect(headers.has('retry-after')).toBe(status === 429)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
})
