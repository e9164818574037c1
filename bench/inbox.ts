/**
 * Compares the inbox over HTTP on a site with 1,000 leads and one with 100,000: the list, each filter, searches, opening
 * the next lead, and the numbers in the menu. Goal: at most 1.5 times as long.
 */
import { LeadPage } from '../contract/desk-leads.ts'
import { inquiry, inquiryCall } from '../support/lead.ts'
import { copyLeads } from '../support/many-leads.ts'
import { writeResults } from './results.ts'
import { compare, head, introOf, most, openDesk } from './two-desks.ts'
import { postgresVersion } from './versions.ts'

async function openInbox(count: number) {
  const desk = await openDesk(async (pool, url) => {
    await fetch(url + inquiryCall, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(inquiry),
    })
    await copyLeads(pool, count - 1)
    await pool.query('vacuum analyze leads, deliveries')
  })
  const list = async (query: string) => LeadPage.parse(await (await desk.get(`/api/leads?${query}`)).json())
  return { ...desk, list }
}

type Inbox = Awaited<ReturnType<typeof openInbox>>

/** The calls that the inbox makes repeatedly while somebody works. */
async function callsOf({ list }: Inbox): Promise<Record<string, string>> {
  const start = '/api/leads?'
  const page = await list('')
  return {
    'list, newest first': start,
    'list, second page': `${start}cursor=${page.nextCursor}`,
    'filter, waiting': `${start}state=waiting`,
    'filter, state': `${start}state=answered`,
    'filter, owner: me': `${start}owner=me`,
    'filter, owner: nobody': `${start}owner=nobody`,
    'filter, reason': `${start}reason=Remittance+Status`,
    'filter, source': `${start}source=ngo`,
    'filter, came from': `${start}cameFrom=site7.example`,
    'filter, campaign': `${start}campaign=campaign+7`,
    'filter, open reports': `${start}due=open`,
    'filter, overdue reports': `${start}due=overdue`,
    'filter, received today': `${start}from=${new Date(Date.now() - 36_000_000).toISOString()}`,
    'filter, delivered': `${start}delivery=delivered`,
    'filter, delivery waiting': `${start}delivery=waiting`,
    'filter, delivery failed': `${start}delivery=failed`,
    'filter, suspected spam': `${start}spam=suspected`,
    'filter, not spam': `${start}spam=none`,
    'search, a name': `${start}q=chaltu`,
    'search, an email address': `${start}q=copy777%40mail.example`,
    'search, a phone number': `${start}q=612-555-0777`,
    'search, a frequent word': `${start}q=money`,
    'search, a word among those waiting': `${start}q=grocery&state=waiting`,
    'search, nothing found': `${start}q=nobodyiscalledthis`,
    'next, the open lead': `/api/leads/${page.data[1]?.id}`,
    'count, above the list': '/api/leads/counts',
    'count, in the menu': '/api/admin/desk',
  }
}

const few = await openInbox(1_000)
const many = await openInbox(100_000)
const manyCalls = await callsOf(many)
const { rows, worst } = await compare(
  few,
  many,
  Object.entries(await callsOf(few)).map(([name, path]) => [name, path, manyCalls[name] ?? '']),
)
await writeResults('inbox', {
  title: 'The inbox',
  versions: [await postgresVersion(many.site.dataDir)],
  intro: introOf('leads'),
  head,
  rows,
})
await few.site.remove()
await many.site.remove()
process.exit(worst <= most ? 0 : 1)
