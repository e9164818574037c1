import { sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../../server/db/client.ts'
import { leadQueries, listLeads, type LeadFilter, type TimePlace } from '../../server/db/queries/desk-leads.ts'
import { isWaiting } from '../../server/db/queries/lead-work.ts'
import { leads } from '../../server/db/schema.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { copyLeads } from '../../support/many-leads.ts'
import { firstAdmin } from '../support/admin.ts'
import { databaseOf, expect, test } from '../support/site.ts'

const today = '2026-11-17'

const filters: Record<string, LeadFilter> = {
  all: {},
  search: { q: 'copy777@mail.example' },
  'frequent word': { q: 'money' },
  'word among those waiting': { q: 'grocery', waitingOn: today },
  waiting: { waitingOn: today },
  state: { state: 'answered' },
  nobody: { ownerId: null },
  reason: { reason: 'Send Money Now' },
  source: { source: 'ngo' },
  'came from': { cameFrom: 'site7.example' },
  campaign: { campaign: 'campaign 7' },
  'open reports': { due: { kind: 'open', today } },
  'overdue reports': { due: { kind: 'overdue', today } },
  'from a day on': { from: new Date() },
  delivered: { delivery: 'delivered' },
  'delivery failed': { delivery: 'failed' },
  spam: { suspectedSpam: true },
  'not spam': { suspectedSpam: false },
}

test('[LEAD-2] every list of the inbox, its next page, and its count are read from an index @thorough', async ({
  site,
}) => {
  await firstAdmin(site)
  await site.post(inquiryCall, inquiry)
  await copyLeads(site.pool, 5_000)
  await site.pool.query('vacuum analyze leads, deliveries')
  const db = databaseOf(site)
  const planOf = async (query: SQLWrapper) => {
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  const place: TimePlace = {
    direction: 'after',
    key: [new Date().toISOString(), '7d9a0c1e-0b1c-4a55-9c62-0d6f5e8d3a10'],
  }
  for (const [name, filter] of Object.entries(filters))
    for (const from of [undefined, place]) {
      const { first, otherwise } = leadQueries(db, filter, from, 26)
      expect(await planOf(first), name).not.toContain('Seq Scan on leads')
      if (otherwise) expect(await planOf(otherwise), name).toContain('leads_by_words')
    }
  for (const word of ['copy77', 'copy7', 'nobodyiscalledthis']) {
    const { rows } = await site.pool.query<{ id: string }>(
      `select id from leads where email like $1 order by created_at desc, id desc`,
      [`${word}%`],
    )
    const ids = rows.map((row) => row.id)
    expect(await pagesOf(db, word, 'after'), word).toEqual(ids)
    expect(await pagesOf(db, word, 'before'), word).toEqual(ids.toReversed())
  }
  const waiting = db.select({ id: leads.id }).from(leads).where(isWaiting(today)).limit(1_000)
  expect(await planOf(waiting)).toContain('leads_waiting')
})

/** The ids of all pages of a search, from one end of the list to the other. */
async function pagesOf(db: Db, q: string, direction: TimePlace['direction']): Promise<string[]> {
  const ids: string[] = []
  let at = direction === 'after' ? '2199-01-01T00:00:00Z' : '2000-01-01T00:00:00Z'
  let last = '7d9a0c1e-0b1c-4a55-9c62-0d6f5e8d3a10'
  for (;;) {
    const rows = await listLeads(db, { q }, { direction, key: [at, last] }, 100)
    const end = rows.at(-1)
    if (!end) return ids
    ids.push(...rows.map((row) => row.id))
    at = end.createdAt.toISOString()
    last = end.id
  }
}
