import { onTestFinished } from 'vitest'
import { openDatabase } from '../../server/db/client.ts'
import { startQueue } from '../../server/db/queue.ts'
import { createTokenStore } from '../../server/services/crm-tokens.ts'
import { createRates } from '../../server/services/rates.ts'
import { lead, leadCall } from '../../support/lead.ts'
import { changeWaitingJobs, listJobs } from '../support/queue-jobs.ts'
import { databaseOf, expect, startTestSite, test } from '../support/site.ts'
import { startWebhook } from '../support/webhook.ts'

const day = 24 * 60 * 60 * 1000

test('a clock that jumps ahead by years removes nothing on its first day', async ({ site }) => {
  await site.post(leadCall, lead)
  // Seen from a clock five years ahead, everything was five years ago.
  await site.pool.query(`
    update leads set created_at = created_at - interval '5 years';
    update retention_runs set ran_at = ran_at - interval '5 years'`)
  const later = async () => {
    const again = await startTestSite({ DATABASE_URL: site.databaseUrl })
    const line = () => again.logged.find((entry) => entry.includes('"retention"'))
    await expect.poll(line).toBeDefined()
    return JSON.parse(line() ?? '{}')
  }
  expect(await later()).toMatchObject({ isDryRun: true, leads: 1 })
  expect(await site.count('leads')).toBe(1)
  expect(await later()).toMatchObject({ isDryRun: false, leads: 1 })
  expect(await site.count('leads')).toBe(0)
})

test('a job delayed by a clock that ran a day ahead is done once the clock is corrected', async () => {
  const crm = await startWebhook()
  onTestFinished(crm.stop)
  const site = await startTestSite({ ...crm.settings, DELIVERY_RETRY_SECONDS: '3600' })
  crm.setNextBehaviors(500)
  await site.post(leadCall, lead)
  const waiting = async () => (await listJobs(site.pool)).filter(({ state }) => state === 'retry').length
  await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
  await changeWaitingJobs(site.pool, ({ startAfter }) => ({ startAfter: new Date(startAfter.getTime() + day) }))

  const database = openDatabase({ connectionString: site.databaseUrl }, () => undefined)
  onTestFinished(database.close)
  const queue = await startQueue(database.pool, { retrySeconds: 1, attemptSeconds: 1, onError: () => undefined })
  await queue.releasePostponed()
  await queue.stop()
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
})

const fail = () => Promise.reject(new Error('no answer'))

test('CRM tokens are requested again once a clock that ran ahead is set back', async ({ site }) => {
  let time = Date.now() + day
  const tokens = createTokenStore(databaseOf(site), () => time)
  await expect(tokens(undefined, fail)).rejects.toThrow('no answer')
  await expect(tokens(undefined, fail)).rejects.toThrow('zoho-token-limit')
  time -= 24 * 60 * 60 * 1000
  await expect(tokens(undefined, fail)).rejects.toThrow('no answer')
})

test('[CNV-7] rates are requested again once a clock that ran ahead is set back', async ({ site }) => {
  let calls = 0
  const feed = () => {
    calls += 1
    return Promise.resolve({ base: 'USD', asOf: new Date(), source: 'test', rates: { USD: '1', KES: '129' } })
  }
  const rates = createRates(databaseOf(site), feed)
  await rates.refresh()
  await rates.refresh()
  expect(calls).toBe(1)
  await site.pool.query(`update exchange_rates set asked_at = asked_at + interval '1 day'`)
  await rates.refresh()
  expect(calls).toBe(2)
})
