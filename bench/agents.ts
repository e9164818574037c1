/**
 * Compares a search for the nearest agents among 100,000 with the same search among the 120 of a new site, over HTTP.
 * Two sites run side by side and alternate, so that other load on the machine affects both.
 */
import { Pool } from 'pg'
import { databaseOf, startProcess, type SiteProcess } from '../support/site-process.ts'
import { writeResults } from './results.ts'
import { median, percentile } from './statistics.ts'
import { postgresVersion } from './versions.ts'

const many = 100_000
const rounds = 8
const callsInRound = 40

const few = await startProcess()
const full = await startProcess()
const pool = new Pool({ ...databaseOf(full.dataDir), max: 1 })

/** Copies of the samples, each up to sixty miles away, so that agents are clustered as real shops are. */
await pool.query(
  `insert into agents (code, name, street, city, state, zip, phone, lat, lng, time_zone, languages, services, hours)
     select 'B-' || n, name || ' ' || n, street, city, state, zip, phone,
       lat + (random() - 0.5) * 1.7, lng + (random() - 0.5) * 1.7, time_zone, languages, services, hours
     from generate_series(1, $1::int) n
     join (select *, row_number() over (order by code) as place from agents) a on a.place = n % 120 + 1`,
  [many - 120],
)
/** One in two thousand speaks French, and one in a thousand is open all night. */
await pool.query(`update agents set languages = '{french}' where code like 'B-%' and substr(code, 3)::int % 2000 = 0`)
await pool.query(`update agents set hours = $1 where code like 'B-%' and substr(code, 3)::int % 1000 = 1`, [
  JSON.stringify(Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '24:00' }])),
])
await pool.query('vacuum analyze agents')

const searches = {
  'near a ZIP code': () => 'near=55403',
  'near a position': () => `near=${position()}`,
  'near, language': () => `near=${position()}&language=tigrinya`,
  'near, language, service, open now': () => `near=${position()}&language=somali&service=business&openNow=true`,
  'near, a rare language': () => `near=${position()}&language=french`,
  'near, open now': () => `near=${position()}&openNow=true`,
  'near, a rare language, open now': () => `near=${position()}&language=french&openNow=true`,
  'near, by name': () => `near=${position()}&q=baraka`,
  'near, by a rare name': () => `near=${position()}&q=b-777`,
  'in a state': () => 'near=Minnesota',
  'in a state, a rare language': () => 'near=Minnesota&language=french',
  'anywhere, a rare language': () => 'language=french',
}

const position = () => `${(32 + Math.random() * 15).toFixed(3)},${(-120 + Math.random() * 45).toFixed(3)}`

async function time(site: SiteProcess, query: string): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${site.url}/api/agents?${query}`)
  const { data } = await answer.json()
  if (answer.status !== 200 || !Array.isArray(data)) throw new Error(`${answer.status} for ${query}`)
  return performance.now() - started
}

async function run(site: SiteProcess, makeQuery: () => string, times: number[]) {
  for (let call = 0; call < callsInRound; call++) times.push(await time(site, makeQuery()))
}

const rows: string[][] = []
console.log('search: median and 95th percentile in ms among 120 agents, among 100,000, and the ratio of the medians')
for (const [name, makeQuery] of Object.entries(searches)) {
  const times: Record<'few' | 'full', number[]> = { few: [], full: [] }
  // Warm-up: the first calls run code that is not compiled yet.
  await Promise.all([run(few, makeQuery, []), run(full, makeQuery, [])])
  for (let round = 0; round < rounds; round++) {
    await run(few, makeQuery, times.few)
    await run(full, makeQuery, times.full)
  }
  const line = [times.few, times.full]
    .map((all) => `${median(all).toFixed(1)} / ${percentile(all, 0.95).toFixed(1)}`)
    .join(', ')
  rows.push([
    name,
    median(times.few).toFixed(1),
    median(times.full).toFixed(1),
    percentile(times.full, 0.95).toFixed(1),
    (median(times.full) / median(times.few)).toFixed(2),
  ])
  console.log(`${name}: ${line}, ratio ${(median(times.full) / median(times.few)).toFixed(2)}`)
}
await writeResults('agents', {
  title: 'Agents',
  versions: [await postgresVersion(full.dataDir)],
  intro: 'Median ms of a search among 120 agents and among 100,000, over HTTP, in turn.',
  head: ['search', '120', '100,000', '100,000, 95th percentile', 'ratio'],
  rows,
})
const plan = await pool.query<{ 'QUERY PLAN': string }>(
  `explain select id from agents where status = 'active' order by spot <-> cube(array[0.1, 0.7, 0.7]) limit 21`,
)
console.log(plan.rows.map((row) => row['QUERY PLAN']).join('\n'))
await pool.end()
await few.remove()
await full.remove()
