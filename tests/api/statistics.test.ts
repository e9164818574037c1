import * as fc from 'fast-check'
import { applicationStages, declineReasons } from '../../contract/application-options.ts'
import { QueuedEmails } from '../../contract/email.ts'
import { leadStates } from '../../contract/lead-work.ts'
import { ApplicationStatistics, LeadStatistics, type Share } from '../../contract/statistics.ts'
import { applicationForm } from '../../support/application-form.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { copyApplications } from '../../support/many-applications.ts'
import { copyLeads } from '../../support/many-leads.ts'
import { firstAdmin } from '../support/admin.ts'
import { test } from '../support/mailed-site.ts'
import { answerOf, expect, type TestSite } from '../support/site.ts'
import { isLongRun } from '../../support/fault-rounds.ts'

type Lead = {
  id: string
  name: string
  source: string
  reason: string | null
  origin: Record<string, string> | null
  answered_at: Date | null
  created_at: Date
}
type Applicant = Pick<Lead, 'id' | 'origin' | 'created_at'> & {
  last_name: string
  stage: string
  decline_reason: string | null
}
type Stay = { stage: string; entered_at: Date; left_at: Date }

const rowsOf = async <Row extends object>(site: TestSite, query: string): Promise<Row[]> =>
  (await site.pool.query<Row>(query)).rows

const chicago = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' })
const dayOf = (at: Date) => chicago.format(at)

const hoursBetween = (one: Date, other: Date) => (other.getTime() - one.getTime()) / 3_600_000

function median(values: number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** The most frequent first, those without a value last among equals. */
function tally(values: (string | null | undefined)[]): Share[] {
  const groups = Map.groupBy(values, (value) => value ?? null)
  return [...groups]
    .map(([value, { length }]) => ({ value, count: length }))
    .toSorted((one, other) => other.count - one.count || ((one.value ?? '~') < (other.value ?? '~') ? -1 : 1))
}

const cameFrom = ({ origin }: Pick<Lead, 'origin'>) => origin?.source ?? origin?.referrer

function waitOf({ answered_at, created_at }: Lead): string {
  if (!answered_at) return 'not_yet'
  const hours = hoursBetween(created_at, answered_at)
  const limits = { hour: 1, four_hours: 4, day: 24, three_days: 72, week: 168 }
  return Object.entries(limits).find(([, most]) => hours <= most)?.[0] ?? 'longer'
}

const countOf = (shares: Share[], value: string) => shares.find((share) => share.value === value)?.count ?? 0

/** Compares what the desk shows with a plain count over all rows. */
async function expectRight(site: TestSite, headers: Record<string, string>) {
  const leads = await rowsOf<Lead>(site, `select * from leads where state <> 'spam' and not suspected_spam`)
  const applicants = await rowsOf<Applicant>(site, 'select * from applications')
  const stays = await rowsOf<Stay>(site, 'select * from stage_stays where left_at is not null')
  for (const days of [7, 30, 90, 365]) {
    const shownLeads = await answerOf(LeadStatistics, site.get(`/api/leads/statistics?days=${days}`, headers))
    const firstDay = shownLeads.days[0]?.day ?? ''
    const counted = leads.filter((lead) => dayOf(lead.created_at) >= firstDay)
    const byDay = tally(counted.map((lead) => dayOf(lead.created_at)))
    const waits = tally(counted.map(waitOf))
    const answered = counted.flatMap((lead) =>
      lead.answered_at ? [hoursBetween(lead.created_at, lead.answered_at)] : [],
    )
    const { medianHours, ...figures } = shownLeads
    expect(figures).toEqual({
      total: counted.length,
      days: shownLeads.days.map(({ day }) => ({ day, count: countOf(byDay, day) })),
      forms: tally(counted.map((lead) => lead.source)),
      reasons: tally(counted.map((lead) => lead.reason)),
      cameFrom: tally(counted.map(cameFrom)).slice(0, 15),
      campaigns: tally(counted.map((lead) => lead.origin?.campaign)).slice(0, 15),
      waits: shownLeads.waits.map(({ wait }) => ({ wait, count: countOf(waits, wait) })),
    })
    expect(shownLeads.days).toHaveLength(days)
    expect(medianHours).toBeCloseTo(median(answered) ?? 0, 5)

    const shown = await answerOf(ApplicationStatistics, site.get(`/api/applications/statistics?days=${days}`, headers))
    const received = applicants.filter((applicant) => dayOf(applicant.created_at) >= firstDay)
    const receivedByDay = tally(received.map((applicant) => dayOf(applicant.created_at)))
    const declined = received.filter(({ stage }) => stage === 'declined').map((applicant) => applicant.decline_reason)
    expect({ ...shown, jobs: [], stays: [] }).toEqual({
      total: received.length,
      days: shown.days.map(({ day }) => ({ day, count: countOf(receivedByDay, day) })),
      cameFrom: tally(received.map(cameFrom)).slice(0, 15),
      campaigns: tally(received.map((applicant) => applicant.origin?.campaign)).slice(0, 15),
      declined: tally(declined).map(({ value, count }) => ({ reason: value, count })),
      jobs: [],
      stays: [],
    })
    expect(shown.stays.map(({ stage }) => stage)).toEqual([...applicationStages])
    for (const { stage, count, medianDays } of shown.stays) {
      const left = stays.filter((stay) => stay.stage === stage && dayOf(stay.left_at) >= firstDay)
      expect(count, stage).toBe(left.length)
      const spent = median(left.map((stay) => hoursBetween(stay.entered_at, stay.left_at)))
      expect(medianDays ?? 0).toBeCloseTo((spent ?? 0) / 24, 5)
    }
  }
}

test('[HIRE-8 LEAD-6] the statistics equal a plain count, whatever happened to leads and applications', async ({
  site,
}) => {
  const { headers } = await firstAdmin(site)
  await site.post(inquiryCall, inquiry)
  await site.postForm('/api/applications', applicationForm({ origin: 'utm_source=radio&utm_campaign=Jobs' }))
  await copyLeads(site.pool, 120)
  await copyApplications(site.pool, 120)

  const numbers = fc.sample(fc.nat(), { numRuns: 1000, seed: 20_261_117 })[Symbol.iterator]()
  const pick = <T>(values: readonly T[]): T => {
    const value = values[Number(numbers.next().value) % values.length]
    if (value === undefined) throw new Error('There is nothing left to choose from.')
    return value
  }
  const someLead = async (where = 'true') =>
    pick(await rowsOf<Lead>(site, `select * from leads where ${where} order by name, id`))
  const someApplicant = async (where = 'true') =>
    pick(await rowsOf<Applicant>(site, `select * from applications where ${where} order by first_name, id`))
  const email = { template: null, subject: 'Hello', text: 'A text.' }
  const post = (path: string, body: object) => site.post(path, body, headers)
  const undo = async (noun: string, sent: Response) =>
    post(`/api/${noun}/emails/undo`, { batchId: QueuedEmails.parse(await sent.json()).batchId })

  const acts: (() => Promise<Response>)[] = [
    () => site.post(inquiryCall, { ...inquiry, origin: `utm_source=${pick(['radio', 'news'])}&utm_campaign=Eid` }),
    async () => site.send('PUT', `/api/leads/${(await someLead()).id}/work`, { state: pick(leadStates) }, headers),
    async () =>
      site.send('PATCH', `/api/leads/${(await someLead('suspected_spam')).id}`, { suspectedSpam: false }, headers),
    async () => post(`/api/leads/${(await someLead()).id}/emails`, email),
    async () => undo('leads', await post(`/api/leads/${(await someLead('answered_at is null')).id}/emails`, email)),
    async () => {
      const { id, name } = await someLead()
      return post(`/api/leads/${id}/erasure`, { reason: 'asked', name })
    },
    async () => {
      const { id, stage } = await someApplicant()
      const to = pick(applicationStages.filter((one) => one !== stage))
      return site.send('PATCH', `/api/applications/${id}/stage`, { stage: to, reason: pick(declineReasons) }, headers)
    },
    async () => {
      const chosen = await rowsOf<Applicant>(site, `select * from applications where stage <> 'declined' limit 5`)
      return post('/api/applications/moves', {
        moves: chosen.map(({ id, stage }) => ({ id, from: stage, stage: 'declined' })),
      })
    },
    async () => {
      const { id } = await someApplicant(`stage = 'declined'`)
      const reason = pick([null, ...declineReasons])
      return site.send('PUT', `/api/applications/${id}/decline-reason`, { reason }, headers)
    },
    async () => {
      const { id, stage: from } = await someApplicant(`stage in ('in_review', 'interview')`)
      return undo('applications', await post(`/api/applications/${id}/emails`, { ...email, from, stage: 'declined' }))
    },
    async () => {
      const { id, last_name: name } = await someApplicant()
      return post(`/api/applications/${id}/erasure`, { reason: 'asked', name })
    },
  ]
  /** Time passes, also over midnight and the change of the clocks. */
  const age = () =>
    site.pool.query(`
      update leads set created_at = created_at - interval '17 days 23 hours 7 minutes' where id in (select id from leads order by id limit 30);
      update applications set created_at = created_at - interval '17 days 23 hours 7 minutes' where id in (select id from applications order by id limit 30);
      update leads set suspected_spam = true where id in (select id from leads order by id desc limit 9);
      update stage_stays set left_at = left_at - interval '5 days', entered_at = entered_at - interval '9 days' where stage = 'new'`)
  await age()
  await expectRight(site, headers)
  for (const round of isLongRun ? [1, 2, 3] : [1]) {
    for (const act of [...acts, ...acts.map(() => pick(acts))]) {
      const answer = await act()
      expect([200, 201, 204], `round ${round}, ${answer.url}`).toContain(answer.status)
    }
    await age()
    await expectRight(site, headers)
  }
  await site.pool.query('select fold_daily_counts()')
  const { rows } = await site.pool.query(
    'select 1 from daily_counts group by counted_table, day, fact, value having count(*) > 1 or sum(count) = 0',
  )
  expect(rows).toEqual([])
  await expectRight(site, headers)
  await site.pool.query(`select count_days_in('Asia/Kathmandu'), count_days_in('America/Chicago')`)
  await expectRight(site, headers)
})
