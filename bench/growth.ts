/**
 * Whether the site stays as fast with ten and a hundred times as much data: the same calls on one site that is filled
 * up, its startup time and memory, and the slope between them (0 is flat, 1 is linear).
 */
import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { applicationForm } from '../support/application-form.ts'
import { memoryOf } from '../support/big-upload.ts'
import { inquiry, inquiryCall } from '../support/lead.ts'
import { copyApplications } from '../support/many-applications.ts'
import { databaseOf, startProcess, type SiteProcess } from '../support/site-process.ts'
import { drawLines } from './draw-lines.ts'
import { randomAddress } from './lead-request.ts'
import { writeResults } from './results.ts'
import { exponent, median, percentile } from './statistics.ts'
import { postgresVersion } from './versions.ts'
import { postJson, signInTo } from '../support/calls.ts'

const sizes = [1_000, 10_000, 100_000]
const calls = 150
const warmUp = 30
const starts = 3
const memoryRow = 'memory at rest, MB'
const settings = { LOG_LEVEL: 'warn', TRUST_PROXY: 'true', APPLICATION_LIMIT_PER_HOUR: '1000' }

/** Fills all lists up to a size; returns an application far down the list. */
async function fillUp({ dataDir }: SiteProcess, size: number): Promise<string> {
  const pool = new Pool({ ...databaseOf(dataDir), max: 1 })
  const count = async (table: string) =>
    Number((await pool.query(`select count(*) as count from ${table}`)).rows[0]?.count)
  await copyApplications(pool, size - (await count('applications')))
  await pool.query(
    `insert into leads (id, source, name, email, phone, created_at)
       select gen_random_uuid(), 'join', 'Person ' || n, 'p' || n || '@mail.example', '6125550100', now() - n * interval '1 minute'
       from generate_series(1, $1::int) n`,
    [size - (await count('leads'))],
  )
  await pool.query(
    `insert into consents (lead_id, version, text, sms, source, address)
       select id, 'inquiry-1', 'Agreed.', false, source, '10.0.0.1' from leads
       where not exists (select from consents where lead_id = leads.id)`,
  )
  await pool.query(
    `insert into agents (code, name, street, city, state, zip, phone, lat, lng, time_zone, languages, services, hours)
       select 'B-' || $2::int || '-' || n, name || ' ' || n, street, city, state, zip, phone,
         lat + (random() - 0.5) * 1.7, lng + (random() - 0.5) * 1.7, time_zone, languages, services, hours
       from generate_series(1, $1::int) n
       join (select *, row_number() over (order by code) as place from agents where code not like 'B-%') a on a.place = n % 120 + 1`,
    [size - (await count('agents')), size],
  )
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<{ id: string }>('select id from applications order by created_at limit 1')
  await pool.end()
  return rows[0]?.id ?? ''
}

/** Typical calls of visitors and of the desk. */
function callsOf({ url }: SiteProcess, headers: Record<string, string>, applicationId: string) {
  const get = (path: string) => () => fetch(url + path, { headers })
  return {
    'applications, newest first': get('/api/applications?limit=25'),
    'applications, a name': get('/api/applications?limit=25&q=chaltu+mwangi'),
    'application, its details': get(`/api/applications/${applicationId}`),
    'leads, newest first': get('/api/leads'),
    'agents near a ZIP code': get('/api/agents?near=55403'),
    // The query makes the site render it each time.
    'page of a city': get('/minneapolis?n'),
    'a lead is taken': () =>
      postJson(url + inquiryCall, inquiry, { 'idempotency-key': randomUUID(), 'x-forwarded-for': randomAddress() }),
  }
}

async function time(call: () => Promise<Response>): Promise<number> {
  const started = performance.now()
  const answer = await call()
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
  return performance.now() - started
}

const figures = new Map<string, { size: number; times: number[] }[]>()
const note = (name: string, size: number, times: number[]) =>
  figures.set(name, [...(figures.get(name) ?? []), { size, times }])

let site = await startProcess({ settings })
const { dataDir } = site
await fetch(`${site.url}/api/applications`, { method: 'POST', body: applicationForm() })
for (const size of sizes) {
  const applicationId = await fillUp(site, size)
  const ready: number[] = []
  const memory: number[] = []
  for (let start = 0; start < starts; start++) {
    await site.stop()
    const started = performance.now()
    site = await startProcess({ dataDir, settings })
    ready.push(performance.now() - started)
    memory.push(await memoryOf(site.pid))
  }
  const { headers } = await signInTo(site.url)
  for (const [name, call] of Object.entries(callsOf(site, headers, applicationId))) {
    const times: number[] = []
    for (let number = 0; number < calls; number++) times.push(await time(call))
    note(name, size, times.slice(warmUp))
  }
  note('the site is ready again', size, ready)
  note(memoryRow, size, memory)
}
const versions = [await postgresVersion(dataDir)]
await site.remove()

const lines = [...figures].map(([label, at]) => ({
  label,
  points: at.map(({ size, times }) => ({ size, time: median(times) })),
  slow: percentile(at.at(-1)?.times ?? [], 0.95),
}))
const rows = lines.map(({ label, points, slow }) => [
  label,
  ...points.map((point) => point.time.toFixed(1)),
  slow.toFixed(1),
  exponent(points).toFixed(3),
])
for (const row of rows) console.log(row.join('\t'))
await writeResults('growth', {
  title: 'Growth',
  intro: `Median ms of ${calls - warmUp} calls (of ${starts} starts) when the site holds 1,000, 10,000 and 100,000 of each, the 95th percentile with the most, and the exponent.`,
  versions,
  head: ['call', ...sizes.map((size) => size.toLocaleString('en-US')), '100,000, 95th percentile', 'exponent'],
  rows,
  plot: drawLines(
    'Median ms with 1,000, 10,000 and 100,000 of each',
    lines.filter(({ label }) => label !== memoryRow),
  ),
})
