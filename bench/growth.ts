/**
 * Whether the site stays as fast when it holds ten and a hundred times as much: the same calls on one site that fills up,
 * and the slope between them (0 is flat, 1 is in step with the data).
 */
import { join } from 'node:path'
import { Pool } from 'pg'
import { Tokens } from '../contract/admin.ts'
import { applicationForm } from '../tests/support/application-form.ts'
import { copyApplications } from '../tests/support/many-applications.ts'
import { startProcess } from '../tests/support/site-process.ts'
import { writeResults } from './results.ts'
import { exponent, median } from './statistics.ts'

const sizes = [1_000, 10_000, 100_000]
const calls = 150
const credentials = { username: 'bench', password: 'only for the benchmark' }

const site = await startProcess({ settings: { LOG_LEVEL: 'warn', APPLICATION_LIMIT_PER_HOUR: '1000' } })
const pool = new Pool({ host: join(site.dataDir, 'postgres', 'run'), user: 'site', database: 'postgres', max: 1 })
const post = (path: string, body: object) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
await post('/api/admin/register', credentials)
const { accessToken } = Tokens.parse(await (await post('/api/admin/login', credentials)).json())
await fetch(`${site.url}/api/applications`, { method: 'POST', body: applicationForm() })

const paths = {
  'applications, newest first': '/api/applications',
  'applications, a name': '/api/applications?q=chaltu+mwangi',
  'leads, newest first': '/api/leads',
  'agents near a ZIP code': '/api/agents?near=55403',
}

/** Fills all three lists up to a size. */
async function fillUp(size: number) {
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
    `insert into agents (code, name, street, city, state, zip, phone, lat, lng, time_zone, languages, services, hours)
       select 'B-' || $2::int || '-' || n, name || ' ' || n, street, city, state, zip, phone,
         lat + (random() - 0.5) * 1.7, lng + (random() - 0.5) * 1.7, time_zone, languages, services, hours
       from generate_series(1, $1::int) n
       join (select *, row_number() over (order by code) as place from agents where code not like 'B-%') a on a.place = n % 120 + 1`,
    [size - (await count('agents')), size],
  )
  await pool.query('vacuum analyze')
}

async function time(path: string): Promise<number> {
  const started = performance.now()
  const answer = await fetch(site.url + path, { headers: { authorization: `Bearer ${accessToken}` } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return performance.now() - started
}

const points = new Map<string, { size: number; time: number }[]>()
for (const size of sizes) {
  await fillUp(size)
  for (const [name, path] of Object.entries(paths)) {
    const times: number[] = []
    for (let call = 0; call < calls; call++) times.push(await time(path))
    points.set(name, [...(points.get(name) ?? []), { size, time: median(times.slice(30)) }])
  }
}
await pool.end()
await site.remove()

const rows = [...points].map(([name, at]) => [
  name,
  ...at.map((point) => point.time.toFixed(1)),
  exponent(at).toFixed(3),
])
for (const row of rows) console.log(row.join('\t'))
await writeResults('growth', {
  title: 'Growth',
  intro: 'Median ms of a call when the site holds 1,000, 10,000 and 100,000 of each, and the exponent.',
  head: ['call', ...sizes.map((size) => size.toLocaleString('en-US')), 'exponent'],
  rows,
})
