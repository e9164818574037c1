/** What the benchmarks of the desk share: two sites with few and many rows, whose calls alternate. */
import { join } from 'node:path'
import { Pool } from 'pg'
import { Tokens } from '../contract/admin.ts'
import { startProcess } from '../support/site-process.ts'
import { median, percentile } from './statistics.ts'

const turns = 300
const warmUp = 60
export const most = 1.5
const credentials = { username: 'bench', password: 'never used elsewhere' }

export type Desk = Awaited<ReturnType<typeof openDesk>>

/** A running site, filled, and a signed-in admin. */
export async function openDesk(fill: (pool: Pool, url: string) => Promise<void>) {
  const site = await startProcess()
  const post = (path: string, body: object) =>
    fetch(site.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('/api/admin/register', credentials)
  const pool = new Pool({ host: join(site.dataDir, 'postgres', 'run'), user: 'site', database: 'postgres', max: 2 })
  await fill(pool, site.url)
  await pool.end()
  const { accessToken } = Tokens.parse(await (await post('/api/admin/login', credentials)).json())
  const get = async (path: string): Promise<Response> => {
    const answer = await fetch(site.url + path, { headers: { authorization: `Bearer ${accessToken}` } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer
  }
  return { site, get }
}

type Times = { short: number[]; long: number[] }

/**
 * Times each call with few and with many rows, in turn, so that other load on the machine affects both. The start of a
 * name, up to the comma, is the kind of call. Returns the rows of the table, and the highest ratio of a kind.
 */
export async function compare(few: Desk, many: Desk, calls: [name: string, fewPath: string, manyPath: string][]) {
  const rows: string[][] = []
  const kinds = new Map<string, Times>()
  for (const [name, fewPath, manyPath] of calls) {
    const times: Times = { short: [], long: [] }
    for (let turn = -warmUp; turn < turns; turn++) {
      const [short, long] = [await time(few, fewPath), await time(many, manyPath)]
      if (turn < 0) continue
      times.short.push(short)
      times.long.push(long)
    }
    tell(rows, `  ${name}`, times)
    const kind = name.split(',')[0] ?? ''
    const all = kinds.get(kind) ?? { short: [], long: [] }
    kinds.set(kind, { short: [...all.short, ...times.short], long: [...all.long, ...times.long] })
  }
  console.log(`medians of each kind of call; the ratio is to be at most ${most}`)
  const worst = Math.max(...[...kinds].map(([kind, times]) => tell(rows, kind, times)))
  return { rows, worst }
}

export const head = ['call', '1,000', '100,000', '100,000, 95th percentile', 'ratio']
export const introOf = (what: string) =>
  `Median ms of ${turns} calls with 1,000 and with 100,000 ${what}, in turn; the last lines are all calls of a kind.`

async function time(desk: Desk, path: string): Promise<number> {
  const started = performance.now()
  await (await desk.get(path)).arrayBuffer()
  return performance.now() - started
}

function tell(rows: string[][], name: string, times: Times): number {
  const [few, many] = [median(times.short), median(times.long)]
  const figures = [few, many].map((value) => `${value.toFixed(2).padStart(8)} ms`).join('')
  console.log(`${name.padEnd(40)}${figures}  ratio ${(many / few).toFixed(2)}`)
  const high = percentile(times.long, 0.95)
  rows.push([name.trim(), few.toFixed(2), many.toFixed(2), high.toFixed(2), (many / few).toFixed(2)])
  return many / few
}
