import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Admins, SignedIn } from '../../contract/admin.ts'
import { DeskInfo } from '../../contract/desk.ts'
import { ApplicationDetail, ApplicationPage } from '../../contract/desk-applications.ts'
import { calls, type Call } from '../../contract/operations.ts'
import { roles, type Role } from '../../contract/roles.ts'
import {
  anotherAdmin,
  callInVain,
  firstAdmin,
  idOf,
  outcomeOf,
  register,
  signIn,
  test,
  type SignedIn as Admin,
} from '../support/admin.ts'
import { credentials } from '../../support/calls.ts'
import { applicationForm, careerForm, careerCall } from '../../support/application-form.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { callsToWait, whileHeld } from '../support/held-rows.ts'
import { answerOf, expect, startTestSite, type TestSite } from '../support/site.ts'
import { stateOf } from '../support/state.ts'

/** The roles as they are described, independent of the table of permissions. */
const includes: Record<Role, (call: Call) => boolean> = {
  owner: () => true,
  hiring: ({ name }) => /^(vacancies|applications|careerForms|interviews|scorecards)\./.test(name),
  leads: ({ name }) => /^(leads|optOuts|deskPrices)\./.test(name),
  publisher: ({ name }) => /^(deskAgents|publications|pictures)\./.test(name),
  auditor: ({ name, method }) => method === 'GET' && !/\.export(Consent)?$/.test(name),
}

/** Everyone has an account of their own. */
const own = new Set([
  'session.signOut',
  'account.confirm',
  'account.confirmOptions',
  'account.changePassword',
  'account.email',
  'account.setEmail',
  'account.removeEmail',
  'desk.info',
  'desk.events',
  'news.markSeen',
  'sessions.list',
  'sessions.end',
  'sessions.endOthers',
  'factors.list',
  'factors.offerPasskey',
  'factors.addPasskey',
  'factors.offerTotp',
  'factors.addTotp',
  'factors.rename',
  'factors.remove',
  'factors.makeRecoveryCodes',
  'registration.state',
])

const isAllowed = (role: Role, call: Call) => own.has(call.name) || includes[role](call)

const guarded = calls.filter(({ operation: { access } }) => access === 'admin' || access === 'either')

/** One person with each role. */
async function oneOfEach(site: TestSite): Promise<Record<Role, Admin>> {
  const owner = await firstAdmin(site)
  const add = (role: Role) => anotherAdmin(site, owner, `${role}.person`, role)
  return {
    owner,
    hiring: await add('hiring'),
    leads: await add('leads'),
    publisher: await add('publisher'),
    auditor: await add('auditor'),
  }
}

const roleOf = (id: string) => `/api/admin/admins/${id}`

test('[DOOR-3 PRICE-1] every call × every role × no token: 403 with its own reason and no change for what the role does not include', async ({
  site,
}) => {
  await site.postForm('/api/applications', applicationForm())
  await site.postForm(careerCall, careerForm())
  await site.post(inquiryCall, inquiry)
  const people = await oneOfEach(site)
  const before = await stateOf(site)
  const refusals = guarded.flatMap((call) => {
    const { name, operation } = call
    const asRole = async (role: Role) =>
      expect(await outcomeOf(callInVain(people[role], call)), `${name} as ${role}`).toEqual([
        403,
        'admin.role_not_allowed',
      ])
    const withoutToken = async () => {
      const answer = await callInVain(site, call)
      if (operation.access === 'admin') expect(answer.status, `${name} without a token`).toBe(401)
    }
    return [withoutToken(), ...roles.filter((role) => !isAllowed(role, call)).map(asRole)]
  })
  await Promise.all(refusals)
  expect(await stateOf(site)).toBe(before)
  const Line = z.object({ call: z.string(), role: z.enum(roles), msg: z.literal('role not allowed') })
  const logged = site.logged.filter((line) => line.includes('role not allowed'))
  const refused = guarded.flatMap((call) =>
    roles.filter((role) => !isAllowed(role, call)).map((role) => `${call.name} ${role}`),
  )
  const lines = logged.map((line) => Line.parse(JSON.parse(line)))
  expect(lines.map(({ call, role }) => `${call} ${role}`).toSorted()).toEqual(refused.toSorted())
  expect(logged.join('')).not.toMatch(/\.person|127\.0\.0\.1/)

  // Signing out comes last, because it ends the session.
  const inTurn = guarded.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)))
  for (const call of inTurn) {
    const answers = roles
      .filter((role) => isAllowed(role, call))
      .map(async (role) => {
        const { status } = await callInVain(people[role], call)
        expect([200, 201, 204, 400, 404, 422], `${call.name} as ${role}: ${status}`).toContain(status)
      })
    await Promise.all(answers)
  }
})

const isLast = ({ name }: Call) => name === 'session.signOut'

test('[DOOR-3] the first admin is an owner, and one that is added without a role is not', async ({ site }) => {
  const owner = await firstAdmin(site)
  await register(site, { username: 'peter.olson', password: 'another sentence' }, owner.headers)
  await register(site, { username: 'sahra.ali', password: 'another sentence', role: 'leads' }, owner.headers)
  const { data } = await answerOf(Admins, owner.get('/api/admin/admins'))
  expect(data.map(({ username, role }) => [username, role])).toEqual([
    ['nimo.warsame', 'owner'],
    ['peter.olson', 'hiring'],
    ['sahra.ali', 'leads'],
  ])
  expect((await register(site, { ...credentials, username: 'x.y.z', role: 'king' }, owner.headers)).status).toBe(422)
  const answer = await site.post('/api/admin/login', { username: 'sahra.ali', password: 'another sentence' })
  expect(SignedIn.parse(await answer.json()).role).toBe('leads')
})

test('[DOOR-3] a first admin who asks for another role is still an owner', async ({ site }) => {
  await register(site, { ...credentials, role: 'auditor' })
  const admin = await signIn(site)
  expect((await answerOf(DeskInfo, admin.get('/api/admin/desk'))).role).toBe('owner')
})

test('[DOOR-3] a changed role applies to the next call, even on another instance and to links made before', async ({
  site,
}) => {
  const owner = await firstAdmin(site)
  const peter = await anotherAdmin(site, owner, 'peter.olson', 'hiring')
  await site.postForm('/api/applications', applicationForm())
  const other = await startTestSite({ DATABASE_URL: site.databaseUrl })
  const { data } = await answerOf(ApplicationPage, other.get('/api/applications', peter.headers))
  const opened = await peter.get(`/api/applications/${data[0]?.id}`)
  const link = ApplicationDetail.parse(await opened.json()).files[0]?.path ?? ''
  expect((await fetch(site.url + link)).status).toBe(200)

  const id = await idOf(site, 'peter.olson')
  expect((await owner.send('PATCH', roleOf(id), { role: 'leads' })).status).toBe(204)
  for (const instance of [site, other]) {
    expect((await instance.get('/api/applications', peter.headers)).status).toBe(403)
    expect((await fetch(instance.url + link)).status).toBe(403)
    expect((await instance.get('/api/leads', peter.headers)).status).toBe(200)
  }
  const info = await answerOf(DeskInfo, peter.get('/api/admin/desk'))
  expect(info).toMatchObject({ role: 'leads', owners: ['nimo.warsame'], counts: { leads: 0 } })
  expect(Object.keys(info.counts)).toEqual(['leads'])
})

test('[DOOR-3] the last owner can be neither demoted nor removed', async ({ site, admin: owner }) => {
  const id = await idOf(site, 'nimo.warsame')
  for (const role of roles.filter((known) => known !== 'owner')) {
    const answer = await owner.send('PATCH', roleOf(id), { role })
    expect(await outcomeOf(answer)).toEqual([409, 'admin.last_owner'])
  }
  expect((await owner.send('PATCH', roleOf(id), { role: 'owner' })).status).toBe(204)
  expect((await owner.send('DELETE', roleOf(id))).status).toBe(409)
  expect((await owner.send('PATCH', roleOf(randomUUID()), { role: 'leads' })).status).toBe(404)
})

const demote = (id: string, by: Admin) => () => by.send('PATCH', roleOf(id), { role: 'auditor' })
const remove = (id: string, by: Admin) => () => by.send('DELETE', roleOf(id))

test('[DOOR-3] owners who demote or remove each other or themselves at the same moment leave one', async ({ site }) => {
  const nimo = await firstAdmin(site)
  const peter = await anotherAdmin(site, nimo)
  const ids = { nimo: await idOf(site, 'nimo.warsame'), peter: await idOf(site, 'peter.olson') }
  const rounds: [() => Promise<Response>, () => Promise<Response>][] = [
    [demote(ids.nimo, nimo), demote(ids.peter, peter)],
    [demote(ids.peter, nimo), demote(ids.nimo, peter)],
    [remove(ids.peter, nimo), demote(ids.nimo, peter)],
  ]
  for (const round of rounds) {
    await site.pool.query(`update admins set role = 'owner'`)
    const answers = await atOnce(site, round)
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 403 || status === 409)).toHaveLength(1)
    const { rows } = await site.pool.query(`select id from admins where role = 'owner'`)
    expect(rows).toHaveLength(1)
  }
})

/** Holds the requests at the lock of the admins until all of them wait there, past the check of the token. */
async function atOnce(site: TestSite, requests: (() => Promise<Response>)[]): Promise<Response[]> {
  const answers = await whileHeld(site, 'select pg_advisory_xact_lock(7210004)', async () => {
    const started = requests.map((request) => request())
    await callsToWait(site, requests.length)
    return started
  })
  return Promise.all(answers)
}

test('[DOOR-3] admins from before there were roles become owners, and their last sign-in is known', async ({
  site,
}) => {
  const owner = await firstAdmin(site)
  await register(site, { username: 'peter.olson', password: 'another sentence', role: 'auditor' }, owner.headers)
  await site.pool.query('alter table admins drop column role, drop column signed_in_at')
  const migration = join(import.meta.dirname, '../../server/db/migrations/0018-roles.sql')
  await site.pool.query(await readFile(migration, 'utf8'))
  const { data } = await answerOf(Admins, owner.get('/api/admin/admins'))
  expect(data.map(({ username, role, lastSignInAt }) => [username, role, lastSignInAt !== null])).toEqual([
    ['nimo.warsame', 'owner', true],
    ['peter.olson', 'owner', false],
  ])
})

test('[DOOR-3] the published description of a call names the roles that may make it', async ({ site }) => {
  const Described = z.object({ 'x-roles': z.array(z.enum(roles)).optional() })
  const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Described)) })
  const { paths } = await answerOf(Document, site.get('/api/openapi.json'))
  for (const call of guarded) {
    const described = paths[call.path.replaceAll(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()]
    expect(described?.['x-roles'], call.name).toEqual(roles.filter((role) => isAllowed(role, call)))
  }
})
