/**
 * Compares the desk's lists, searches, and details over HTTP on a site with 1,000 applications and one with 100,000.
 * Goal: the long list takes at most 1.5 times as long as the short one. Also measures the memory of a full export.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { ApplicationPage } from '../contract/desk-applications.ts'
import { applicationForm } from '../support/application-form.ts'
import { copyApplications } from '../support/many-applications.ts'
import { writeResults } from './results.ts'
import { compare, head, introOf, most, openDesk } from './two-desks.ts'
import { postgresVersion } from './versions.ts'

const sizes = [1_000, 100_000] as const

type Applications = Awaited<ReturnType<typeof openApplications>>

async function openApplications(count: number) {
  let job = ''
  const desk = await openDesk(async (pool, url) => {
    await fetch(`${url}/api/applications`, { method: 'POST', body: applicationForm() })
    await copyApplications(pool, count - 1)
    await pool.query('vacuum analyze applications')
    const { rows } = await pool.query<{ vacancy: string }>('select vacancy_id as vacancy from applications limit 1')
    job = rows[0]?.vacancy ?? ''
  })
  const list = async (query: string) =>
    ApplicationPage.parse(await (await desk.get(`/api/applications?limit=25&${query}`)).json())
  const middle = (await list(`until=${new Date(Date.now() - (count / 2) * 60_000).toISOString()}`)).data
  return { ...desk, count, list, job, middleId: middle[0]?.id ?? '' }
}

/** The calls that the desk makes repeatedly while somebody works. */
async function callsOf({ list, job, middleId, count }: Applications): Promise<Record<string, string>> {
  const start = '/api/applications?limit=25&'
  const byName = await list('sort=name')
  const until = new Date(Date.now() - (count / 2) * 60_000).toISOString()
  const { nextCursor } = await list(`until=${until}`)
  return {
    'list, newest first': start,
    'list, far down': `${start}cursor=${nextCursor}`,
    'list, by name, second page': `${start}sort=name&cursor=${byName.nextCursor}`,
    'list, one job and stage': `${start}job=${job}&stage=interview`,
    'list, one stage, oldest first': `${start}stage=hired&sort=oldest`,
    'search, a first name': `${start}q=chaltu`,
    'search, a full name': `${start}q=chaltu+mwangi`,
    'search, a name within a stage': `${start}q=yusuf&stage=offer`,
    'search, an email address': `${start}q=copy777%40mail.example`,
    'search, a phone number': `${start}q=612-555-0777`,
    'search, a frequent word': `${start}q=families`,
    'search, two words of an answer': `${start}q=licensed+partner`,
    'search, nothing found': `${start}q=nobodyiscalledthis`,
    'list, how many at each stage': '/api/applications/counts',
    detail: `/api/applications/${middleId}`,
  }
}

/** The peak memory while everything is exported, above the memory before, in MB. */
async function exportMemory({ site, get }: Applications): Promise<{ bytes: number; grown: number }> {
  const status = `/proc/${site.pid}/status`
  const read = async (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(await readFile(status, 'utf8'))?.[1])
  await writeFile(`/proc/${site.pid}/clear_refs`, '5')
  const before = await read('VmRSS')
  let bytes = 0
  for await (const chunk of (await get('/api/applications/export.csv')).body ?? []) bytes += chunk.length
  return { bytes, grown: ((await read('VmHWM')) - before) / 1024 }
}

const short = await openApplications(sizes[0])
const long = await openApplications(sizes[1])
const longCalls = await callsOf(long)
const { rows, worst } = await compare(
  short,
  long,
  Object.entries(await callsOf(short)).map(([name, path]) => [name, path, longCalls[name] ?? '']),
)
for (const desk of [short, long, long]) {
  const { bytes, grown } = await exportMemory(desk)
  console.log(
    `export of ${desk.count.toLocaleString('en')}: ${(bytes / 1e6).toFixed(1)} MB sent, ${grown.toFixed(0)} MB more held`,
  )
}
await writeResults('desk', {
  title: 'The desk',
  versions: [await postgresVersion(long.site.dataDir)],
  intro: introOf('applications'),
  head,
  rows,
})
await short.site.remove()
await long.site.remove()
process.exit(worst <= most ? 0 : 1)
