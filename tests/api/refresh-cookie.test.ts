import { KeptTokens, keepHeader } from '../../contract/admin.ts'
import { expect, startTestSite, test, type TestSite } from '../support/site.ts'
import { firstAdmin, register, signIn } from '../support/admin.ts'
import { bearer, credentials } from '../../support/calls.ts'

const login = (site: TestSite, keep: string) => site.post('/api/admin/login', credentials, { [keepHeader]: keep })

const refresh = (site: TestSite, cookie: string, body = {}, headers = {}) =>
  site.post('/api/admin/refresh', body, { cookie, origin: site.url, ...headers })

/** The refresh cookie of an answer, as it was set. */
const setBy = (answer: Response) =>
  answer.headers.getSetCookie().find((cookie) => cookie.includes('desk-refresh=')) ?? ''
const cookieOf = (answer: Response) => setBy(answer).split(';', 1)[0] ?? ''
const tokensOf = async (answer: Response) => KeptTokens.parse(await answer.json())

test('[DOOR-9] for the desk’s pages, the refresh token is in a cookie that no script can read', async ({ site }) => {
  await register(site)
  const signedIn = await login(site, 'tab')
  expect(setBy(signedIn)).toMatch(
    /^desk-refresh=tab\.[\w-]{43}; Path=\/api\/admin\/refresh; HttpOnly; SameSite=Strict$/,
  )
  const first = await tokensOf(signedIn)
  expect(first).not.toHaveProperty('refreshToken')

  const refreshed = await refresh(site, cookieOf(signedIn))
  const next = await tokensOf(refreshed)
  expect(next).not.toHaveProperty('refreshToken')
  expect(next.sessionId).toBe(first.sessionId)
  expect(cookieOf(refreshed)).not.toBe(cookieOf(signedIn))
  expect((await site.get('/api/admin/sessions', bearer(next.accessToken))).status).toBe(200)

  const out = await site.post('/api/admin/logout', {}, bearer(next.accessToken))
  expect(setBy(out)).toMatch(/^desk-refresh=; Max-Age=0; Path=\/api\/admin\/refresh/)
  expect((await refresh(site, cookieOf(refreshed))).status).toBe(403)
})

test('[DOOR-9] only on a device where the person chose to stay, the desk starts again without a sign-in', async ({
  site,
}) => {
  await register(site)
  const staying = await login(site, 'device')
  expect(setBy(staying)).toContain('; Max-Age=3600;')
  const started = await refresh(site, cookieOf(staying), { isStart: true })
  expect(started.status).toBe(200)
  expect(setBy(started), 'the hour starts over').toContain('; Max-Age=3600;')

  const leaving = await login(site, 'tab')
  const { accessToken } = await tokensOf(leaving)
  expect((await refresh(site, cookieOf(leaving), { isStart: true })).status).toBe(403)
  expect((await refresh(site, cookieOf(leaving))).status, 'the session is over').toBe(403)
  expect((await site.get('/api/admin/sessions', bearer(accessToken))).status).toBe(403)
})

test('[DOOR-9] the cookie is of no use to pages of other sites', async ({ site }) => {
  await register(site)
  const cookie = cookieOf(await login(site, 'device'))
  expect((await refresh(site, cookie, {}, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await site.post('/api/admin/refresh', {}, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await refresh(site, cookie)).status).toBe(200)
})

test('[DOOR-8 DOOR-9] over https, the cookies are sent over https only', async () => {
  const code = { ADMIN_SETUP_CODE: 'blue-kettle-42' }
  const site = await startTestSite({ ...code, PUBLIC_URL: 'https://site.example', ALLOWED_HOSTS: '127.0.0.1' })
  await register(site, { ...credentials, setupCode: code.ADMIN_SETUP_CODE })
  expect((await login(site, 'tab')).headers.getSetCookie().toSorted()).toEqual([
    expect.stringMatching(/^__Secure-desk-device-.*; HttpOnly; Secure; SameSite=Strict$/),
    expect.stringMatching(/^__Secure-desk-refresh=.*; HttpOnly; Secure; SameSite=Strict$/),
  ])
})

test('[API-8] other clients get and send the refresh token as before, without a cookie', async ({ site }) => {
  const { refreshToken } = await firstAdmin(site)
  expect((await site.post('/api/admin/refresh', { refreshToken })).status).toBe(200)
  expect(setBy(await site.post('/api/admin/login', credentials))).toBe('')
  expect((await signIn(site)).refreshToken).toMatch(/^[\w-]{43}$/)
  expect((await site.post('/api/admin/refresh', {})).status).toBe(422)
  expect((await refresh(site, 'desk-refresh=device.made-up')).status).toBe(403)
})
