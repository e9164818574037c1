import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { isLongRun } from '../../support/fault-rounds.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { queryOf } from '../../support/site-process.ts'
import { startCrashableSite } from '../support/crashable-site.ts'
import { startZoho } from '../support/zoho.ts'
import { using } from '../support/using.ts'

const total = isLongRun ? 500 : 100

/** Resends until acknowledged, as a person would; the idempotency key makes that harmless. */
async function sendUntilAcknowledged(url: string, email: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const body = JSON.stringify({ ...inquiry, Email: email })
  await expect
    .poll(
      () =>
        fetch(url + inquiryCall, { method: 'POST', headers, body }).then(
          (answer) => answer.ok,
          () => false,
        ),
      {
        timeout: 60_000,
        interval: 100,
      },
    )
    .toBe(true)
}

test(`[BEYOND-1] ${total} leads through CRM outages and kill -9 of the site: all delivered, none lost, none twice`, async () => {
  const zoho = await using(startZoho())
  const site = await startCrashableSite({ ...zoho.settings, LEAD_LIMIT_PER_MINUTE: '100000' })

  const someArrive = () => {
    const before = zoho.records.size
    return expect.poll(() => zoho.records.size, { timeout: 60_000, interval: 50 }).toBeGreaterThan(before)
  }
  /** What goes wrong after this many of five hundred leads. */
  const trouble: [number, () => unknown][] = [
    [40, () => someArrive().then(zoho.goDown)],
    [100, site.killAndRestart],
    [140, () => zoho.comeBackUp().then(someArrive)],
    [180, () => zoho.setNextBehaviors(500, 500, 500, 429, 'html', 'disconnect', 'disconnect', 'hang', 500)],
    [240, () => someArrive().then(() => zoho.setBehavior('hang'))],
    [280, site.killAndRestart],
    [300, () => zoho.setBehavior('disconnect')],
    [340, () => zoho.setBehavior('normal')],
    [400, () => someArrive().then(zoho.revokeTokens)],
    [450, () => someArrive().then(site.killAndRestart)],
  ]
  const troubleAt = new Map(trouble.map(([number, cause]) => [(number * total) / 500, cause]))
  let sent = 0
  /** In their order: one that waits for an arrival must not end after a later one. */
  let troubles: Promise<unknown> = Promise.resolve()
  const visitor = async () => {
    while (sent < total) {
      const number = sent++
      const cause = troubleAt.get(number)
      if (cause) await (troubles = troubles.then(cause))
      await sendUntilAcknowledged(site.url, `person${number}@mail.example`)
    }
  }
  await Promise.all(Array.from({ length: 4 }, visitor))

  await expect.poll(() => zoho.records.size, { timeout: 180_000, interval: 250 }).toBe(total)
  const ids = new Set([...zoho.records.values()].map((record) => record.id))
  expect(ids.size).toBe(total)

  const query = (statement: string) => queryOf(site.dataDir, statement)
  const states = () => query('select state, count(*)::int from deliveries group by state order by state')
  await expect.poll(states, { timeout: 60_000, interval: 250 }).toEqual([{ state: 'delivered', count: total }])
  expect(zoho.notes).toHaveLength(total)
  expect(new Set(zoho.notes.map((note) => note.title)).size).toBe(total)
  const stored = await query('select count(*)::int as leads, count(distinct email)::int as people from leads')
  expect(stored).toEqual([{ leads: total, people: total }])
  expect(await query('select 1 from consents')).toHaveLength(total)
  for (const word of ['mail.example', 'Amina', '6125550188']) expect(site.output()).not.toContain(word)
})
