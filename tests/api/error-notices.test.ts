import { federalCalendar } from '../../content/payout-calendars.ts'
import { LeadCounts, LeadPage } from '../../contract/desk-leads.ts'
import { addDays } from '../../contract/business-days.ts'
import { decideBy, tellBy, type NoticeStep } from '../../contract/error-notice.ts'
import { SiteStatus } from '../../contract/status.ts'
import { companyDay } from '../../server/services/company-day.ts'
import { firstAdmin, test, type SignedIn } from '../support/admin.ts'
import { inquiry, inquiryCall, lead, leadCall } from '../../support/lead.ts'
import { answerOf, expect, type TestSite } from '../support/site.ts'

const list = async (by: SignedIn, query = '') => (await answerOf(LeadPage, by.get(`/api/leads${query}`))).data

const countsOf = (by: SignedIn) => answerOf(LeadCounts, by.get('/api/leads/counts'))

const step = (by: SignedIn, id: string, name: NoticeStep, done = true) =>
  by.send('PUT', `/api/leads/${id}/notice/step`, { step: name, done })

const mark = (by: SignedIn, id: string, isNotice: boolean) => by.send('PUT', `/api/leads/${id}/notice`, { isNotice })

async function missingMoney(site: TestSite) {
  const nimo = await firstAdmin(site)
  await site.post(inquiryCall, { ...inquiry, LEADCF163: 'Remittance Status' })
  const [found] = await list(nimo)
  return { nimo, id: found?.id ?? '' }
}

test('[LEAD-4] a lead that says money is missing has its deadlines from the day it arrives', async ({ site }) => {
  const { nimo, id } = await missingMoney(site)
  const today = companyDay()
  const untouched = { receivedOn: today, acknowledgedOn: null, decidedOn: null, toldOn: null }
  expect(await list(nimo)).toMatchObject([{ id, notice: { ...untouched, dueOn: decideBy(today), isOverdue: false } }])
  expect((await step(nimo, id, 'toldOn')).status).toBe(409)
  expect((await step(nimo, id, 'acknowledgedOn')).status).toBe(200)
  expect((await step(nimo, id, 'decidedOn')).status).toBe(200)
  expect(await list(nimo, '?due=open')).toMatchObject([
    { notice: { acknowledgedOn: today, decidedOn: today, toldOn: null, dueOn: tellBy(today, federalCalendar) } },
  ])
  const csv = await (await nimo.get('/api/leads/export.csv')).text()
  expect(csv).toContain('Reports missing money,Acknowledged on,Decided on,Sender notified on,Next step due on')
  expect(csv).toContain(`,Yes,${today},${today},,${tellBy(today, federalCalendar)},`)
  expect((await step(nimo, id, 'toldOn')).status).toBe(200)
  expect((await step(nimo, id, 'decidedOn', false)).status).toBe(409)
  expect(await list(nimo, '?due=open')).toEqual([])
  expect(await list(nimo)).toMatchObject([{ notice: { toldOn: today, dueOn: null } }])
  await step(nimo, id, 'toldOn', false)
  expect(await list(nimo, '?due=open')).toMatchObject([{ notice: { dueOn: tellBy(today, federalCalendar) } }])
  expect(await site.count(`audit_entries where action = 'notice-step'`)).toBe(4)
})

test('[LEAD-4] other leads are marked by hand, and a wrong mark is removed', async ({ site, admin: nimo }) => {
  await site.post(leadCall, lead)
  const id = (await list(nimo))[0]?.id ?? ''
  expect((await list(nimo))[0]?.notice).toBeNull()
  expect((await step(nimo, id, 'acknowledgedOn')).status).toBe(409)
  await mark(nimo, id, true)
  expect(await list(nimo, '?due=open')).toMatchObject([{ id, notice: { dueOn: decideBy(companyDay()) } }])
  await mark(nimo, id, false)
  expect(await list(nimo, '?due=open')).toEqual([])
})

test('[LEAD-4] overdue reports are counted and found by the day at the company', async ({ site }) => {
  const { nimo, id } = await missingMoney(site)
  const today = companyDay()
  const due = async (day: string) => {
    await site.pool.query('update leads set due_on = $1 where id = $2', [day, id])
    const { overdue, dueToday } = await countsOf(nimo)
    expect(await list(nimo, '?due=overdue')).toHaveLength(overdue)
    expect((await list(nimo))[0]?.notice?.isOverdue).toBe(overdue === 1)
    return { overdue, dueToday }
  }
  expect(await due(addDays(today, 1))).toEqual({ overdue: 0, dueToday: 0 })
  expect(await due(today)).toEqual({ overdue: 0, dueToday: 1 })
  expect(await due(addDays(today, -1))).toEqual({ overdue: 1, dueToday: 0 })
  const status = await answerOf(SiteStatus, nimo.get('/api/admin/status'))
  expect(status.notices).toEqual({ overdue: 1, dueToday: 0 })
  await nimo.send('PUT', `/api/leads/${id}/work`, { state: 'spam' })
  expect(await countsOf(nimo)).toMatchObject({ overdue: 0 })
})

const copies = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => `Copy ${from - at}`)

test('[LEAD-4] of more overdue reports than fit on a page, the oldest are on the first one', async ({ site }) => {
  const { nimo } = await missingMoney(site)
  await site.pool.query(`
    insert into leads (id, source, name, email, phone, is_notice, due_on, created_at)
    select gen_random_uuid(), 'home', 'Copy ' || n, 'c@x.example', '1', true, '2026-01-01', now() - n * interval '1 day'
    from generate_series(1, 30) n`)
  const page = async (query: string) =>
    LeadPage.parse(await (await site.get(`/api/leads${query}`, nimo.headers)).json())
  const namesOf = ({ data }: Awaited<ReturnType<typeof page>>) => data.map(({ name }) => name)
  const first = await page('?due=overdue')
  expect(namesOf(first)).toEqual(copies(30, 6))
  const second = await page(`?due=overdue&cursor=${first.nextCursor}`)
  expect(namesOf(second)).toEqual(copies(5, 1))
  expect(namesOf(await page(`?due=overdue&cursor=${second.prevCursor}`))).toEqual(namesOf(first))
})
