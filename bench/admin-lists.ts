/**
 * Compares the desk's lists, searches, and details over HTTP on a site with 1,000 applications and one with 100,000.
 * The two alternate at every call, so that other load on the machine affects both. Goal: the long list takes at most
 * 1.5 times as long as the short one. Also measures the memory of a full export.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Pool } from 'pg'
import { Tokens } from '../contract/admin.ts'
import { ApplicationPage } from '../contract/desk-applications.ts'
import { applicationForm } from '../support/application-form.ts'
import { copyApplications } from '../support/many-applications.ts'
import { startProcess } from '../support/site-process.ts'
import { writeResults } from './results.ts'
import { median, percentile } from './statistics.ts'
import { postgresVersion } from './versions.ts'

const sizes = [1_000, 100_000] as const
const turns = 300
const warmUp = 60
const most = 1.5
const credentials = { username: 'bench', password: 'only for the benchmark' }

type Desk = Awaited<ReturnType<typeof openDesk>>

/** A running site with the given number of applications, and a signed-in admin. */
async function openDesk(count: number) {
  const site = await startProcess()
  const post = (path: string, body: object) =>
    fetch(site.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await fetch(`${site.url}/api/applications`, { method: 'POST', body: applicationForm() })
  const pool = new Pool({ host: join(site.dataDir, 'postgres', 'run'), user: 'site', database: 'postgres', max: 2 })
  await copyApplications(pool, count - 1)
  await pool.query('vacuum analyze applications')
  const { rows } = await pool.query<{ vacancy: string }>('select vacancy_id as vacancy from applications limit 1')
  await pool.end()
  await post('/api/admin/register', credentials)
  const { accessToken } = Tokens.parse(await (await post('/api/admin/login', credentials)).json())
  const get = async (path: string): Promise<Response> => {
    const answer = await fetch(site.url + path, { headers: { authorization: `Bearer ${accessToken}` } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer
  }
  const list = async (query: string) =>
    ApplicationPage.parse(await (await get(`/api/applications?limit=25&${query}`)).json())
  const middle = (await list(`until=${new Date(Date.now() - (count / 2) * 60_000).toISOString()}`)).data
  return { count, site, get, list, job: rows[0]?.vacancy ?? '', middleId: middle[0]?.id ?? '' }
}

/** The calls that the desk makes repeatedly while somebody works. */
async function callsOf({ list, job, middleId, count }: Desk): Promise<Record<string, string>> {
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

async function time(desk: Desk, path: string): Promise<number> {
  const started = performance.now()
  await (await desk.get(path)).arrayBuffer()
  return performance.now() - started
}

const rows: string[][] = []

function tell(name: string, times: { short: number[]; long: number[] }): number {
  const [few, many] = [median(times.short), median(times.long)]
  const figures = [few, many].map((value) => `${value.toFixed(2).padStart(8)} ms`).join('')
  console.log(`${name.padEnd(40)}${figures}  ratio ${(many / few).toFixed(2)}`)
  rows.push([
    name.trim(),
    few.toFixed(2),
    many.toFixed(2),
    percentile(times.long, 0.95).toFixed(2),
    (many / few).toFixed(2),
  ])
  return many / few
}

/** The peak memory while everything is exported, above the memory before, in MB. */
async function exportMemory({ site, get }: Desk): Promise<{ bytes: number; grown: number }> {
  const status = `/proc/${site.pid}/status`
  const read = async (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(await readFile(status, 'utf8'))?.[1])
  await writeFile(`/proc/${site.pid}/clear_refs`, '5')
  const before = await read('VmRSS')
  let bytes = 0
  for await (const chunk of (await get('/api/applications/export.csv')).body ?? []) bytes += chunk.length
  return { bytes, grown: ((await read('VmHWM')) - before) / 1024 }
}

const short = await openDesk(sizes[0])
const long = await openDesk(sizes[1])
const [shortCalls, longCalls] = [await callsOf(short), await callsOf(long)]
const kinds = new Map<string, { short: number[]; long: number[] }>()
for (const [name, shortPath] of Object.entries(shortCalls)) {
  const longPath = longCalls[name] ?? ''
  const times: { short: number[]; long: number[] } = { short: [], long: [] }
  for (let turn = -warmUp; turn < turns; turn++) {
    const [few, many] = [await time(short, shortPath), await time(long, longPath)]
    if (turn < 0) continue
    times.short.push(few)
    times.long.push(many)
  }
  tell(`  ${name}`, times)
  const kind = name.split(',')[0] ?? ''
  const all = kinds.get(kind) ?? { short: [], long: [] }
  kinds.set(kind, { short: [...all.short, ...times.short], long: [...all.long, ...times.long] })
}
console.log(`medians of each kind of call; the ratio is to be at most ${most}`)
const worst = Math.max(...[...kinds].map(([kind, times]) => tell(kind, times)))
for (const desk of [short, long, long]) {
  const { bytes, grown } = await exportMemory(desk)
  console.log(
    `export of ${desk.count.toLocaleString('en')}: ${(bytes / 1e6).toFixed(1)} MB sent, ${grown.toFixed(0)} MB more held`,
  )
}
await writeResults('desk', {
  title: 'The desk',
  versions: [await postgresVersion(long.site.dataDir)],
  intro: `Median ms of ${turns} calls with 1,000 and with 100,000 applications, in turn; the last lines are all calls of a kind.`,
  head: ['call', '1,000', '100,000', '100,000, 95th percentile', 'ratio'],
  rows,
})
await short.site.remove()
await long.site.remove()
process.exit(worst <= most ? 0 : 1)
