/**
 * Compares the desk over HTTP on a site with 1,000 applications and 1,000 leads and on one with 100,000 of each, both from
 * the same ten weeks: lists, searches, filters, going to the next one, moving 500, and statistics. Goal: at most 1.5 times
 * as long. Also measures the memory of a full export.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { ApplicationCounts, ApplicationPage } from '../contract/desk-applications.ts'
import { maxChosen } from '../contract/chosen-applications.ts'
import { LeadPage } from '../contract/desk-leads.ts'
import { applicationForm } from '../support/application-form.ts'
import { inquiry, inquiryCall } from '../support/lead.ts'
import { copyApplications } from '../support/many-applications.ts'
import { copyLeads } from '../support/many-leads.ts'
import { writeResults } from './results.ts'
import { compare, head, most, openDesk, turns, type Calls, type Desk } from './two-desks.ts'
import { postgresVersion } from './versions.ts'
import { credentials, postJson } from '../support/calls.ts'

const [few, many] = [1_000, 100_000]
const movesTimed = 20

const openFilled = (count: number) =>
  openDesk(async (pool, url) => {
    await fetch(`${url}/api/applications`, { method: 'POST', body: applicationForm() })
    await postJson(url + inquiryCall, inquiry)
    const minutesApart = many / count
    await Promise.all([copyApplications(pool, count - 1, minutesApart), copyLeads(pool, count - 1, minutesApart)])
    await pool.query('vacuum analyze')
  })

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** The calls about applications that the desk makes repeatedly while somebody works. */
async function applicationCalls(desk: Desk): Promise<Calls> {
  const start = '/api/applications?limit=25&'
  const list = async (query: string) => ApplicationPage.parse(await (await desk.get(start + query)).json())
  const get = (path: string) => ({ run: () => desk.get(path) })
  const [byName, middle, found] = [await list('sort=name'), await list(`until=${daysAgo(35)}`), await list('q=chaltu')]
  const { data: counts } = ApplicationCounts.parse(await (await desk.get('/api/applications/counts')).json())
  let isDeclined = false
  return {
    'list, newest first': get(start),
    'list, far down': get(`${start}cursor=${middle.nextCursor}`),
    'list, by name, second page': get(`${start}sort=name&cursor=${byName.nextCursor}`),
    'list, how many at each stage': get('/api/applications/counts'),
    'filter, one stage, oldest first': get(`${start}stage=hired&sort=oldest`),
    'filter, one job and stage': get(`${start}job=${counts[0]?.vacancyId}&stage=interview`),
    'filter, one job by its title, and stage': get(`${start}job=Compliance+Officer&stage=interview`),
    'filter, received in 30 days': get(`${start}from=${daysAgo(30)}`),
    'search, a first name': get(`${start}q=chaltu`),
    'search, a full name': get(`${start}q=chaltu+mwangi`),
    'search, a name within a stage': get(`${start}q=yusuf&stage=offer`),
    'search, an email address': get(`${start}q=copy777%40mail.example`),
    'search, a phone number': get(`${start}q=612-555-0777`),
    'search, a frequent word': get(`${start}q=families`),
    'search, two words of an answer': get(`${start}q=licensed+partner`),
    'search, nothing found': get(`${start}q=nobodyiscalledthis`),
    'next, the open application': get(`/api/applications/${middle.data[1]?.id}`),
    'next, its place in the list': get(`/api/applications/${middle.data[1]?.id}/place`),
    'next, its place in a search': get(`/api/applications/${found.data[1]?.id}/place?q=chaltu`),
    'bulk action, move 500': { run: await movingMany(desk), turns: movesTimed },
    'statistics, 30 days': get('/api/applications/statistics?days=30'),
    'statistics, 90 days': get('/api/applications/statistics?days=90'),
    'statistics, 90 days, right after a change': {
      before: () => {
        isDeclined = !isDeclined
        const stage = isDeclined ? 'declined' : 'hired'
        return desk.send('PATCH', `/api/applications/${middle.data[2]?.id}/stage`, { stage })
      },
      run: () => desk.get('/api/applications/statistics?days=90'),
    },
  }
}

/** Moves the newest applications between two stages. */
async function movingMany(desk: Desk) {
  const rows: { id: string; stage: string }[] = []
  for (let cursor = ''; rows.length < maxChosen;) {
    const page = ApplicationPage.parse(await (await desk.get(`/api/applications?limit=100${cursor}`)).json())
    rows.push(...page.data)
    cursor = `&cursor=${page.nextCursor}`
  }
  return () => {
    const moves = rows.map(({ id, stage }) => ({ id, from: stage, stage: stage === 'offer' ? 'interview' : 'offer' }))
    for (const [index, { stage }] of moves.entries()) Object.assign(rows[index] ?? {}, { stage })
    return desk.send('POST', '/api/applications/moves', { moves })
  }
}

/** The calls about leads that the desk makes repeatedly while somebody works. */
async function leadCalls(desk: Desk): Promise<Calls> {
  const start = '/api/leads?'
  const get = (path: string) => ({ run: () => desk.get(path) })
  const page = LeadPage.parse(await (await desk.get(start)).json())
  const one = page.data[1]?.id
  let isTaken = false
  return {
    'list, newest first': get(start),
    'list, second page': get(`${start}cursor=${page.nextCursor}`),
    'list, counts above it': get('/api/leads/counts'),
    'list, counts in the menu': get('/api/admin/desk'),
    'filter, waiting': get(`${start}state=waiting`),
    'filter, state': get(`${start}state=answered`),
    'filter, owner: me': get(`${start}owner=me`),
    'filter, owner: nobody': get(`${start}owner=nobody`),
    'filter, reason': get(`${start}reason=Remittance+Status`),
    'filter, source': get(`${start}source=ngo`),
    'filter, came from': get(`${start}cameFrom=site7.example`),
    'filter, campaign': get(`${start}campaign=campaign+7`),
    'filter, open reports': get(`${start}due=open`),
    'filter, overdue reports': get(`${start}due=overdue`),
    'filter, received in 30 days': get(`${start}from=${daysAgo(30)}`),
    'filter, delivered': get(`${start}delivery=delivered`),
    'filter, delivery waiting': get(`${start}delivery=waiting`),
    'filter, delivery failed': get(`${start}delivery=failed`),
    'filter, suspected spam': get(`${start}spam=suspected`),
    'filter, not spam': get(`${start}spam=none`),
    'search, a name': get(`${start}q=chaltu`),
    'search, an email address': get(`${start}q=copy777%40mail.example`),
    'search, a phone number': get(`${start}q=612-555-0777`),
    'search, a frequent word': get(`${start}q=money`),
    'search, a word among those waiting': get(`${start}q=grocery&state=waiting`),
    'search, nothing found': get(`${start}q=nobodyiscalledthis`),
    'next, the open lead': get(`/api/leads/${one}`),
    'statistics, 30 days': get('/api/leads/statistics?days=30'),
    'statistics, 90 days': get('/api/leads/statistics?days=90'),
    'statistics, 90 days, right after a change': {
      before: () => {
        isTaken = !isTaken
        return desk.send('PUT', `/api/leads/${one}/work`, { state: isTaken ? 'spam' : 'new' })
      },
      run: () => desk.get('/api/leads/statistics?days=90'),
    },
  }
}

/** The peak memory while everything is exported, above the memory before, in MB. */
async function exportMemory({ site, get, send }: Desk): Promise<{ bytes: number; grown: number }> {
  // An export asks for a recent proof of who somebody is, and they signed in a while ago.
  await send('POST', '/api/admin/confirm', { password: credentials.password })
  const status = `/proc/${site.pid}/status`
  const read = async (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(await readFile(status, 'utf8'))?.[1])
  await writeFile(`/proc/${site.pid}/clear_refs`, '5')
  const before = await read('VmRSS')
  let bytes = 0
  for await (const chunk of (await get('/api/applications/export.csv')).body ?? []) bytes += chunk.length
  return { bytes, grown: ((await read('VmHWM')) - before) / 1024 }
}

const [short, long] = [await openFilled(few), await openFilled(many)]
console.log('applications')
const applications = await compare(await applicationCalls(short), await applicationCalls(long))
console.log('leads')
const leads = await compare(await leadCalls(short), await leadCalls(long))
for (const [name, desk] of Object.entries({ short, long, 'long, again': long })) {
  const { bytes, grown } = await exportMemory(desk)
  console.log(`export, ${name}: ${(bytes / 1e6).toFixed(1)} MB sent, ${grown.toFixed(0)} MB more held`)
}
const introOf = (what: string) =>
  `Median ms of ${turns} calls (${movesTimed} of a bulk action) with 1,000 and with 100,000 ${what} of the same ten weeks, in turn; the last lines are all calls of a kind.`
await writeResults('desk', {
  title: 'The desk',
  versions: [await postgresVersion(long.site.dataDir)],
  intro: introOf('applications'),
  head,
  rows: applications.rows,
  more: { intro: introOf('leads'), head, rows: leads.rows },
})
await short.site.remove()
await long.site.remove()
process.exit(Math.max(applications.worst, leads.worst) <= most ? 0 : 1)
