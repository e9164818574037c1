import { setupCodeFor } from '../../server/services/setup-code.ts'
import { expect, realCost, startTestSite, testSecret } from '../support/site.ts'
import { anotherAdmin, firstAdmin, idOf, register, signIn, test } from '../support/admin.ts'
import { credentials } from '../../support/calls.ts'

test('[AUTH-4 API-8] on an empty site the first admin registers and signs in', async ({ site }) => {
  expect(await (await site.get('/api/admin/registration')).json()).toEqual({
    open: true,
    codeNeeded: false,
    minPasswordLength: 6,
  })
  const answer = await register(site)
  expect(answer.status).toBe(201)
  expect(await answer.json()).toMatchObject({ username: 'nimo.warsame' })
  const { accessToken, refreshToken } = await signIn(site)
  expect(accessToken).not.toBe(refreshToken)
  expect(await (await site.get('/api/admin/registration')).json()).toEqual({
    open: false,
    codeNeeded: false,
    minPasswordLength: 6,
  })
})

test('[AUTH-4] exactly one of many first registrations wins', async ({ site }) => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => register(site, { username: `admin${index}`, password: 'secret sentence' })),
  )
  expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
    201,
    ...Array.from({ length: 7 }, () => 401),
  ])
  expect(await site.count('admins')).toBe(1)
})

test('[AUTH-4] from then on registering requires an admin’s token', async ({ site, admin }) => {
  const body = { username: 'fartun.ali', password: 'secret sentence' }
  expect((await register(site, body)).status).toBe(401)
  expect((await register(site, body, { authorization: 'Bearer wrong' })).status).toBe(403)
  expect(await site.count('admins')).toBe(1)
  expect((await register(site, body, admin.headers)).status).toBe(201)
  expect((await signIn(site, body)).accessToken).toBeTruthy()
})

test('[AUTH-4] a site with a setup code requires it for the first admin, and guessing is throttled', async () => {
  const site = await startTestSite({ ADMIN_SETUP_CODE: 'blue-kettle-42' })
  expect(await (await site.get('/api/admin/registration')).json()).toEqual({
    open: true,
    codeNeeded: true,
    minPasswordLength: 6,
  })
  for (const setupCode of [undefined, '', 'blue-kettle-43', 'x', 'y']) {
    const answer = await register(site, { ...credentials, setupCode })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ error: 'The setup code is incorrect.' })
  }
  expect((await register(site, { ...credentials, setupCode: 'z' })).status).toBe(429)
  await site.pool.query('delete from sign_in_attempts')
  expect((await register(site, { ...credentials, setupCode: 'blue-kettle-42' })).status).toBe(201)
})

test('[AUTH-4] on a site for a trial the first admin needs the code from every other machine', async () => {
  const site = await startTestSite({ TRUST_PROXY: 'true' })
  const elsewhere = { 'x-forwarded-for': '192.0.2.7' }
  const state = async (headers = {}) => (await site.get('/api/admin/registration', headers)).json()
  expect(await state()).toMatchObject({ open: true, codeNeeded: false })
  expect(await state(elsewhere)).toMatchObject({ open: true, codeNeeded: true })
  expect((await register(site, credentials, elsewhere)).status).toBe(422)
  expect(await site.count('admins')).toBe(0)
  const code = { ...credentials, setupCode: site.firstAdmin?.code }
  expect((await register(site, code, elsewhere)).status).toBe(201)
})

test('[AUTH-4] over https the first admin needs a code, which the site prints when it starts, the same after a restart', async () => {
  const settings = { PUBLIC_URL: 'https://site.example', ALLOWED_HOSTS: '127.0.0.1' }
  const site = await startTestSite(settings)
  expect(await (await site.get('/api/admin/registration')).json()).toMatchObject({ open: true, codeNeeded: true })
  for (const setupCode of [undefined, '', 'aaaa-aaaa-aaaa'])
    expect((await register(site, { ...credentials, setupCode })).status).toBe(422)
  expect(await site.count('admins')).toBe(0)
  const other = await startTestSite({ ...settings, DATABASE_URL: site.databaseUrl })
  const { code: setupCode } = other.firstAdmin ?? {}
  expect(setupCode).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/)
  expect(site.firstAdmin?.code).toBe(setupCode)
  await other.stop()
  expect((await register(site, { ...credentials, setupCode })).status).toBe(201)
  expect((await register(site, { username: 'second', password: 'a long sentence', setupCode })).status).toBe(401)
  expect(site.logged.join(''), 'not in the log, which may be sent elsewhere').not.toContain(setupCode)
})

test.for([
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
  ['http://192.0.2.7', true],
  ['http://localhost.example', true],
  ['https://localhost', true],
] as const)('[AUTH-4] whether the first admin at %s needs a code: %s', ([publicUrl, isNeeded]) => {
  const { isNeededHere } = setupCodeFor({ publicUrl, adminSetupCode: undefined }, testSecret)
  expect(isNeededHere).toBe(isNeeded)
})

test('[ADM-2] registration reports short passwords and taken names with the specified text', async ({ site }) => {
  const short = await register(site, { username: 'nimo', password: '12345' })
  expect(short.status).toBe(422)
  expect(await short.json()).toMatchObject({ error: 'Password must be at least 6 characters long.' })
  const admin = await firstAdmin(site)
  const taken = await register(site, { username: 'NIMO.Warsame', password: 'secret sentence' }, admin.headers)
  expect(taken.status).toBe(409)
  expect(await taken.json()).toMatchObject({ error: 'Registration failed. The username may already exist.' })
})

test('[AUTH-3] the stored hash is argon2id with its salt, never the password; one of a lower cost is replaced at a sign-in', async ({
  site: cheap,
}) => {
  await register(cheap)
  const site = await startTestSite({ DATABASE_URL: cheap.databaseUrl }, { passwordCost: realCost })
  const admin = await signIn(site)
  await register(site, { username: 'twin', password: credentials.password }, admin.headers)
  const { rows } = await cheap.pool.query<{ hash: string }>('select password_hash as hash from admins')
  expect(rows.every(({ hash }) => hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'))).toBe(true)
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2)
  expect((await signIn(site)).accessToken).toBeDefined()
  const { rows: tokens } = await cheap.pool.query<{ hash: string }>('select hash from refresh_tokens')
  expect(tokens.every(({ hash }) => /^[\w-]{43}$/.test(hash))).toBe(true)
})

test('[AUTH-3 ADM-1] an unknown name and a wrong password get the same response', async ({ site }) => {
  await register(site)
  const wrong = await site.post('/api/admin/login', { ...credentials, password: 'wrong sentence' })
  const unknown = await site.post('/api/admin/login', { username: 'nobody', password: 'wrong sentence' })
  expect(wrong.status).toBe(401)
  expect(unknown.status).toBe(401)
  const body = await wrong.text()
  expect(await unknown.text()).toBe(body)
  expect(JSON.parse(body)).toMatchObject({ error: 'Login failed. Please check your credentials.' })
})

test('[AUTH-3] five failures lock out one address; the right password from elsewhere still works', async () => {
  const site = await startTestSite({ TRUST_PROXY: 'true' })
  await register(site)
  const tryFrom = (address: string, password: string) =>
    site.post('/api/admin/login', { ...credentials, password }, { 'x-forwarded-for': address })
  for (let failure = 0; failure < 5; failure += 1)
    expect((await tryFrom('192.0.2.155', `wrong ${failure}`)).status).toBe(401)
  const held = await tryFrom('192.0.2.155', credentials.password)
  expect(held.status).toBe(429)
  const wait = Number(held.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(14 * 60)
  expect(wait).toBeLessThanOrEqual(15 * 60)
  expect((await tryFrom('198.51.100.7', credentials.password)).status).toBe(200)
  expect((await tryFrom('192.0.2.155', credentials.password)).status, 'still held').toBe(429)
  await site.pool.query(`update sign_in_attempts set at = at - interval '15 minutes'`)
  expect((await tryFrom('192.0.2.155', credentials.password)).status, 'after the wait').toBe(200)
})

test('[AUTH-3] concurrent attempts do not bypass the limit', async ({ site }) => {
  await register(site)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      site.post('/api/admin/login', { ...credentials, password: `no ${index}` }),
    ),
  )
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5)
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(15)
})

test('a mistyped username is not stored anywhere', async ({ site }) => {
  await register(site)
  await site.post('/api/admin/login', { username: 'my-secret-password', password: 'x' })
  const { rows } = await site.pool.query(`select row_to_json(a)::text from sign_in_attempts a
    union all select row_to_json(a)::text from audit_entries a`)
  expect(JSON.stringify(rows)).not.toContain('my-secret-password')
  expect(site.logged.join('')).not.toContain('my-secret-password')
})

test('a changed password signs out other devices, and the old one stops working', async ({ site }) => {
  await register(site)
  const here = await signIn(site)
  const there = await signIn(site)
  const change = (currentPassword: string) =>
    here.post('/api/admin/password', { currentPassword, newPassword: 'a new sentence' })
  const wrong = await change('not it')
  expect(wrong.status).toBe(422)
  expect((await change(credentials.password)).status).toBe(204)
  expect((await here.get('/api/admin/sessions')).status).toBe(200)
  expect((await there.get('/api/admin/sessions')).status).toBe(403)
  expect((await site.post('/api/admin/login', credentials)).status).toBe(401)
  expect((await signIn(site, { ...credentials, password: 'a new sentence' })).accessToken).toBeTruthy()
})

test('an admin resets a colleague’s password and removes a colleague, but not themselves', async ({ site }) => {
  const nimo = await firstAdmin(site)
  const peter = await anotherAdmin(site, nimo)
  const [nimoId, peterId] = [await idOf(site, 'nimo.warsame'), await idOf(site, 'peter.olson')]
  const reset = (id: string) => nimo.send('PUT', `/api/admin/admins/${id}/password`, { password: 'set anew' })
  expect((await reset(peterId)).status).toBe(204)
  expect((await reset(nimoId)).status).toBe(422)
  expect((await peter.get('/api/admin/admins')).status).toBe(403)
  await signIn(site, { username: 'peter.olson', password: 'set anew' })
  const remove = (id: string) => nimo.send('DELETE', `/api/admin/admins/${id}`)
  expect((await remove(nimoId)).status).toBe(409)
  expect((await remove(peterId)).status).toBe(204)
  expect((await remove(peterId)).status).toBe(404)
  expect((await site.post('/api/admin/login', { username: 'peter.olson', password: 'set anew' })).status).toBe(401)
})
