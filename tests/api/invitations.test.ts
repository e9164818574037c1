import { Client } from 'pg'
import { Admins } from '../../contract/admin.ts'
import { Invitations, MadeInvitation, Offer } from '../../contract/invitation.ts'
import { listTables } from '../../server/db/snapshot.ts'
import { anotherAdmin, firstAdmin, signIn, test, type SignedIn } from '../support/admin.ts'
import { credentials } from '../../support/calls.ts'
import { startMailServer } from '../support/mail-server.ts'
import { answerOf, expect, startTestSite, type TestSite } from '../support/site.ts'
import { using } from '../support/using.ts'

const path = '/api/admin/invitations'
const person = { username: 'sahra.ali', password: 'a sentence of her own' }

async function invite(by: SignedIn, body: object = { recipient: 'Sahra', role: 'leads' }) {
  const made = await answerOf(MadeInvitation, by.post(path, body))
  return { ...made, secret: new URL(made.link).hash.slice(1) }
}

const check = (site: TestSite, secret: string) => site.post(`${path}/check`, { secret })
const accept = (site: TestSite, secret: string, as: object = person) => site.post(`${path}/accept`, { secret, ...as })
const list = async (by: SignedIn) => (await answerOf(Invitations, by.get(path))).data

test('[DOOR-3] an owner invites a person by a link that creates one account with the chosen role, once', async ({
  site,
}) => {
  const owner = await firstAdmin(site)
  const { data, link, secret, mail } = await invite(owner)
  expect(mail).toBe('none')
  expect(new URL(link).pathname).toBe('/admin-invitation')
  expect(await list(owner)).toEqual([data])
  expect(data).toMatchObject({ recipient: 'Sahra', role: 'leads', invitedBy: credentials.username, isExpired: false })
  const days = (Date.parse(data.expiresAt) - Date.parse(data.createdAt)) / 86_400_000
  expect(days).toBeCloseTo(7)
  expect(await answerOf(Offer, check(site, secret))).toEqual({
    role: 'leads',
    invitedBy: credentials.username,
    expiresAt: data.expiresAt,
    minPasswordLength: 6,
  })

  expect((await accept(site, secret)).status).toBe(201)
  const invited = await signIn(site, person)
  expect((await invited.get('/api/leads')).status).toBe(200)
  expect((await invited.get('/api/applications')).status).toBe(403)
  for (const answer of [await check(site, secret), await accept(site, secret, { ...person, username: 'another.one' })])
    expect([answer.status, await answer.json()]).toMatchObject([404, { reason: 'invitation.invalid' }])
  expect(await list(owner)).toEqual([])
  expect(await site.count('admins')).toBe(2)
})

test('[DOOR-3] an invitation that is made again, because the answer was lost, is still one, with the last link; others cannot replace it', async ({
  site,
  admin: owner,
}) => {
  const body = { recipient: 'Sahra', role: 'leads', invitationId: crypto.randomUUID() }
  const lost = await invite(owner, body)
  expect(lost.data.id).toBe(body.invitationId)
  const made = await invite(owner, { ...body, role: 'hiring' })
  expect(await list(owner)).toEqual([made.data])
  expect((await check(site, lost.secret)).status).toBe(404)
  const peter = await anotherAdmin(site, owner)
  expect((await peter.post(path, body)).status).toBe(404)
  expect(await answerOf(Offer, check(site, made.secret))).toMatchObject({ role: 'hiring' })
})

test('[DOOR-3] the secret of an invitation is stored nowhere, not even in the logs, and a backup has no invitations: a restore must not bring back a link that was used or withdrawn', async ({
  site,
}) => {
  const owner = await firstAdmin(site)
  const { secret } = await invite(owner)
  await check(site, secret)
  const { rows } = await site.pool.query<{ line: string }>(
    'select t::text as line from invitations t union all select t::text from audit_entries t',
  )
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.map((row) => row.line).join('') + site.logged.join('')).not.toContain(secret)
  const client = new Client({ connectionString: site.databaseUrl })
  await client.connect()
  const names = (await listTables(client)).map(({ name }) => name)
  await client.end()
  expect(names).toContain('admins')
  expect(names).not.toContain('invitations')
})

test('[DOOR-3] a link that expired, was withdrawn, or was made up creates nothing', async ({ site, admin: owner }) => {
  const withdrawn = await invite(owner)
  expect((await owner.send('DELETE', `${path}/${withdrawn.data.id}`)).status).toBe(204)
  expect((await owner.send('DELETE', `${path}/${withdrawn.data.id}`)).status).toBe(404)
  const expired = await invite(owner)
  await site.pool.query(`update invitations set expires_at = now() - interval '1 second'`)
  expect(await list(owner)).toMatchObject([{ isExpired: true }])
  for (const secret of [withdrawn.secret, expired.secret, 'x', 'A'.repeat(43), expired.secret.toLowerCase()]) {
    expect((await check(site, secret)).status).toBe(404)
    expect((await accept(site, secret)).status).toBe(404)
  }
  expect(await site.count('admins')).toBe(1)
})

test('[DOOR-3] two people who use one link at the same moment get one account', async ({ site, admin: owner }) => {
  const { secret } = await invite(owner)
  const answers = await Promise.all(
    ['first.one', 'second.one', 'third.one'].map((username) => accept(site, secret, { ...person, username })),
  )
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '404', '404'])
  expect(await site.count('admins')).toBe(2)
})

test('[DOOR-3] a name that is taken or not allowed leaves the invitation usable', async ({ site, admin: owner }) => {
  const { secret } = await invite(owner)
  expect((await accept(site, secret, { ...person, username: credentials.username.toUpperCase() })).status).toBe(409)
  expect((await accept(site, secret, { ...person, username: 'no' })).status).toBe(422)
  expect((await accept(site, secret)).status).toBe(201)
})

test('[DOOR-3] the invitations of an owner end when they are demoted or removed', async ({ site, admin: owner }) => {
  const peter = await anotherAdmin(site, owner)
  const { data } = await answerOf(Admins, owner.get('/api/admin/admins'))
  const id = data.find(({ username }) => username === 'peter.olson')?.id
  const setRole = (role: string) => owner.send('PATCH', `/api/admin/admins/${id}`, { role })
  const before = await invite(peter)
  await setRole('hiring')
  expect((await accept(site, before.secret)).status).toBe(404)
  await setRole('owner')
  const again = await invite(peter)
  expect((await owner.send('DELETE', `/api/admin/admins/${id}`)).status).toBe(204)
  expect((await accept(site, again.secret)).status).toBe(404)
})

test('[DOOR-3] where email is set up, an address gets the link, and the owner learns when it was not sent', async () => {
  const server = await using(startMailServer())
  const site = await startTestSite(server.settings)
  const owner = await firstAdmin(site)
  const sent = await invite(owner, { recipient: 'sahra@mail.example', role: 'auditor' })
  expect(sent.mail).toBe('sent')
  expect(server.mailsTo('sahra@mail.example').join('').replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(
    sent.link,
  )
  expect((await invite(owner, { recipient: 'Sahra', role: 'auditor' })).mail).toBe('none')
  server.refuseNext(1)
  const failed = await invite(owner, { recipient: 'sahra@mail.example', role: 'auditor' })
  expect(failed.mail).toBe('failed')
  expect((await check(site, failed.secret)).status).toBe(200)
  expect(server.mails).toHaveLength(1)
})
