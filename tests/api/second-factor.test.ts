import { Admins, SignedIn } from '../../contract/admin.ts'
import {
  AddedFactor,
  ConfirmationOptions,
  Factors,
  NewPasskeyOptions,
  RecoveryCodes,
  StepNeeded,
  TotpOffer,
} from '../../contract/factors.ts'
import { calls } from '../../contract/operations.ts'
import {
  actionsOf,
  anotherAdmin,
  callInVain,
  firstAdmin,
  outcomeOf,
  register,
  signedInBy,
  signIn,
  test,
  type SignedIn as Person,
} from '../support/admin.ts'
import { credentials } from '../../support/calls.ts'
import { createPasskey } from '../support/authenticator.ts'
import {
  addPasskey,
  addTotp,
  allowSameCode,
  codeAt,
  enterPassword,
  localOrigin,
  passkeyOptions,
  step,
} from '../support/factors.ts'
import { runOn } from '../support/run-program.ts'
import { answerOf, expect, startTestSite, type TestSite } from '../support/site.ts'
import { stateOf } from '../support/state.ts'

const listFactors = (by: Person) => answerOf(Factors, by.get('/api/admin/factors'))

const path = (id: string) => `/api/admin/factors/${id}`

const statusesOf = (answers: Response[]) => answers.map(({ status }) => status).toSorted((one, other) => one - other)

/** One step of one sign-in: the others find the code used, or the step already over. */
function expectOneSignIn(answers: Response[]) {
  const [signedIn, ...refused] = statusesOf(answers)
  expect(signedIn).toBe(200)
  for (const status of refused) expect([401, 422]).toContain(status)
}

const published = { PUBLIC_URL: 'https://www.transfer.example', ADMIN_SETUP_CODE: 'blue-kettle-42' }

const byPasskey = (site: TestSite, passkey: object) => site.post('/api/admin/login/passkey', { passkey })

test('[DOOR-1] without a second factor, the specified sign-in is unchanged', async ({ site }) => {
  await register(site)
  const answer = await enterPassword(site)
  expect(answer.status).toBe(200)
  expect(SignedIn.parse(await answer.json()).accessToken).not.toBe('')
})

test('[DOOR-1] with a second factor, a password is answered with 202, no tokens, and no session', async ({ site }) => {
  const admin = await firstAdmin(site)
  await addTotp(site, admin)
  await addPasskey(admin)
  const sessions = await site.count('sessions')
  const answer = await enterPassword(site)
  expect(answer.status).toBe(202)
  const body: unknown = await answer.json()
  expect(StepNeeded.parse(body).methods).toEqual(['passkey', 'totp', 'recovery'])
  expect(JSON.stringify(body)).not.toMatch(/accessToken|refreshToken/)
  expect(await site.count('sessions')).toBe(sessions)
  expect(await site.value("select string_agg(value, ' ') from challenges")).not.toContain(
    StepNeeded.parse(body).stepToken,
  )
  expect(await outcomeOf(enterPassword(site, { ...credentials, password: 'not this one' }))).toEqual([
    401,
    'admin.login_failed',
  ])
})

/** As some keyboards write them. */
const arabicDigits = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))

test('[DOOR-1] a one-time code completes a sign-in once, even on another instance, and is not accepted again', async ({
  site,
}) => {
  const { secret } = await addTotp(site, await firstAdmin(site))
  const other = await startTestSite({ DATABASE_URL: site.databaseUrl })
  const code = codeAt(secret)
  const written = `${arabicDigits(code.slice(0, 3))} ${code.slice(3)}\u200e`
  const signedIn = await signedInBy(site, step(site, { kind: 'totp', code: written }))
  expect((await signedIn.get('/api/admin/desk')).status).toBe(200)
  for (const instance of [site, other])
    expect(await outcomeOf(step(instance, { kind: 'totp', code }))).toEqual([422, 'factor.code_used'])
  await allowSameCode(site)
  const { stepToken } = await answerOf(StepNeeded, enterPassword(site))
  const answers = await Promise.all(
    [site, other, site, other].map((instance) =>
      instance.post('/api/admin/login/step', { stepToken, proof: { kind: 'totp', code } }),
    ),
  )
  expectOneSignIn(answers)
})

test('[DOOR-1] an earlier code is refused after a later one, and so is that of a clock that is far off', async ({
  site,
}) => {
  const { secret } = await addTotp(site, await firstAdmin(site))
  for (const seconds of [90, -90, 3_600])
    expect(await outcomeOf(step(site, { kind: 'totp', code: codeAt(secret, seconds) }))).toEqual([
      422,
      'factor.code_wrong',
    ])
  expect((await step(site, { kind: 'totp', code: codeAt(secret, 30) })).status).toBe(200)
  const [status] = await outcomeOf(step(site, { kind: 'totp', code: codeAt(secret) }))
  expect(status).toBe(422)
})

test('[DOOR-1] codes of one person cannot be guessed: five wrong ones, from any network, then 429', async () => {
  const site = await startTestSite({ TRUST_PROXY: 'true' })
  const admin = await firstAdmin(site)
  const { secret } = await addTotp(site, admin)
  const { passkey } = await addPasskey(admin)
  const wrong = codeAt(secret, 3_600)
  const outcomes = []
  for (const address of ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4', '5.5.5.5', '6.6.6.6']) {
    const headers = { 'x-forwarded-for': address }
    const { stepToken } = await answerOf(StepNeeded, site.post('/api/admin/login', credentials, headers))
    const proof = { kind: 'totp', code: wrong }
    outcomes.push(await outcomeOf(site.post('/api/admin/login/step', { stepToken, proof }, headers)))
  }
  expect(outcomes).toEqual([
    ...Array.from({ length: 5 }, () => [422, 'factor.code_wrong']),
    [429, 'factor.too_many_codes'],
  ])
  expect(await outcomeOf(step(site, { kind: 'totp', code: codeAt(secret) }))).toEqual([429, 'factor.too_many_codes'])
  // The owner gets in with a passkey all the same.
  expect((await byPasskey(site, passkey.use(await passkeyOptions(site)))).status).toBe(200)
  expect((await actionsOf(site)).filter((action) => action === 'factor-failed')).toHaveLength(5)
})

test('[DOOR-1] a step ends after five tries, after its time, and with a new password', async ({ site, admin }) => {
  const { recoveryCodes } = await addTotp(site, admin)
  const proof = { kind: 'recovery', code: `\u200e${arabicDigits(recoveryCodes[0] ?? '')}` }
  const send = (stepToken: string, given: object) => site.post('/api/admin/login/step', { stepToken, proof: given })
  const begin = async () => (await answerOf(StepNeeded, enterPassword(site))).stepToken

  const tried = await begin()
  for (let tries = 0; tries < 5; tries += 1)
    expect(await outcomeOf(send(tried, { kind: 'recovery', code: 'wrong' }))).toEqual([422, 'factor.recovery_wrong'])
  expect(await outcomeOf(send(tried, proof))).toEqual([401, 'factor.step_over'])

  const late = await begin()
  await site.pool.query("update challenges set expires_at = now() - interval '1 second'")
  expect(await outcomeOf(send(late, proof))).toEqual([401, 'factor.step_over'])

  const before = await begin()
  const change = { currentPassword: credentials.password, newPassword: 'quite another sentence' }
  expect((await admin.post('/api/admin/password', change)).status).toBe(204)
  expect(await outcomeOf(send(before, proof))).toEqual([401, 'factor.step_over'])
  expect(await outcomeOf(send('made-up', proof))).toEqual([401, 'factor.step_over'])
  expect((await step(site, proof, { ...credentials, password: change.newPassword })).status).toBe(200)
})

test('[DOOR-1] ten recovery codes come with the first factor; each works once, and new ones replace them', async ({
  site,
  admin,
}) => {
  const { recoveryCodes } = await addTotp(site, admin)
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await addPasskey(admin)).recoveryCodes).toEqual([])
  const all = await site.value("select string_agg(hash, ' ') from recovery_codes")
  for (const code of recoveryCodes) expect(all).not.toContain(code.replaceAll('-', ''))

  const [first = '', second = '', third = ''] = recoveryCodes
  const { stepToken } = await answerOf(StepNeeded, enterPassword(site))
  const proof = { kind: 'recovery', code: ` ${first.toUpperCase().replaceAll('-', ' ')}` }
  const answers = await Promise.all([1, 2, 3].map(() => site.post('/api/admin/login/step', { stepToken, proof })))
  expectOneSignIn(answers)
  expect(await outcomeOf(step(site, { kind: 'recovery', code: first }))).toEqual([422, 'factor.recovery_wrong'])
  expect((await step(site, { kind: 'recovery', code: second })).status).toBe(200)
  expect((await listFactors(admin)).recoveryCodesLeft).toBe(8)

  const renewed = await answerOf(RecoveryCodes, admin.post('/api/admin/recovery-codes', {}))
  expect((await listFactors(admin)).recoveryCodesLeft).toBe(10)
  expect(await outcomeOf(step(site, { kind: 'recovery', code: third }))).toEqual([422, 'factor.recovery_wrong'])
  expect((await step(site, { kind: 'recovery', code: renewed.recoveryCodes[9] })).status).toBe(200)
  expect((await actionsOf(site)).filter((action) => action === 'recovery-code-used')).toHaveLength(3)
})

test('[DOOR-1] nobody completes a sign-in with the factor or the recovery code of another person', async ({ site }) => {
  const nimo = await firstAdmin(site)
  const peter = await anotherAdmin(site, nimo)
  const mine = await addTotp(site, nimo)
  const { passkey } = await addPasskey(nimo)
  await addTotp(site, peter)
  const asPeter = { username: 'peter.olson', password: 'another sentence' }
  expect(await outcomeOf(step(site, { kind: 'recovery', code: mine.recoveryCodes[0] }, asPeter))).toEqual([
    422,
    'factor.recovery_wrong',
  ])
  expect(await outcomeOf(step(site, { kind: 'totp', code: codeAt(mine.secret) }, asPeter))).toEqual([
    422,
    'factor.code_wrong',
  ])
  const { stepToken } = await answerOf(StepNeeded, enterPassword(site, asPeter))
  const options = await passkeyOptions(site, { stepToken })
  expect(options.allowCredentials).toEqual([])
  const proof = { kind: 'passkey', passkey: passkey.use(options) }
  expect(await outcomeOf(site.post('/api/admin/login/step', { stepToken, proof }))).toEqual([
    422,
    'factor.passkey_unknown',
  ])
})

test('[DOOR-1] a passkey completes a sign-in after the password', async ({ site }) => {
  const { passkey } = await addPasskey(await firstAdmin(site))
  const { stepToken, methods } = await answerOf(StepNeeded, enterPassword(site))
  expect(methods).toEqual(['passkey', 'recovery'])
  const options = await passkeyOptions(site, { stepToken })
  expect(options.allowCredentials.map(({ id }) => id)).toEqual([passkey.id])
  const proof = { kind: 'passkey', passkey: passkey.use(options) }
  const answer = await site.post('/api/admin/login/step', { stepToken, proof })
  expect(SignedIn.parse(await answer.json()).role).toBe('owner')
})

test('[DOOR-2] a passkey alone signs in, without a username, and each challenge works once', async ({ site }) => {
  const { passkey } = await addPasskey(await firstAdmin(site))
  const options = await passkeyOptions(site)
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] })
  const used = passkey.use(options)
  const answers = await Promise.all([1, 2, 3].map(() => byPasskey(site, used)))
  expect(statusesOf(answers)).toEqual([200, 422, 422])
  expect(await outcomeOf(byPasskey(site, used))).toEqual([422, 'factor.challenge_over'])
  const admin = await signedInBy(site, byPasskey(site, passkey.use(await passkeyOptions(site))))
  expect((await admin.get('/api/admin/desk')).status).toBe(200)
})

test('[DOOR-2] foreign origins, foreign sites, missing verification, and changed answers are refused, each with its reason', async ({
  site,
}) => {
  const { passkey } = await addPasskey(await firstAdmin(site))
  const stranger = createPasskey(localOrigin)
  const before = await site.count('sessions')
  const attacks: [changes: Parameters<typeof passkey.use>[1], reason: string][] = [
    [{ origin: 'https://localhost.example' }, 'factor.foreign_origin'],
    [{ origin: 'https://evil.example' }, 'factor.foreign_origin'],
    [{ origin: 'http://localhost:3000.evil.example' }, 'factor.foreign_origin'],
    [{ rpId: 'evil.example' }, 'factor.passkey_refused'],
    [{ isVerified: false }, 'factor.passkey_refused'],
    [{ challenge: 'bWFkZSB1cA' }, 'factor.challenge_over'],
    [{ userHandle: null }, 'factor.passkey_unknown'],
    [{ userHandle: Buffer.from('somebody else').toString('base64url') }, 'factor.passkey_unknown'],
  ]
  for (const [changes, reason] of attacks)
    expect(await outcomeOf(byPasskey(site, passkey.use(await passkeyOptions(site), changes)))).toEqual([422, reason])
  expect(await outcomeOf(byPasskey(site, stranger.use(await passkeyOptions(site), { userHandle: 'AAAA' })))).toEqual([
    422,
    'factor.passkey_unknown',
  ])
  const forged = { ...stranger.use(await passkeyOptions(site), { userHandle: 'AAAA' }), id: passkey.id }
  expect((await outcomeOf(byPasskey(site, forged)))[0]).toBe(422)
  const late = await passkeyOptions(site)
  await site.pool.query("update challenges set expires_at = now() - interval '1 second'")
  expect(await outcomeOf(byPasskey(site, passkey.use(late)))).toEqual([422, 'factor.challenge_over'])
  expect(await site.count('sessions')).toBe(before)
})

test('[DOOR-2] the signature of another key is refused', async ({ site }) => {
  const { passkey } = await addPasskey(await firstAdmin(site))
  const userHandle = Buffer.from(await site.value('select admin_id from factors')).toString('base64url')
  const thief = createPasskey(localOrigin)
  const forged = { ...thief.use(await passkeyOptions(site), { userHandle, counter: 9 }), id: passkey.id }
  expect(await outcomeOf(byPasskey(site, forged))).toEqual([422, 'factor.passkey_refused'])
})

test('[DOOR-2] a counter that does not go forward is refused and recorded: there may be a copy of the passkey', async ({
  site,
}) => {
  const { passkey } = await addPasskey(await firstAdmin(site))
  expect((await byPasskey(site, passkey.use(await passkeyOptions(site), { counter: 7 }))).status).toBe(200)
  for (const counter of [7, 3, 0])
    expect(await outcomeOf(byPasskey(site, passkey.use(await passkeyOptions(site), { counter })))).toEqual([
      422,
      'factor.counter_back',
    ])
  expect((await actionsOf(site)).filter((action) => action === 'passkey-copied')).toHaveLength(3)
  expect((await byPasskey(site, passkey.use(await passkeyOptions(site), { counter: 8 }))).status).toBe(200)
})

test('[DOOR-2] a passkey that never counts works again and again @thorough', async ({ site }) => {
  const { passkey } = await addPasskey(await firstAdmin(site))
  for (const counter of [0, 0, 0])
    expect((await byPasskey(site, passkey.use(await passkeyOptions(site), { counter }))).status).toBe(200)
})

test('[DOOR-2] over https, passkeys are for the name in PUBLIC_URL, and only its own origin is accepted', async () => {
  const site = await startTestSite(published)
  const owner = await firstOfPublished(site)
  const ours = createPasskey('https://www.transfer.example')
  await addPasskey(owner, ours)
  for (const origin of ['http://localhost:3000', 'http://www.transfer.example', 'https://transfer.example'])
    expect(await outcomeOf(byPasskey(site, ours.use(await passkeyOptions(site), { origin })))).toEqual([
      422,
      'factor.foreign_origin',
    ])
  expect((await byPasskey(site, ours.use(await passkeyOptions(site)))).status).toBe(200)
})

async function firstOfPublished(site: TestSite) {
  const person = { ...credentials, password: 'a sentence long enough' }
  await register(site, { ...person, setupCode: published.ADMIN_SETUP_CODE })
  return signIn(site, person)
}

test('[DOOR-1] a new passkey is verified like one that is used, and can be added once', async ({ site, admin }) => {
  const passkey = createPasskey(localOrigin)
  const offer = () => answerOf(NewPasskeyOptions, admin.post('/api/admin/factors/passkey/options', {}))
  const add = (created: object) => admin.post('/api/admin/factors/passkey', { name: 'Laptop', passkey: created })
  expect(await outcomeOf(add(passkey.create(await offer(), { origin: 'https://evil.example' })))).toEqual([
    422,
    'factor.foreign_origin',
  ])
  expect(await outcomeOf(add(passkey.create(await offer(), { isVerified: false })))).toEqual([
    422,
    'factor.passkey_refused',
  ])
  expect(await outcomeOf(add(passkey.create(await offer(), { rpId: 'evil.example' })))).toEqual([
    422,
    'factor.passkey_refused',
  ])
  const options = await offer()
  const peter = await anotherAdmin(site, admin)
  const created = passkey.create(options)
  const asPeter = peter.post('/api/admin/factors/passkey', { name: 'x', passkey: created })
  expect(await outcomeOf(asPeter)).toEqual([422, 'factor.challenge_over'])
  expect((await add(created)).status).toBe(201)
  expect(await outcomeOf(add(created))).toEqual([422, 'factor.challenge_over'])
  expect((await offer()).excludeCredentials.map(({ id }) => id)).toEqual([passkey.id])
  expect(await outcomeOf(add(passkey.create(await offer())))).toEqual([409, 'factor.known'])
})

test('[DOOR-1] an authenticator app counts once it has shown a right code; its secret is encrypted', async ({
  site,
  admin,
}) => {
  const offer = await answerOf(TotpOffer, admin.post('/api/admin/factors/totp/options', {}))
  const add = (code: string) => admin.post('/api/admin/factors/totp', { id: offer.id, name: 'Phone', code })
  expect(await outcomeOf(add(codeAt(offer.secret, 3_600)))).toEqual([422, 'factor.code_wrong'])
  expect((await enterPassword(site)).status).toBe(200)
  const code = codeAt(offer.secret)
  expect((await add(code)).status).toBe(201)
  expect(await outcomeOf(add(code))).toEqual([422, 'factor.offer_over'])
  // The code that proved it does not sign in as well.
  expect(await outcomeOf(step(site, { kind: 'totp', code }))).toEqual([422, 'factor.code_used'])
  expect(await site.value('select sealed_secret from factors')).not.toContain(offer.secret)
  expect(site.logged.join('')).not.toContain(offer.secret)
})

test('[DOOR-1] the first factor ends the sessions that began with the password alone', async ({ site }) => {
  const here = await firstAdmin(site)
  const elsewhere = await signIn(site)
  await addTotp(site, here)
  expect((await here.get('/api/admin/desk')).status).toBe(200)
  expect((await elsewhere.get('/api/admin/desk')).status).toBe(403)
})

test('[DOOR-1] factors are listed, renamed, and removed by their owner only; recovery codes go with the last', async ({
  site,
}) => {
  const nimo = await firstAdmin(site)
  const peter = await anotherAdmin(site, nimo)
  const phone = await addTotp(site, nimo)
  const laptop = await addPasskey(nimo)
  expect((await peter.send('PATCH', path(phone.data.id), { name: 'Old phone' })).status).toBe(404)
  expect((await peter.send('DELETE', path(phone.data.id))).status).toBe(404)
  for (const name of ['Old phone', ' Old phone '])
    expect((await nimo.send('PATCH', path(phone.data.id), { name })).status).toBe(204)
  expect((await listFactors(nimo)).data.map(({ kind, name }) => [kind, name])).toEqual([
    ['totp', 'Old phone'],
    ['passkey', 'Laptop'],
  ])
  expect((await nimo.send('DELETE', path(phone.data.id))).status).toBe(204)
  expect((await listFactors(nimo)).recoveryCodesLeft).toBe(10)
  expect((await answerOf(StepNeeded, enterPassword(site))).methods).toEqual(['passkey', 'recovery'])
  expect((await nimo.send('DELETE', path(laptop.data.id))).status).toBe(204)
  expect(await site.count('recovery_codes')).toBe(0)
  expect((await enterPassword(site)).status).toBe(200)
  expect(await outcomeOf(nimo.post('/api/admin/recovery-codes', {}))).toEqual([422, 'factor.none'])
  const actions = await actionsOf(site)
  for (const action of ['factor-added', 'factor-removed']) expect(actions).toContain(action)
  expect(actions.filter((action) => action === 'factor-renamed')).toHaveLength(1)
})

test('[DOOR-1] an owner removes the factors of a colleague, which ends their sessions; others may not', async ({
  site,
}) => {
  const nimo = await firstAdmin(site)
  const peter = await anotherAdmin(site, nimo, 'peter.olson', 'hiring')
  await addTotp(site, peter)
  await addPasskey(peter)
  const people = async () => (await answerOf(Admins, nimo.get('/api/admin/admins'))).data
  const [mine, his] = await people()
  expect([mine?.factors, his?.factors]).toEqual([{}, { totp: 1, passkey: 1 }])
  const hisFactors = `/api/admin/admins/${his?.id}/factors`
  const before = await stateOf(site)
  expect((await peter.send('DELETE', hisFactors)).status).toBe(403)
  expect(await stateOf(site)).toBe(before)
  expect((await nimo.send('DELETE', hisFactors)).status).toBe(204)
  expect((await peter.get('/api/admin/desk')).status).toBe(403)
  expect((await people())[1]?.factors).toEqual({})
  expect(await site.count('recovery_codes')).toBe(0)
  expect((await enterPassword(site, { username: 'peter.olson', password: 'another sentence' })).status).toBe(200)
  expect(await actionsOf(site)).toContain('factors-removed')
  const own = nimo.send('DELETE', `/api/admin/admins/${mine?.id}/factors`)
  expect(await outcomeOf(own)).toEqual([409, 'factor.own'])
})

/** What an admin without a second factor may do where one is required, independent of the table of calls. */
const beforeEnrollment = new Set([
  'session.signOut',
  'account.changePassword',
  'account.confirm',
  'account.confirmOptions',
  'sessions.list',
  'sessions.end',
  'sessions.endOthers',
  'factors.list',
  'factors.offerPasskey',
  'factors.addPasskey',
  'factors.offerTotp',
  'factors.addTotp',
])

test('[DOOR-1] over https, an admin without a second factor reaches nothing but enrollment and their own account', async () => {
  const site = await startTestSite({ ...published, REQUIRE_SECOND_FACTOR: '' })
  const admin = await firstOfPublished(site)
  const guarded = calls.filter(({ operation: { access } }) => access === 'admin' || access === 'either')
  const before = await stateOf(site)
  for (const call of guarded.filter(({ name }) => !beforeEnrollment.has(name)))
    expect(await outcomeOf(callInVain(admin, call)), call.name).toEqual([403, 'admin.factor_needed'])
  expect(await stateOf(site)).toBe(before)
  expect((await admin.get('/api/admin/sessions')).status).toBe(200)
  expect((await site.post('/api/admin/refresh', { refreshToken: admin.refreshToken })).status).toBe(200)
  expect((await listFactors(admin)).isRequired).toBe(true)

  const { data } = await addTotp(site, admin)
  expect((await admin.get('/api/admin/desk')).status).toBe(200)
  const last = admin.send('DELETE', `/api/admin/factors/${data.id}`)
  expect(await outcomeOf(last)).toEqual([409, 'factor.last'])
  expect((await listFactors(admin)).data).toHaveLength(1)
})

test('[DOOR-1] of the last two factors removed at once, one stays where a second factor is required', async () => {
  const site = await startTestSite({ REQUIRE_SECOND_FACTOR: 'true' })
  const admin = await firstAdmin(site)
  const one = await addTotp(site, admin)
  const other = await addPasskey(admin)
  const answers = await Promise.all(
    [one, other].map(({ data }) => admin.send('DELETE', `/api/admin/factors/${data.id}`)),
  )
  expect(statusesOf(answers)).toEqual([204, 409])
  expect(await site.count('factors')).toBe(1)
})

test('[DOOR-1] two first factors added at once make one set of recovery codes', async ({ site, admin }) => {
  const offers = await Promise.all(
    [1, 2].map(() => answerOf(TotpOffer, admin.post('/api/admin/factors/totp/options', {}))),
  )
  const added = await Promise.all(
    offers.map(({ id, secret }) =>
      answerOf(AddedFactor, admin.post('/api/admin/factors/totp', { id, name: 'App', code: codeAt(secret) })),
    ),
  )
  expect(added.flatMap(({ recoveryCodes }) => recoveryCodes)).toHaveLength(10)
  expect(await site.count('recovery_codes')).toBe(10)
})

test('[DOOR-1] the operator removes the factors of a person, which ends their sessions and is recorded', async ({
  site,
  admin,
}) => {
  await addTotp(site, admin)
  const run = (...args: string[]) => runOn(site, 'admin', ...args)
  expect((await run('list')).output).toContain('Second factor: authenticator app')
  expect((await run('remove-factors', 'nobody')).code).toBe(1)
  expect((await run('remove-factors')).code).toBe(1)
  expect(await site.count('factors')).toBe(1)
  expect(await run('remove-factors', 'NIMO.warsame')).toMatchObject({ code: 0 })
  expect((await admin.get('/api/admin/desk')).status).toBe(403)
  expect((await enterPassword(site)).status).toBe(200)
  expect(await actionsOf(site)).toContain('factors-removed')
})

test('[DOOR-1 DOOR-7] a new password never removes the second factor', async ({ site, admin: nimo }) => {
  const peter = await anotherAdmin(site, nimo)
  await addTotp(site, peter)
  const { data } = await answerOf(Admins, nimo.get('/api/admin/admins'))
  const id = data.find(({ username }) => username === 'peter.olson')?.id
  const reset = { password: 'a sentence from the owner' }
  expect((await nimo.send('PUT', `/api/admin/admins/${id}/password`, reset)).status).toBe(204)
  expect((await enterPassword(site, { username: 'peter.olson', ...reset })).status).toBe(202)
})

test('[DOOR-4] a passkey or a one-time code renews the proof of the session, and that of another person does not', async ({
  site,
}) => {
  const nimo = await firstAdmin(site)
  const peter = await anotherAdmin(site, nimo)
  const { secret } = await addTotp(site, nimo)
  const { passkey } = await addPasskey(nimo)
  const his = await addPasskey(peter)
  const letProofExpire = () => site.pool.query(`update sessions set proven_at = now() - interval '11 minutes'`)
  const renew = async () => (await nimo.post('/api/admin/recovery-codes', {})).status
  const confirm = (proof: object) => nimo.post('/api/admin/confirm', { proof })
  const options = async () =>
    (await answerOf(ConfirmationOptions, nimo.post('/api/admin/confirm/options', {}))).passkey ??
    (await passkeyOptions(site))
  await letProofExpire()
  expect(await renew()).toBe(428)
  expect(await outcomeOf(confirm({ kind: 'passkey', passkey: his.passkey.use(await options()) }))).toEqual([
    422,
    'factor.passkey_unknown',
  ])
  // A challenge for signing in does not confirm.
  const elsewhere = passkey.use(await passkeyOptions(site))
  expect(await outcomeOf(confirm({ kind: 'passkey', passkey: elsewhere }))).toEqual([422, 'factor.challenge_over'])
  expect(await renew()).toBe(428)
  expect((await confirm({ kind: 'passkey', passkey: passkey.use(await options()) })).status).toBe(204)
  expect(await renew()).toBe(200)
  await letProofExpire()
  expect((await confirm({ kind: 'totp', code: codeAt(secret) })).status).toBe(204)
  expect(await renew()).toBe(200)
  const both = { password: credentials.password, proof: { kind: 'totp', code: '123456' } }
  expect((await nimo.post('/api/admin/confirm', both)).status).toBe(422)
  expect((await nimo.post('/api/admin/confirm', {})).status).toBe(422)
})

test('[DOOR-8 DOOR-2] while an account is held because of guesses, a passkey still gets in', async () => {
  const site = await startTestSite({ TRUST_PROXY: 'true' })
  const { passkey } = await addPasskey(await firstAdmin(site))
  for (let guess = 0; guess < 20; guess += 1) {
    const from = { 'x-forwarded-for': `10.${Math.floor(guess / 4)}.0.1` }
    await site.post('/api/admin/login', { ...credentials, password: `guess ${guess}` }, from)
  }
  const elsewhere = { 'x-forwarded-for': '10.99.0.1' }
  expect(await outcomeOf(site.post('/api/admin/login', credentials, elsewhere))).toEqual([429, 'admin.account_held'])
  expect((await byPasskey(site, passkey.use(await passkeyOptions(site)))).status).toBe(200)
})
