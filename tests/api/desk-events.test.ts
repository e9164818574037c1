import { expect } from 'vitest'
import { idleHeader } from '../../contract/admin.ts'
import { DeskEvent } from '../../contract/desk-events.ts'
import { applicationForm, careerForm, careerCall } from '../../support/application-form.ts'
import { createListener } from '../../server/db/listener.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { anotherAdmin, firstAdmin, test, type SignedIn } from '../support/admin.ts'
import { startTestSite, type TestSite } from '../support/site.ts'

const eventsPath = '/api/admin/events'

/** A page of the desk that listens: what it was told so far, and when the site ended the connection. */
async function openPage(site: TestSite, admin: SignedIn) {
  const answer = await fetch(site.url + eventsPath, { headers: admin.headers })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-accel-buffering')).toBe('no')
  const told: string[] = []
  const read = async () => {
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? [])
      for (const [, data = ''] of text.matchAll(/^data: (.*)$/gm)) {
        const { kind, change, who } = DeskEvent.parse(JSON.parse(data))
        told.push([kind, change, who].join(' '))
      }
  }
  return { told, ended: read() }
}

const leadId = (site: TestSite) => site.value('select id from leads limit 1')

test('[LEAD-2 HIRE-10] a change on one instance arrives at the pages of another, as codes, and only for roles that may read it', async ({
  site,
}) => {
  const other = await startTestSite({ DATABASE_URL: site.databaseUrl })
  const owner = await firstAdmin(site)
  const leads = await anotherAdmin(site, owner, 'amina', 'leads')
  const hiring = await anotherAdmin(site, owner, 'bilal', 'hiring')
  const publisher = await anotherAdmin(site, owner, 'carlos', 'publisher')
  const [ofLeads, ofHiring, ofPublisher] = [
    await openPage(other, leads),
    await openPage(other, hiring),
    await openPage(other, publisher),
  ]
  await site.post(inquiryCall, inquiry)
  const id = await leadId(site)
  await owner.get(`/api/leads/${id}`)
  await leads.send('PUT', `/api/leads/${id}/work`, { state: 'answered' })
  await owner.post(`/api/leads/${id}/notes`, { text: 'called' })
  await site.postForm(careerCall, careerForm())
  await site.postForm('/api/applications', applicationForm())
  await expect.poll(() => ofHiring.told).toEqual(['career-form received ', 'application received '])
  await expect
    .poll(() => ofLeads.told)
    .toEqual(['lead received ', 'lead lead-changed amina', 'lead lead-noted nimo.warsame'])
  expect(ofPublisher.told).toEqual([])
})

test('[LEAD-2 AUTH-2] a page stops listening when its session ends; listening does not keep a session alive', async ({
  site,
}) => {
  const owner = await firstAdmin(site)
  const amina = await anotherAdmin(site, owner, 'amina', 'leads')
  const page = await openPage(site, amina)
  await site.pool.query(`update sessions set last_used_at = now() - interval '50 minutes'`)
  const isIdle = `id = '${amina.sessionId}' and last_used_at < now() - interval '40 minutes'`
  const idle = async () => (await site.count(`sessions where ${isIdle}`)) === 1
  const marked = { ...amina.headers, [idleHeader]: '1' }
  expect((await site.get('/api/admin/desk', marked)).status).toBe(200)
  expect((await site.post('/api/admin/refresh', { refreshToken: amina.refreshToken }, marked)).status).toBe(200)
  expect(await idle()).toBe(true)
  expect((await amina.get('/api/admin/desk')).status).toBe(200)
  expect(await idle()).toBe(false)
  await amina.post('/api/admin/logout')
  await page.ended
  expect((await fetch(site.url + eventsPath, { headers: amina.headers })).status).toBe(403)
})

test('[LEAD-2] pages can listen again after the database dropped the connection, and do not delay a stop', async () => {
  const site = await startTestSite()
  const owner = await firstAdmin(site)
  const page = await openPage(site, owner)
  await site.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'site changes' and datname = current_database()`)
  await page.ended
  const connect = async () => {
    const answer = await fetch(site.url + eventsPath, { headers: owner.headers })
    await answer.body?.cancel()
    return answer.status
  }
  await expect.poll(connect, { timeout: 15_000 }).toBe(200)
  const again = await openPage(site, owner)
  await site.post(inquiryCall, inquiry)
  await expect.poll(() => again.told).toEqual(['lead received '])
  await site.stop()
  // It would be rejected if the stop had waited for the page, and cut it off in the end.
  await again.ended
})

test('[LEAD-2] one person has a limited number of open pages', async ({ site, admin: owner }) => {
  const peter = await anotherAdmin(site, owner)
  const pages = await Promise.all(Array.from({ length: 20 }, () => openPage(site, owner)))
  expect(pages).toHaveLength(20)
  const refused = await owner.get(eventsPath)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ error: expect.stringContaining('try again in 30 seconds') })
  await openPage(site, peter)
})

test('[LEAD-2] pages that were left before the site answered do not count as open', async ({ site, admin: owner }) => {
  const lock = await site.pool.connect()
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  for (let round = 0; round < 6; round++) {
    await lock.query('begin; lock table sessions in access exclusive mode')
    const leave = new AbortController()
    const pages = Array.from({ length: 5 }, () =>
      fetch(site.url + eventsPath, { headers: owner.headers, signal: leave.signal }),
    )
    await expect.poll(async () => (await site.pool.query(waiting)).rowCount).toBeGreaterThanOrEqual(5)
    leave.abort()
    await expect(Promise.any(pages)).rejects.toThrow('All promises were rejected')
    await lock.query('commit')
  }
  lock.release()
  await openPage(site, owner)
})

test('[LEAD-2] what only a newer version of the site announces is ignored, and does no harm', async ({ site }) => {
  const owner = await firstAdmin(site)
  const page = await openPage(site, owner)
  const newer = { kind: 'lead', id: 'x', change: 'new-thing', who: null }
  for (const message of [JSON.stringify(newer), 'no event', ''])
    await site.pool.query(`select pg_notify('changes', $1)`, [message])
  await site.post(inquiryCall, inquiry)
  await expect.poll(() => page.told).toEqual(['lead received '])
})

test('[LEAD-2] a listener that could not listen leaves no connection open', async ({ site }) => {
  const handlers = { onMessage: () => undefined, onLost: () => undefined }
  const listener = createListener({ connectionString: site.databaseUrl }, 'not one word', handlers)
  await expect(listener.check()).rejects.toThrow('syntax error')
  const isOpen = `datname = current_database() and application_name = 'site changes'`
  const listening = () => site.pool.query(`select from pg_stat_activity where ${isOpen}`)
  await expect.poll(async () => (await listening()).rowCount).toBe(1)
})
