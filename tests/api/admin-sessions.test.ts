import { decodeJwt } from 'jose'
import { Sessions } from '../../contract/admin.ts'
import { answerOf, expect } from '../support/site.ts'
import { anotherAdmin, firstAdmin, isIn, refresh, refreshed, signIn, test, type SignedIn } from '../support/admin.ts'

test('[AUTH-2] an access token is valid for 15 minutes', async ({ site }) => {
  const { accessToken } = await firstAdmin(site)
  const { exp = 0, iat = 0 } = decodeJwt(accessToken)
  expect(exp - iat).toBe(15 * 60)
})

test('[AUTH-2 API-8] a refresh returns a new pair, and both work', async ({ site, admin }) => {
  const next = await refreshed(site, admin.refreshToken)
  expect(next.refreshToken).not.toBe(admin.refreshToken)
  expect(await isIn(site, next.accessToken)).toBe(true)
  expect(await isIn(site, (await refreshed(site, next.refreshToken)).accessToken)).toBe(true)
})

test('[AUTH-2] a client that never reads the new refresh token keeps working', async ({ site, admin }) => {
  for (let time = 0; time < 4; time += 1) {
    expect(await isIn(site, (await refreshed(site, admin.refreshToken)).accessToken)).toBe(true)
    await site.pool.query(`update refresh_tokens set first_used_at = first_used_at - interval '15 minutes'`)
  }
})

test('[AUTH-2] reusing an old token after its successor was used ends the session', async ({ site, admin }) => {
  const next = await refreshed(site, admin.refreshToken)
  const newest = await refreshed(site, next.refreshToken)
  await site.pool.query(`update refresh_tokens set first_used_at = first_used_at - interval '1 minute'`)
  const reuse = await refresh(site, admin.refreshToken)
  expect(reuse.status).toBe(403)
  expect(await reuse.json()).toMatchObject({ error: 'Session expired. Please login again.' })
  expect((await refresh(site, newest.refreshToken)).status).toBe(403)
  expect(await isIn(site, newest.accessToken)).toBe(false)
  const { rows } = await site.pool.query(`select admin_name from audit_entries where action = 'token-reused'`)
  expect(rows).toEqual([{ admin_name: 'nimo.warsame' }])
})

test('[AUTH-2] a session expires after 60 idle minutes and ends after 12 hours', async ({ site, admin }) => {
  await site.pool.query(`update sessions set last_used_at = now() - interval '59 minutes'`)
  expect((await refresh(site, admin.refreshToken)).status).toBe(200)
  await site.pool.query(`update sessions set last_used_at = now() - interval '61 minutes'`)
  expect((await refresh(site, admin.refreshToken)).status).toBe(403)
  const again = await signIn(site)
  const { rows } = await site.pool.query<{ hours: number }>(
    'select extract(epoch from ends_at - created_at)::int / 3600 as hours from sessions',
  )
  expect(rows.map((row) => row.hours)).toEqual([12, 12])
  await site.pool.query(`update sessions set ends_at = now() - interval '1 second'`)
  expect((await refresh(site, again.refreshToken)).status).toBe(403)
  expect(await isIn(site, again.accessToken)).toBe(false)
})

test('activity keeps a session alive, with at most one write a minute', async ({ site, admin }) => {
  await site.pool.query(`update sessions set last_used_at = now() - interval '50 minutes'`)
  await admin.get('/api/admin/sessions')
  expect(await site.count("sessions where last_used_at > now() - interval '1 minute'")).toBe(1)
})

test('[AUTH-2 ADM-7] signing out ends the session at once', async ({ site, admin }) => {
  expect((await admin.post('/api/admin/logout', {})).status).toBe(204)
  expect(await isIn(site, admin.accessToken)).toBe(false)
  expect((await refresh(site, admin.refreshToken)).status).toBe(403)
})

test('an admin sees and ends only their own sessions', async ({ site, admin: here }) => {
  const there = await signIn(site)
  const peter = await anotherAdmin(site, here)
  const { data } = await answerOf(Sessions, here.get('/api/admin/sessions'))
  expect(data.filter((session) => session.current)).toHaveLength(1)
  expect(data).toHaveLength(2)
  const other = data.find((session) => !session.current)?.id
  const end = (by: SignedIn) => by.send('DELETE', `/api/admin/sessions/${other}`)
  expect((await end(peter)).status).toBe(404)
  expect(await isIn(site, there.accessToken)).toBe(true)
  expect((await end(here)).status).toBe(204)
  expect(await isIn(site, there.accessToken)).toBe(false)
  expect(await isIn(site, here.accessToken)).toBe(true)
})
