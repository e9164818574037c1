import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { applicationForm, pdf } from '../../support/application-form.ts'
import { isLongRun } from '../../support/fault-rounds.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { startMailServer } from '../support/mail-server.ts'
import { startFaultyProxy, type ProxyBehavior } from '../support/faulty-proxy.ts'
import { startOwnPostgres } from '../support/own-postgres.ts'
import { startRateService } from '../support/rate-service.ts'
import { objectsIn, settingsOf, startFauxqs } from '../support/s3-servers.ts'
import { startProcess } from '../../support/site-process.ts'
import type { ServerBehavior } from '../support/fake-server.ts'
import { startWebhook } from '../support/webhook.ts'
import { using } from '../support/using.ts'

const storeFaults: ProxyBehavior[] = ['disconnect', 'refuse', 'hang']
const outsideBehaviors: ServerBehavior[] = isLongRun
  ? ['hang', 'disconnect', 'html', 429, 500, 'normal']
  : ['hang', 500, 'normal']

test('an object store that hangs, crashes, refuses, or is slow: 503 in time, nothing half-stored, automatic recovery', async () => {
  const store = await using(startFauxqs())
  const proxy = await using(startFaultyProxy(store.settings.endpoint ?? ''))
  const postgres = await using(startOwnPostgres())
  const settings = {
    ...postgres.settings,
    ...settingsOf(store.settings),
    S3_ENDPOINT: proxy.url,
    APPLICATION_LIMIT_PER_HOUR: '1000',
  }
  const site = await using(startProcess({ settings }))
  const objects = () => objectsIn(store.settings)
  const kept = async () => {
    const rows = await postgres.query<{ key: string }>(`select key from files where state = 'kept'`)
    return rows.map(({ key }) => key).toSorted()
  }
  // More than one part, so that a store may fail in the middle of a file.
  const large = new File([pdf(), 'x'.repeat(6 * 1024 * 1024)], 'certificates.pdf')
  const apply = () =>
    fetch(`${site.url}/api/applications`, {
      method: 'POST',
      body: applicationForm({ certificationsFile: large }),
      // The limit that the operations manual states.
      signal: AbortSignal.timeout(25_000),
    })

  expect((await apply()).status).toBe(201)
  for (const behavior of storeFaults) {
    proxy.setBehavior(behavior)
    const [refused, page, ready, rest] = await Promise.all([
      apply(),
      fetch(`${site.url}/Compliance`),
      fetch(`${site.url}/readyz`),
      fetch(`${site.url}/api/jobs`),
    ])
    expect(refused.status, behavior).toBe(503)
    expect(refused.headers.get('retry-after'), behavior).toBe('30')
    expect([page.status, ready.status, rest.status], behavior).toEqual([200, 200, 200])
  }
  proxy.setBehavior('slow')
  expect((await apply()).status).toBe(201)
  proxy.setBehavior('normal')
  expect((await apply()).status).toBe(201)
  expect(await postgres.query('select 1 from applications')).toHaveLength(3)

  // Files that could not be removed during the outage are removed by the next sweep, within a minute or at a restart.
  await site.stop()
  await using(startProcess({ settings }))
  await expect.poll(objects, { timeout: 30_000 }).toEqual(await kept())
  expect(await kept()).toHaveLength(12)
})

test('CRM, mail, and rates all fail at once: visitors notice nothing, and everything arrives once they are back', async () => {
  const [crm, mail] = [await using(startWebhook()), await using(startMailServer())]
  const rates = await using(startRateService())
  const settings = { ...crm.settings, ...mail.settings, ...rates.settings, LEAD_LIMIT_PER_MINUTE: '100000' }
  const site = await using(startProcess({ settings }))
  const emails: string[] = []
  for (const behavior of outsideBehaviors) {
    crm.setBehavior(behavior)
    rates.setBehavior(behavior)
    mail.refuseNext(behavior === 'normal' ? 0 : 1_000)
    for (let number = 0; number < 3; number += 1) {
      const email = `${randomUUID()}@mail.example`
      const answer = await fetch(site.url + inquiryCall, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...inquiry, Email: email }),
        signal: AbortSignal.timeout(10_000),
      })
      expect(answer.status, String(behavior)).toBe(201)
      emails.push(email)
    }
    for (const path of ['/', '/readyz', '/api/exchange-rates']) {
      expect((await fetch(site.url + path)).status, `${behavior} ${path}`).toBe(200)
    }
  }
  const arrived = () => [...crm.records.values()].map(({ lead }) => String(lead['email'])).toSorted()
  await expect.poll(arrived, { timeout: 120_000, interval: 250 }).toEqual(emails.toSorted())
  // One to the team, and one to the sender.
  await expect.poll(() => mail.mails.length, { timeout: 120_000, interval: 250 }).toBe(2 * emails.length)
  expect(mail.mailsTo('team@company.example')).toHaveLength(emails.length)
  for (const email of emails) expect(mail.mailsTo(email)).toHaveLength(1)
})
