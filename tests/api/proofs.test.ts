import { z } from 'zod'
import { Tokens } from '../../contract/admin.ts'
import { calls, type Call } from '../../contract/operations.ts'
import { anotherAdmin, callInVain, firstAdmin, register, signIn, test, type SignedIn } from '../support/admin.ts'
import { bearer, credentials } from '../../support/calls.ts'
import { applicationForm, careerForm, careerCall } from '../../support/application-form.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { answerOf, expect, type TestSite } from '../support/site.ts'
import { stateOf } from '../support/state.ts'

/** What erases, exports, or changes access, as the requirement says it, independent of the table. */
const isSensitive = ({ name, method }: Call) =>
  /\.(erase|export|remove)(Chosen|Consent)?$/.test(name) ||
  ['registration.register', 'account.setEmail', 'account.removeEmail'].includes(name) ||
  (name.startsWith('factors.') && method !== 'GET' && name !== 'factors.rename') ||
  (/^(admins|invitations)\./.test(name) && method !== 'GET' && !/\.(check|accept)$/.test(name))

const sensitive = calls.filter(isSensitive)

const letProofExpire = (site: TestSite) =>
  site.pool.query(`update sessions set proven_at = now() - interval '10 minutes 1 second'`)

const confirm = (by: SignedIn, password = credentials.password) => by.post('/api/admin/confirm', { password })

const failureOf = async (answer: Response) => {
  const { code, reason } = z.object({ code: z.string(), reason: z.string() }).parse(await answer.json())
  return [answer.status, code, reason]
}

const proofNeeded = [428, 'proof_needed', 'admin.proof_needed']

async function fill(site: TestSite) {
  await site.postForm('/api/applications', applicationForm())
  await site.postForm(careerCall, careerForm())
  await site.post(inquiryCall, inquiry)
  return firstAdmin(site)
}

test('[DOOR-4] every call that erases, exports, or changes access is marked, and no other', () => {
  const marked = calls.filter(({ operation }) => operation.fresh).map(({ name }) => name)
  expect(marked.toSorted()).toEqual(sensitive.map(({ name }) => name).toSorted())
  const exporting = calls.filter(({ operation }) => Object.values(operation.answers).includes('csv'))
  const changingPeople = calls.filter(({ operation }) => operation.needs === 'people.change')
  for (const { name } of [...exporting, ...changingPeople]) expect(marked).toContain(name)
  expect(marked.length).toBeGreaterThan(14)
})

test('[DOOR-4] with a proof older than ten minutes, each of them answers 428 and changes nothing', async ({ site }) => {
  const admin = await fill(site)
  await letProofExpire(site)
  const before = await stateOf(site)
  for (const call of sensitive) expect(await failureOf(await callInVain(admin, call)), call.name).toEqual(proofNeeded)
  expect(await stateOf(site)).toBe(before)
  for (const { method, path, operation } of calls) {
    if (operation.fresh || operation.access !== 'admin' || method !== 'GET' || path.includes(':')) continue
    // What needs parameters is refused for another reason.
    expect([200, 400], path).toContain((await admin.get(path)).status)
  }
  expect((await confirm(admin)).status).toBe(204)
  for (const call of sensitive) expect((await callInVain(admin, call)).status, call.name).not.toBe(428)
})

test('[DOOR-4] a stolen access token alone neither adds an admin nor erases or exports anything', async ({ site }) => {
  const owner = await fill(site)
  const peter = await anotherAdmin(site, owner)
  const id = await site.value('select id from leads')
  await letProofExpire(site)
  const before = await stateOf(site)
  const attempts: [method: string, path: string, body?: object][] = [
    ['POST', '/api/admin/register', { username: 'intruder', password: 'let me in', role: 'owner' }],
    ['POST', '/api/admin/invitations', { recipient: 'intruder', role: 'owner' }],
    ['POST', `/api/leads/${id}/erasure`, { reason: 'asked', name: 'Amina Warsame' }],
    ['GET', '/api/leads/export.csv'],
  ]
  for (const [method, path, body] of attempts)
    expect(await failureOf(await peter.send(method, path, body)), path).toEqual(proofNeeded)
  // What the thief does not have. The refusals count as guesses, and they are recorded.
  for (const password of ['let me in', 'a short sentence']) expect((await confirm(peter, password)).status).toBe(422)
  expect(await site.count(`audit_entries where action = 'proof-failed'`)).toBe(2)
  await site.pool.query(`alter table audit_entries disable trigger user`)
  await site.pool.query(`delete from audit_entries where action = 'proof-failed'`)
  expect(await stateOf(site)).toBe(before)

  expect((await confirm(peter, 'another sentence')).status).toBe(204)
  for (const [method, path, body] of attempts)
    expect([200, 201, 204], path).toContain((await peter.send(method, path, body)).status)
})

test('[DOOR-4] a proof belongs to one session, and refreshing its tokens does not renew it', async ({ site }) => {
  const here = await firstAdmin(site)
  const there = await signIn(site)
  await letProofExpire(site)
  await confirm(there)
  expect((await there.get('/api/leads/export.csv')).status).toBe(200)
  expect((await here.get('/api/leads/export.csv')).status).toBe(428)
  const { accessToken } = await answerOf(Tokens, site.post('/api/admin/refresh', { refreshToken: here.refreshToken }))
  expect((await site.get('/api/leads/export.csv', bearer(accessToken))).status).toBe(428)
})

test('[DOOR-4] five guesses in the dialog end in a wait; guesses of others at the sign-in do not', async ({ site }) => {
  const admin = await firstAdmin(site)
  await letProofExpire(site)
  for (const password of ['1', '2', '3', '4', '5'])
    expect((await site.post('/api/admin/login', { ...credentials, password })).status).toBe(401)
  expect((await confirm(admin)).status).toBe(204)
  await letProofExpire(site)
  const tries = await Promise.all(['1', '2', '3', '4', '5', '6'].map((password) => confirm(admin, password)))
  expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    422, 422, 422, 422, 422, 429,
  ])
  const held = await confirm(admin)
  expect([held.status, Number(held.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await admin.get('/api/leads/export.csv')).status).toBe(428)
})

test('[DOOR-4] a role that does not include a call is told so before it is asked for a proof', async ({ site }) => {
  const owner = await firstAdmin(site)
  const hiring = await anotherAdmin(site, owner, 'sahra.ali', 'hiring')
  await letProofExpire(site)
  expect((await hiring.get('/api/leads/export.csv')).status).toBe(403)
  expect((await register(site, { username: 'x.y.z', password: 'let me in' }, hiring.headers)).status).toBe(403)
})
