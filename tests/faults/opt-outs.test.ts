import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { OptOutPage } from '../../contract/opt-out.ts'
import { bearer, postJson, sendJson, signInTo } from '../../support/calls.ts'
import { isLongRun } from '../../support/fault-rounds.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { changeWaitingJobs, makeJobsDue } from '../support/queue-jobs.ts'
import { databaseOf } from '../../support/site-process.ts'
import { startCrashableSite } from '../support/crashable-site.ts'
import { startMailServer } from '../support/mail-server.ts'
import { using } from '../support/using.ts'

const total = isLongRun ? 300 : 30
const secret = 'a-secret-of-the-provider'

const emailOf = (person: number) => `person${person}@mail.example`
const phoneOf = (person: number) => String(6_125_550_100 + person)

/** Which of these people got an answer that their wish was stored, while the site is killed after half of the answers. */
async function askDuringCrash(
  people: number[],
  ask: (person: number) => Promise<Response>,
  crash: () => Promise<void>,
) {
  const acknowledged = new Set<number>()
  const waiting = people.values()
  let crashed: Promise<void> | undefined
  const askInTurn = async () => {
    for (const person of waiting) {
      const answer = await ask(person).catch(() => undefined)
      if (answer?.ok) acknowledged.add(person)
      if (acknowledged.size >= people.length / 2) crashed ??= crash()
    }
  }
  await Promise.all(Array.from({ length: 4 }, askInTurn))
  await crashed
  return acknowledged
}

test(`[LEAD-5] ${total} people, kill -9 while they opt out and while that is taken back: nobody who is opted out is written to`, async () => {
  const mail = await using(startMailServer())
  const settings = { ...mail.settings, OPT_OUT_SECRET: secret, LEAD_LIMIT_PER_MINUTE: '100000' }
  const { url, dataDir, killAndRestart } = await startCrashableSite(settings)
  const pool = new Pool({ ...databaseOf(dataDir), max: 2 })
  pool.on('error', () => undefined)
  onTestFinished(() => pool.end())
  const { headers } = await signInTo(url)

  const everyone = Array.from({ length: total }, (_, person) => person)
  for (const person of everyone) {
    const body = { ...inquiry, Email: emailOf(person), Phone: phoneOf(person) }
    expect((await postJson(url + inquiryCall, body)).status).toBe(201)
  }
  const { rows } = await pool.query<{ id: string }>('select id from leads')
  for (const [place, { id }] of rows.entries()) {
    const email = { template: null, subject: 'Our answer', text: 'A text.' }
    expect((await postJson(`${url}/api/leads/${id}/emails`, email, headers)).status).toBe(201)
    // Not before everybody has asked.
    if (place % 20 === 0 || place === total - 1)
      await changeWaitingJobs(pool, () => ({ startAfter: new Date(Date.now() + 3_600_000) }), 'deliver-email')
  }

  const optOut = (person: number) =>
    person % 2 === 0
      ? postJson(`${url}/api/opt-outs`, { contact: emailOf(person) }, headers)
      : postJson(`${url}/api/opt-outs/messages`, { from: phoneOf(person), text: 'STOP' }, bearer(secret))
  const find = async (person: number) => {
    const q = person % 2 === 0 ? emailOf(person) : phoneOf(person)
    const answer = await sendJson('GET', `${url}/api/opt-outs?q=${q}`, undefined, headers)
    return OptOutPage.parse(await answer.json()).data[0]
  }
  const optedOut = await askDuringCrash(
    everyone.filter((person) => person % 3 !== 0),
    optOut,
    killAndRestart,
  )
  const ids = new Map<number, string>()
  for (const person of optedOut) {
    const found = await find(person)
    expect(found, `person ${person}`).toMatchObject({ endedAt: null })
    if (found) ids.set(person, found.id)
  }
  const asked = [...optedOut].slice(0, optedOut.size / 2)
  const takenBack = await askDuringCrash(
    asked,
    (person) => sendJson('DELETE', `${url}/api/opt-outs/${ids.get(person)}`, undefined, headers),
    killAndRestart,
  )
  for (const person of takenBack)
    expect(await find(person), `person ${person}`).toMatchObject({ endedAt: expect.any(String) })

  const isSettled = async () => {
    await makeJobsDue(pool, 'deliver-email')
    return (await pool.query(`select 1 from emails where state not in ('sent', 'failed')`)).rowCount
  }
  await expect.poll(isSettled, { timeout: 120_000, interval: 250 }).toBe(0)
  const isWrittenTo = (person: number) =>
    mail.mailsTo(emailOf(person)).some((text) => text.includes('Subject: Our answer'))
  const left = [...optedOut].filter((person) => !asked.includes(person))
  expect(left.filter(isWrittenTo)).toEqual([])
  const willing = [...everyone.filter((person) => person % 3 === 0), ...takenBack]
  expect(willing.filter((person) => !isWrittenTo(person))).toEqual([])
})
