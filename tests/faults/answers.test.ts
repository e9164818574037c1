import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { LeadOwners } from '../../contract/lead-work.ts'
import { isLongRun } from '../../support/fault-rounds.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { makeJobsDue } from '../support/queue-jobs.ts'
import { startCrashableSite } from '../support/crashable-site.ts'
import { startMailServer } from '../support/mail-server.ts'
import { startOwnPostgres } from '../support/own-postgres.ts'
import { startZoho } from '../support/zoho.ts'
import { signInTo } from '../../support/calls.ts'
import { using } from '../support/using.ts'

const total = isLongRun ? 500 : 20

/** Repeats a call until it is answered, as a person would; 409 means that it was done before. */
async function untilAnswered(url: string, method: string, body: object, headers: Record<string, string>) {
  const attempt = () =>
    fetch(url, {
      method,
      headers: { 'content-type': 'application/json', connection: 'close', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    }).then(
      ({ status }) => status,
      () => 0,
    )
  let status = 0
  const isAnswered = async () => [200, 201, 409].includes((status = await attempt()))
  await expect.poll(isAnswered, { timeout: 120_000, interval: 100 }).toBe(true)
  return status
}

test(`[LEAD-1 LEAD-3] ${total} leads through faults of database, mail, CRM, and instances: one owner, one answer, and one history each`, async () => {
  const postgres = await using(startOwnPostgres())
  const [zoho, mail] = [await using(startZoho()), await using(startMailServer())]
  const limits = { LEAD_LIMIT_PER_MINUTE: '100000', REQUIRE_SECOND_FACTOR: 'false' }
  const settings = { ...mail.settings, ...zoho.settings, ...postgres.settings, ...limits }
  const [one, other] = [await startCrashableSite(settings), await startCrashableSite(settings)]

  const { headers: nimo } = await signInTo(one.url)
  const leads = { username: 'sahra.ali', password: 'a short sentence', role: 'leads' }
  const { headers: sahra } = await signInTo(other.url, leads, nimo)
  const listed = await fetch(`${one.url}/api/leads/owners`, { headers: nimo })
  const owners = LeadOwners.parse(await listed.json()).data
  const idOf = (name: string) => owners.find(({ username }) => username === name)?.id
  const people = [
    { url: one.url, headers: nimo, ownerId: idOf('nimo.warsame') },
    { url: other.url, headers: sahra, ownerId: idOf('sahra.ali') },
  ]

  const findLead = async (email: string): Promise<string> => {
    let id = ''
    const find = async () => {
      const rows = await postgres
        .query<{ id: string }>('select id from leads where email = $1', [email])
        .catch(() => [])
      id = rows[0]?.id ?? ''
      return id
    }
    await expect.poll(find, { timeout: 60_000, interval: 100 }).not.toBe('')
    return id
  }
  /** Two people take the lead at the same moment, and whoever has it answers. */
  const takeAndAnswer = async (id: string) => {
    const taken = await Promise.all(
      people.map(({ url, headers, ownerId }) =>
        untilAnswered(`${url}/api/leads/${id}/work`, 'PUT', { ownerId, was: { ownerId: null } }, headers),
      ),
    )
    const { url, headers } = people[taken.indexOf(200)] ?? people[0] ?? { url: one.url, headers: nimo }
    const body = { template: null, subject: `Answer ${id}`, text: 'Hello.', batchId: randomUUID() }
    await untilAnswered(`${url}/api/leads/${id}/emails`, 'POST', body, headers)
  }
  /** What goes wrong after this many of five hundred leads. */
  const trouble: [number, () => unknown][] = [
    [50, () => mail.setBehavior('refuse')],
    [100, () => zoho.setBehavior('disconnect')],
    [150, () => postgres.stop().then(postgres.start)],
    [200, () => mail.setBehavior('accept-and-hang')],
    [250, one.killAndRestart],
    [300, () => [mail.setBehavior('normal'), zoho.setBehavior('normal')]],
    [350, () => postgres.hang().then(postgres.resume)],
    [400, () => isLongRun && other.killAndRestart()],
  ]
  const troubleAt = new Map(trouble.map(([number, cause]) => [Math.floor((number * total) / 500), cause]))
  let begun = 0
  const visitor = async () => {
    while (begun < total) {
      const number = begun++
      await troubleAt.get(number)?.()
      const email = `person${number}@mail.example`
      const key = { 'idempotency-key': randomUUID() }
      const { url } = people[number % 2] ?? one
      await untilAnswered(url + inquiryCall, 'POST', { ...inquiry, Email: email }, key)
      await takeAndAnswer(await findLead(email))
    }
  }
  await Promise.all(Array.from({ length: 4 }, visitor))

  const pool = new Pool({ connectionString: postgres.settings.DATABASE_URL, max: 1 })
  onTestFinished(() => pool.end())
  const settled = async () => {
    await makeJobsDue(pool)
    return postgres.query(`
      select count(*)::int as leads, count(distinct leads.email)::int as people,
        count(*) filter (where emails.state = 'sent')::int as answered,
        count(*) filter (where deliveries.state = 'delivered')::int as delivered
      from leads left join emails on emails.lead_id = leads.id
        left join deliveries on deliveries.lead_id = leads.id and deliveries.channel = 'crm'`)
  }
  await expect
    .poll(settled, { timeout: 240_000, interval: 500 })
    .toEqual([{ leads: total, people: total, answered: total, delivered: total }])
  expect(zoho.records.size).toBe(total)
  const answers = mail.mails.flatMap((letter) => /^Message-ID: <(email-[0-9a-f-]{36})@/m.exec(letter)?.[1] ?? [])
  expect(new Set(answers).size).toBe(total)
  const histories = await postgres.query(`
    select count(*)::int as leads, min(taken)::int as taken, max(taken)::int as most, min(mailed)::int as mailed,
      max(mailed)::int as most_mailed from (
        select subject_id, count(*) filter (where detail ? 'ownerId') as taken,
          count(*) filter (where action = 'email-sent') as mailed
        from audit_entries where subject_kind = 'lead' group by subject_id) history`)
  expect(histories).toEqual([{ leads: total, taken: 1, most: 1, mailed: 1, most_mailed: 1 }])
  expect(await postgres.query('select 1 from leads where owner_id is null')).toEqual([])
})
