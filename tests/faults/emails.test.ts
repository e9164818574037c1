import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { QueuedEmails } from '../../contract/email.ts'
import { applicationForm } from '../../support/application-form.ts'
import { isLongRun } from '../../support/fault-rounds.ts'
import { copyApplications } from '../../support/many-applications.ts'
import { makeJobsDue } from '../support/queue-jobs.ts'
import { databaseOf } from '../../support/site-process.ts'
import { startCrashableSite } from '../support/crashable-site.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'
import { postJson, signInTo } from '../../support/calls.ts'
import { using } from '../support/using.ts'

const total = isLongRun ? 1_000 : 60
/** Emails that are undone while they wait, and emails that are undone while sending begins. */
const undone = total / 10

/** A site that can be killed, and what its first admin does. */
async function startDesk(settings: Record<string, string>) {
  const { url, dataDir, killAndRestart } = await startCrashableSite(settings)
  const pool = new Pool({ ...databaseOf(dataDir), max: 2 })
  pool.on('error', () => undefined)
  onTestFinished(() => pool.end())
  const { headers } = await signInTo(url)
  return {
    pool,
    killAndRestart,
    post: (path: string, body: object) => postJson(url + path, body, headers),
    apply: () => fetch(`${url}/api/applications`, { method: 'POST', body: applicationForm() }),
  }
}

type Site = Awaited<ReturnType<typeof startDesk>>

const write = async ({ post }: Site, ids: string[]) => {
  const body = { ids, template: 'not-selected', subject: 'Your application {reference}', text: 'Hello {firstName}.' }
  const answer = await post('/api/applications/emails', { ...body, batchId: randomUUID() })
  expect(answer.status).toBe(201)
  return QueuedEmails.parse(await answer.json()).batchId
}

const undo = async ({ post }: Site, batchId: string) =>
  (await post('/api/applications/emails/undo', { batchId })).status

/** Ends the ten seconds in which emails can be undone. */
const sendNow = ({ pool }: Site) => makeJobsDue(pool, 'deliver-email')

const isOurs = (mail: string) => mail.includes('Subject: Your application ')

/** The ids of the emails that arrived; a copy has the same one. */
const arrived = ({ mails }: MailServer) =>
  mails.filter(isOurs).map((mail) => /^Message-ID: <email-([0-9a-f-]{36})@/m.exec(mail)?.[1] ?? '')

test(`[HIRE-4] ${total} emails through a mail server that refuses, hangs, and crashes: each arrives once, undone ones never`, async () => {
  const mail = await using(startMailServer())
  const site = await startDesk(mail.settings)
  expect((await site.apply()).status).toBe(201)
  await copyApplications(site.pool, total + 2 * undone)
  const { rows } = await site.pool.query<{ id: string }>(`select id from applications where email like 'copy%'`)
  const ids = rows.map(({ id }) => id)

  const stopped = await write(site, ids.splice(0, undone))
  expect(await undo(site, stopped)).toBe(204)
  const raced = await Promise.all(ids.splice(0, undone).map((id) => write(site, [id])))
  await sendNow(site)
  const answers = await Promise.all(raced.map((batchId) => undo(site, batchId)))
  expect(answers.every((status) => status === 204 || status === 409)).toBe(true)

  const share = Math.ceil(total / (isLongRun ? 6 : 5))
  /** Every fault meets emails that are due, however soon the others were sent. */
  const writeMore = () => write(site, ids.splice(0, share))
  const soon = { timeout: 60_000, interval: 20 }
  const killWhileSending = async () => {
    await writeMore()
    const before = mail.mails.length
    await sendNow(site)
    await expect.poll(() => mail.mails.length, soon).toBeGreaterThan(before)
    await site.killAndRestart()
  }
  const failDuring = async (begin: () => unknown, end: () => unknown) => {
    await writeMore()
    await begin()
    await site.pool.query(`update emails set last_error = null where state = 'sending'`)
    await sendNow(site)
    const failed = () => site.pool.query(`select 1 from emails where last_error is not null limit 1`)
    await expect.poll(async () => (await failed()).rowCount, soon).toBe(1)
    await end()
  }
  await killWhileSending()
  for (const behavior of ['refuse', 'hang', 'accept-and-hang'] as const)
    await failDuring(
      () => mail.setBehavior(behavior),
      () => mail.setBehavior('normal'),
    )
  await failDuring(mail.goDown, mail.comeBackUp)
  if (isLongRun) await killWhileSending()

  const states = async () => {
    // What waits for its next attempt is due now.
    await sendNow(site)
    const { rows: found } = await site.pool.query<{ state: string; count: number }>(
      'select state, count(*)::int from emails group by state',
    )
    return Object.fromEntries(found.map(({ state, count }) => [state, count]))
  }
  const late = answers.filter((status) => status === 409).length
  const expected = { ...(total + late > 0 && { sent: total + late }), undone: 2 * undone - late }
  await expect.poll(states, { timeout: 180_000, interval: 250 }).toEqual(expected)

  const { rows: sent } = await site.pool.query<{ id: string }>(`select id from emails where state = 'sent'`)
  expect([...new Set(arrived(mail))].toSorted()).toEqual(sent.map(({ id }) => id).toSorted())
  // Only emails that the server accepted without saying so were sent again: five at a time.
  const copies = arrived(mail).length - sent.length
  expect(copies).toBeLessThanOrEqual(isLongRun ? 40 : 15)
})
