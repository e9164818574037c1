import { randomUUID } from 'node:crypto'
import { test as base } from 'vitest'
import { ApplicationListing, ApplicationQuery } from '../../contract/desk-applications.ts'
import { LeadQuery } from '../../contract/desk-leads.ts'
import type { Actor } from '../../server/services/audit.ts'
import { moveApplications } from '../../server/services/chosen-applications.ts'
import { placeApplication, readApplications } from '../../server/services/desk-applications.ts'
import { readCareerForms } from '../../server/services/desk-career-forms.ts'
import { countLeads, readLeads } from '../../server/services/desk-leads.ts'
import { readApplicationStatistics, readLeadStatistics } from '../../server/services/statistics.ts'
import { applicationForm } from '../../support/application-form.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { copyApplications } from '../../support/many-applications.ts'
import { copyLeads } from '../../support/many-leads.ts'
import { firstAdmin } from '../support/admin.ts'
import { openExplained } from '../support/explain.ts'
import { expect, openTestSite } from '../support/site.ts'

type Explained = ReturnType<typeof openExplained>

/** A few hundred applications and leads. */
const test = base.extend<{ $file: { explained: Explained & { ids: string[]; by: Actor } } }>({
  explained: [
    async ({}, use) => {
      const site = await openTestSite()
      await firstAdmin(site)
      await site.postForm('/api/applications', applicationForm())
      await site.post(inquiryCall, inquiry)
      await copyApplications(site.pool, 300)
      await copyLeads(site.pool, 300)
      await site.pool.query('vacuum analyze')
      const { rows } = await site.pool.query<{ id: string }>(
        `select id from applications where stage = 'new' order by created_at limit 20`,
      )
      const explained = openExplained(site.databaseUrl)
      await use({ ...explained, ids: rows.map((row) => row.id), by: actor })
      await explained.close()
      await site.stop()
    },
    { scope: 'file' },
  ],
})

const actor: Actor = {
  adminId: randomUUID(),
  username: 'nimo.warsame',
  role: 'owner',
  sessionId: randomUUID(),
  signedInAt: new Date(),
  isProven: true,
  hasFactor: false,
  tab: undefined,
  address: '127.0.0.1',
  network: '127.0.0.1',
  userAgent: undefined,
}

const grown =
  /Seq Scan on (?:applications|leads|daily_counts|deliveries|stage_stays|emails|files|application_notes|career_submissions)\b/

test('[HIRE-1 HIRE-8] every list, search, filter, and place of applications, moving many, and their statistics use an index @thorough', async ({
  explained: { plansOf, ids, by },
}) => {
  const month = new Date(Date.now() - 30 * 86_400_000).toISOString()
  const listings = [
    {},
    { sort: 'oldest' },
    { sort: 'name' },
    { stage: 'interview' },
    { job: randomUUID() },
    { job: randomUUID(), stage: 'offer' },
    { from: month },
    { q: 'chaltu' },
    { q: 'copy777@mail.example', sort: 'name' },
    { q: 'nobodyiscalledthis', stage: 'hired' },
  ]
  const [id = ''] = ids
  for (const listing of listings) {
    const name = JSON.stringify(listing)
    const plans = await plansOf(async (db) => {
      const page = await readApplications(db, ApplicationQuery.parse({ ...listing, limit: 25 }))
      if (page.nextCursor)
        await readApplications(db, ApplicationQuery.parse({ ...listing, limit: 25, cursor: page.nextCursor }))
      await placeApplication(db, id, ApplicationListing.parse(listing))
    })
    expect(plans.length, name).toBeGreaterThan(4)
    for (const plan of plans) expect(plan, name).not.toMatch(grown)
  }
  for (const [index, listing] of Object.entries({
    applications_by_title: { job: 'Cashier' },
    applications_by_title_and_stage: { job: 'Cashier', stage: 'offer' },
  })) {
    const [plan] = await plansOf((db) => readApplications(db, ApplicationQuery.parse({ ...listing, limit: 25 })))
    expect(plan).toContain(`${index} on applications`)
  }
  const moves = ids.map((one) => ({ id: one, from: 'new' as const, stage: 'in_review' as const }))
  const work = [
    ...(await plansOf((db) => moveApplications(db, { moves }, by))),
    ...(await plansOf((db) => readApplicationStatistics(db, 30))),
    ...(await plansOf((db) => readCareerForms(db, { q: 'chaltu' }))),
  ]
  for (const plan of work) expect(plan).not.toMatch(grown)
})

test('[LEAD-2 LEAD-6] the lists of leads, their counts, and their statistics use an index', async ({
  explained: { plansOf, by },
}) => {
  const queries = [{}, { q: 'copy777@mail.example' }, { state: 'waiting' }, { due: 'overdue' }, { delivery: 'failed' }]
  for (const query of queries)
    for (const plan of await plansOf((db) => readLeads(db, LeadQuery.parse(query), by)))
      expect(plan, JSON.stringify(query)).not.toMatch(grown)
  const counted = [
    ...(await plansOf((db) => countLeads({ db, channels: ['crm', 'mail'] }))),
    ...(await plansOf((db) => readLeadStatistics(db, 30))),
  ]
  for (const plan of counted) expect(plan).not.toMatch(grown)
})
