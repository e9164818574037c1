import { expect, test } from 'vitest'
import { Tokens } from '../../contract/admin.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { jumpingClock, queryOf, startProcess, type SiteProcess } from '../../support/site-process.ts'
import { startWebhook, type Webhook } from '../support/webhook.ts'
import { bearer, postJson, signInTo } from '../../support/calls.ts'
import { using } from '../support/using.ts'

const minute = 60_000
const day = 24 * 60 * minute

const fetchDeskStatus = async (site: SiteProcess, token: string) =>
  (await fetch(`${site.url}/api/admin/desk`, { headers: bearer(token) })).status

const send = async (site: SiteProcess, address: string) =>
  (await postJson(site.url + inquiryCall, inquiry, { 'x-forwarded-for': address })).status

async function expectSessionsToLast(site: SiteProcess) {
  const refresh = async ({ refreshToken }: Tokens) => {
    const answer = await postJson(`${site.url}/api/admin/refresh`, { refreshToken })
    return Tokens.parse(await answer.json())
  }
  let tokens: Tokens = await signInTo(site.url)
  for (const ahead of [20 * minute, -20 * minute, 2 * 60 * minute, 0]) {
    await site.setClockOffset(ahead)
    // The desk refreshes an expired token; the session itself depends on the database's clock.
    tokens = await refresh(tokens)
    expect(await fetchDeskStatus(site, tokens.accessToken), `${ahead}`).toBe(200)
  }
  const before = tokens.accessToken
  await site.setClockOffset(16 * minute)
  expect(await fetchDeskStatus(site, before)).toBe(403)
}

async function expectLimitsToHold(site: SiteProcess) {
  const sendFour = async (address: string) => {
    const statuses: number[] = []
    for (let number = 0; number < 4; number += 1) statuses.push(await send(site, address))
    return statuses
  }
  expect(await sendFour('203.0.113.1')).toEqual([201, 201, 201, 429])
  await site.setClockOffset(day)
  expect(await send(site, '203.0.113.1')).toBe(429)
  expect(await sendFour('203.0.113.2')).toEqual([201, 201, 201, 429])
  expect(await send(site, '203.0.113.2')).toBe(429)
  await site.setClockOffset(-day)
  // Ends the minute in the database, whose clock alone counts.
  await queryOf(site.dataDir, 'update limits set expire = 0')
  expect(await send(site, '203.0.113.2')).toBe(201)
  // Simulates a database clock that was set back: the limit claims to last for another day.
  await queryOf(site.dataDir, 'update limits set points = 1000, expire = expire + $1', [day])
  expect(await send(site, '203.0.113.2')).toBe(201)
}

async function expectLeadsToArrive(site: SiteProcess, crm: Webhook) {
  const arrived = crm.records.size
  for (const [number, ahead] of [0, day, -day, 400 * day, 0].entries()) {
    await site.setClockOffset(ahead)
    expect(await send(site, `198.51.100.${number}`)).toBe(201)
    await expect.poll(() => crm.records.size, { timeout: 30_000 }).toBe(arrived + number + 1)
  }
}

test('a clock that jumps ahead and back: sessions last, limits apply and expire, leads are delivered', async () => {
  const crm = await using(startWebhook())
  const settings = { ...jumpingClock, ...crm.settings, TRUST_PROXY: 'true', LEAD_LIMIT_PER_MINUTE: '3' }
  const site = await using(startProcess({ settings }))
  await expectSessionsToLast(site)
  await site.setClockOffset(0)
  await expectLimitsToHold(site)
  await expect.poll(() => crm.records.size, { timeout: 30_000 }).toBe(8)
  await expectLeadsToArrive(site, crm)
})
