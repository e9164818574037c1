import { Client } from 'pg'
import { AccountEmail, MadeRecovery, Recoverable } from '../../contract/recovery.ts'
import { listTables } from '../../server/db/snapshot.ts'
import { actionsOf, anotherAdmin, firstAdmin, idOf, signIn, type SignedIn } from '../support/admin.ts'
import { credentials } from '../../support/calls.ts'
import { listJobs } from '../support/queue-jobs.ts'
import { callsToWait, whileHeld } from '../support/held-rows.ts'
import { addTotp, codeAt, enterPassword, step } from '../support/factors.ts'
import { test as mailedTest } from '../support/mailed-site.ts'
import type { MailServer } from '../support/mail-server.ts'
import { answerOf, expect, test, type TestSite } from '../support/site.ts'

const newPassword = 'a sentence I remember'
const address = 'nimo@mail.example'

async function issue(site: TestSite, by: SignedIn, username = 'peter.olson') {
  const answer = await by.post(`/api/admin/admins/${await idOf(site, username)}/recovery`)
  const made = MadeRecovery.parse(await answer.json())
  return { ...made, secret: made.link === null ? '' : new URL(made.link).hash.slice(1) }
}

const check = (site: TestSite, secret: string) => site.post('/api/admin/recovery/check', { secret })
const recover = (site: TestSite, secret: string, password = newPassword) =>
  site.post('/api/admin/recovery/use', { secret, password })
const request = (site: TestSite, username: string) => site.post('/api/admin/recovery', { username })
const login = (site: TestSite, username: string, password: string) =>
  site.post('/api/admin/login', { username, password })

/** The secrets of the links that were sent to an address, oldest first. */
const secretsTo = (mail: MailServer, to: string): string[] =>
  mail
    .mailsTo(to)
    .flatMap(
      (text) => /\/admin-[a-z-]+#([\w-]{43})/.exec(text.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[1] ?? [],
    )

async function confirmAddress(site: TestSite, mail: MailServer, by: SignedIn, email = address) {
  await by.send('PUT', '/api/admin/email', { email })
  const secret = secretsTo(mail, email).at(-1) ?? ''
  return site.post('/api/admin/email/confirm', { secret })
}

test('[DOOR-7] an owner makes a link for a colleague, who chooses a password once and is signed out everywhere', async ({
  site,
}) => {
  const owner = await firstAdmin(site)
  const peter = await anotherAdmin(site, owner, 'peter.olson', 'hiring')
  const made = await issue(site, owner)
  expect(made).toMatchObject({ username: 'peter.olson', mail: 'none' })
  expect(new URL(made.link ?? '').pathname).toBe('/admin-recover')
  const { username, expiresAt } = await answerOf(Recoverable, check(site, made.secret))
  expect([username, expiresAt]).toEqual(['peter.olson', made.expiresAt])
  const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(29)
  expect(minutes).toBeLessThanOrEqual(30)

  expect((await recover(site, made.secret, '12345')).status).toBe(422)
  expect((await recover(site, made.secret, 'I am peter.olson')).status).toBe(422)
  expect((await peter.get('/api/admin/desk')).status).toBe(200)
  expect((await recover(site, made.secret)).status).toBe(204)
  expect((await peter.get('/api/admin/desk')).status).toBe(403)
  expect((await site.post('/api/admin/refresh', { refreshToken: peter.refreshToken })).status).toBe(403)
  expect((await owner.get('/api/admin/desk')).status).toBe(200)
  expect((await login(site, 'peter.olson', 'another sentence')).status).toBe(401)
  expect((await login(site, 'peter.olson', newPassword)).status).toBe(200)
  for (const answer of [await check(site, made.secret), await recover(site, made.secret, 'mine from now on')])
    expect([answer.status, await answer.json()]).toMatchObject([404, { reason: 'recovery.invalid' }])
  expect(await actionsOf(site)).toEqual(expect.arrayContaining(['recovery-issued', 'recovery-used']))
})

mailedTest(
  '[DOOR-7] a link that expired, was made up, or is for something else recovers nothing',
  async ({ site, mail }) => {
    const owner = await firstAdmin(site)
    await anotherAdmin(site, owner)
    const expired = await issue(site, owner)
    await site.pool.query(`update account_links set expires_at = now() - interval '1 second'`)
    await owner.send('PUT', '/api/admin/email', { email: address })
    const [forEmail = ''] = secretsTo(mail, address)
    const valid = await issue(site, owner)
    for (const secret of [expired.secret, forEmail, 'x', 'A'.repeat(43), valid.secret.toLowerCase()])
      for (const answer of [await check(site, secret), await recover(site, secret)]) expect(answer.status).toBe(404)
    expect((await site.post('/api/admin/email/confirm', { secret: valid.secret })).status).toBe(404)
    expect((await login(site, 'peter.olson', 'another sentence')).status).toBe(200)
  },
)

test('[DOOR-7] of several who use links of one account at the same moment, one succeeds, and all links end', async ({
  site,
}) => {
  const owner = await firstAdmin(site)
  await anotherAdmin(site, owner)
  const links = [await issue(site, owner), await issue(site, owner)]
  const answers = await Promise.all(
    links.flatMap(({ secret }) => ['first one', 'second one'].map((word) => recover(site, secret, `the ${word}`))),
  )
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['204', '404', '404', '404'])
  expect(await site.count('account_links')).toBe(0)
})

test('[DOOR-7] a link ends with a new password, and with the owner who made it', async ({ site }) => {
  const owner = await firstAdmin(site)
  const peter = await anotherAdmin(site, owner)
  await anotherAdmin(site, owner, 'sahra.ali', 'leads')
  const forPeter = await issue(site, owner)
  const change = { currentPassword: 'another sentence', newPassword: 'yet another one' }
  expect((await peter.post('/api/admin/password', change)).status).toBe(204)
  expect((await recover(site, forPeter.secret)).status).toBe(404)
  const path = `/api/admin/admins/${await idOf(site, 'peter.olson')}`
  const byPeter = await issue(site, peter, 'sahra.ali')
  await owner.send('PATCH', path, { role: 'hiring' })
  expect((await recover(site, byPeter.secret)).status).toBe(404)
  await owner.send('PATCH', path, { role: 'owner' })
  const again = await issue(site, peter, 'sahra.ali')
  await owner.send('DELETE', path)
  expect((await recover(site, again.secret)).status).toBe(404)
  const own = await owner.post(`/api/admin/admins/${await idOf(site, credentials.username)}/recovery`)
  expect(own.status).toBe(409)
})

mailedTest(
  '[DOOR-7] an address counts once it is confirmed by its link; then the link of an owner goes there alone',
  async ({ site, mail }) => {
    const owner = await firstAdmin(site)
    const peter = await anotherAdmin(site, owner)
    const read = () => answerOf(AccountEmail, peter.get('/api/admin/email'))
    await peter.send('PUT', '/api/admin/email', { email: 'peter@mail.example' })
    expect(await read()).toEqual({ email: null, pending: 'peter@mail.example', byEmail: true })
    expect((await issue(site, owner)).mail).toBe('none')
    const [secret = ''] = secretsTo(mail, 'peter@mail.example')
    expect((await site.post('/api/admin/email/confirm', { secret })).status).toBe(200)
    expect((await site.post('/api/admin/email/confirm', { secret })).status).toBe(404)
    expect(await read()).toEqual({ email: 'peter@mail.example', pending: null, byEmail: true })

    expect(await issue(site, owner)).toMatchObject({ mail: 'sent', link: null })
    const sent = secretsTo(mail, 'peter@mail.example').at(-1) ?? ''
    expect((await check(site, sent)).status).toBe(200)
    mail.refuseNext(1)
    const failed = await issue(site, owner)
    expect(failed.mail).toBe('failed')
    expect((await check(site, failed.secret)).status).toBe(200)

    expect((await peter.send('DELETE', '/api/admin/email')).status).toBe(204)
    expect(await read()).toEqual({ email: null, pending: null, byEmail: true })
    expect((await check(site, sent)).status).toBe(404)
  },
)

mailedTest(
  '[DOOR-7] with a new password, nobody confirms an address that was entered before it',
  async ({ site, mail }) => {
    const owner = await firstAdmin(site)
    const enter = async () => {
      const peter = await signIn(site, { username: 'peter.olson', password })
      await peter.send('PUT', '/api/admin/email', { email: 'stranger@mail.example' })
      return peter
    }
    let password = 'another sentence'
    await anotherAdmin(site, owner)
    const id = await idOf(site, 'peter.olson')
    const ways: ((peter: SignedIn, next: string) => Promise<Response>)[] = [
      (_peter, next) => owner.send('PUT', `/api/admin/admins/${id}/password`, { password: next }),
      (peter, next) => peter.post('/api/admin/password', { currentPassword: password, newPassword: next }),
      async (_peter, next) => recover(site, (await issue(site, owner)).secret, next),
    ]
    for (const [index, way] of ways.entries()) {
      const peter = await enter()
      const next = `sentence number ${index}`
      expect((await way(peter, next)).status).toBe(204)
      const secret = secretsTo(mail, 'stranger@mail.example').at(-1) ?? ''
      expect((await site.post('/api/admin/email/confirm', { secret })).status, String(index)).toBe(404)
      password = next
    }
  },
)

mailedTest(
  '[DOOR-7] someone who forgot their password gets a link by email; nothing reveals whether an account exists',
  async ({ site, mail }) => {
    const owner = await firstAdmin(site)
    await anotherAdmin(site, owner)
    expect((await confirmAddress(site, mail, owner)).status).toBe(200)
    // The same answer, and the same work: one job each, whoever is named.
    const jobs = async () => (await listJobs(site.pool, 'deliver-account')).length
    let expected = 0
    for (const name of [credentials.username.toUpperCase(), 'peter.olson', 'nobody.here']) {
      const answer = await request(site, name)
      expect([answer.status, await answer.text()], name).toEqual([204, ''])
      expect(await jobs()).toBe((expected += 1))
    }
    await expect.poll(() => secretsTo(mail, address).length, { timeout: 10_000 }).toBe(2)
    const secret = secretsTo(mail, address).at(-1) ?? ''
    expect((await recover(site, secret)).status).toBe(204)
    expect((await login(site, credentials.username, newPassword)).status).toBe(200)
    expect(secretsTo(mail, address)).toHaveLength(2)
    expect(await actionsOf(site)).toEqual(expect.arrayContaining(['email-confirmed', 'recovery-requested']))
  },
)

mailedTest(
  '[DOOR-7] requests are throttled for a network, and a mailbox gets no more than three links at a time',
  async ({ site, mail }) => {
    const owner = await firstAdmin(site)
    await confirmAddress(site, mail, owner)
    const statuses = []
    for (let count = 0; count < 11; count += 1) statuses.push((await request(site, credentials.username)).status)
    expect(statuses).toEqual([...Array<number>(9).fill(204), 429, 429])
    const done = async () =>
      (await listJobs(site.pool, 'deliver-account')).filter(({ state }) => state === 'completed').length
    await expect.poll(done, { timeout: 20_000 }).toBe(9)
    expect(secretsTo(mail, address)).toHaveLength(1 + 3)
    expect(await site.count('account_links')).toBe(3)
  },
)

mailedTest(
  '[DOOR-7] a link that cannot be sent at first is sent later, and leaves no other behind',
  async ({ site, mail }) => {
    // Not an owner, who would also get security alerts.
    const peter = await anotherAdmin(site, await firstAdmin(site), 'peter.olson', 'hiring')
    await confirmAddress(site, mail, peter)
    mail.refuseNext(2)
    await request(site, 'peter.olson')
    await expect.poll(() => secretsTo(mail, address).length, { timeout: 20_000 }).toBe(2)
    expect(await site.count('account_links')).toBe(1)
    expect((await check(site, secretsTo(mail, address).at(-1) ?? '')).status).toBe(200)
  },
)

mailedTest(
  '[DOOR-7] a link that is on its way while another address is confirmed goes to that one',
  async ({ site, mail }) => {
    const peter = await anotherAdmin(site, await firstAdmin(site), 'peter.olson', 'hiring')
    await confirmAddress(site, mail, peter)
    const change = `update admins set email = 'new@mail.example' where username = 'peter.olson'`
    await whileHeld(site, change, async () => {
      await request(site, 'peter.olson')
      await callsToWait(site, 1)
    })
    await expect.poll(() => secretsTo(mail, 'new@mail.example').length, { timeout: 20_000 }).toBe(1)
    expect(secretsTo(mail, address)).toHaveLength(1)
  },
)

test('[DOOR-7] without email, a request is refused, and the page is told so', async ({ site }) => {
  await firstAdmin(site)
  expect(await (await site.get('/api/admin/recovery')).json()).toEqual({ byEmail: false })
  const answer = await request(site, credentials.username)
  expect([answer.status, await answer.json()]).toMatchObject([409, { reason: 'recovery.no_email' }])
})

mailedTest(
  '[DOOR-7] the secret of a link is stored nowhere: not in the database, the queue, or the logs',
  async ({ site, mail }) => {
    const owner = await firstAdmin(site)
    await anotherAdmin(site, owner)
    await confirmAddress(site, mail, owner)
    const { secret } = await issue(site, owner)
    await request(site, credentials.username)
    await expect.poll(() => secretsTo(mail, address).length, { timeout: 10_000 }).toBe(2)
    const { rows } = await site.pool.query<{ line: string }>(
      `select t::text as line from account_links t union all select t::text from audit_entries t`,
    )
    const jobs = JSON.stringify(await listJobs(site.pool))
    expect(jobs).toContain('recovery')
    const stored = rows.map(({ line }) => line).join('') + jobs + site.logged.join('')
    for (const known of [secret, ...secretsTo(mail, address)]) expect(stored).not.toContain(known)
    expect(site.logged.join('')).not.toContain(address)
    const client = new Client({ connectionString: site.databaseUrl })
    await client.connect()
    expect((await listTables(client)).map(({ name }) => name)).not.toContain('account_links')
    await client.end()
  },
)

test('[DOOR-7] after a recovery, wrong passwords from before do not keep the person out', async ({ site }) => {
  const owner = await firstAdmin(site)
  await anotherAdmin(site, owner)
  const { secret } = await issue(site, owner)
  for (let count = 0; count < 5; count += 1) await login(site, 'peter.olson', 'a wrong one')
  expect((await login(site, 'peter.olson', 'another sentence')).status).toBe(429)
  await recover(site, secret)
  const peter = await signIn(site, { username: 'peter.olson', password: newPassword })
  expect((await peter.get('/api/admin/desk')).status).toBe(200)
})

test('[DOOR-7] guesses of strangers at the account do not keep out the device that recovered it', async ({ site }) => {
  const owner = await firstAdmin(site)
  await anotherAdmin(site, owner)
  const { secret } = await issue(site, owner)
  await login(site, 'peter.olson', 'a wrong one')
  await site.pool.query(
    `insert into sign_in_attempts (account_hash, network)
     select account_hash, 'n' || g from sign_in_attempts, generate_series(1, 30) g`,
  )
  expect((await login(site, 'peter.olson', 'another sentence')).status).toBe(429)
  const cookie = (await recover(site, secret)).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const body = { username: 'peter.olson', password: newPassword }
  expect((await site.post('/api/admin/login', body)).status).toBe(429)
  expect((await site.post('/api/admin/login', body, { cookie })).status).toBe(200)
})

test('[DOOR-7] a recovery leaves the second factor: the new password alone signs nobody in', async ({ site }) => {
  const owner = await firstAdmin(site)
  const peter = await anotherAdmin(site, owner)
  const { secret: key } = await addTotp(site, peter)
  const { secret } = await issue(site, owner)
  expect((await recover(site, secret)).status).toBe(204)
  const body = { username: 'peter.olson', password: newPassword }
  expect((await enterPassword(site, body)).status).toBe(202)
  expect((await step(site, { kind: 'totp', code: codeAt(key) }, body)).status).toBe(200)
})
