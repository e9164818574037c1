/** Two sites with few and with many rows, and a signed-in admin at each, whose calls alternate. */
import { Pool } from 'pg'
import { databaseOf, startProcess } from '../support/site-process.ts'
import { median, percentile } from './statistics.ts'
import { sendJson, signInTo } from '../support/calls.ts'

export const turns = 200
const warmUp = 40
export const most = 1.5

export type Desk = Awaited<ReturnType<typeof openDesk>>

/** A running site, filled, and a signed-in admin. */
export async function openDesk(fill: (pool: Pool, url: string) => Promise<void>) {
  const site = await startProcess()
  const pool = new Pool({ ...databaseOf(site.dataDir), max: 2 })
  await fill(pool, site.url)
  await pool.end()
  const { headers } = await signInTo(site.url)
  const send = async (method: string, path: string, body?: object): Promise<Response> => {
    const answer = await sendJson(method, site.url + path, body, headers)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer
  }
  return { site, send, get: (path: string) => send('GET', path) }
}

/** A call that is timed; `before` is made each time and not timed. */
export type Call = { run: () => Promise<Response>; before?: () => Promise<Response>; turns?: number }
export type Calls = Record<string, Call>

type Times = { short: number[]; long: number[] }

/**
 * Times each call with few and with many rows, in turn, so that other load on the machine affects both. The start of a
 * name, up to the comma, is the kind of call. Returns the rows of the table, and the highest ratio of a kind.
 */
export async function compare(few: Calls, many: Calls) {
  const rows: string[][] = []
  const kinds = new Map<string, Times>()
  for (const [name, fewCall] of Object.entries(few)) {
    const manyCall = many[name] ?? fewCall
    const times: Times = { short: [], long: [] }
    for (let turn = fewCall.turns ? -1 : -warmUp; turn < (fewCall.turns ?? turns); turn++) {
      const [short, long] = [await time(fewCall), await time(manyCall)]
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
  const worst = Math.max(...[...kinds].map(([kind, times]) => tell(rows, `all of: ${kind}`, times)))
  return { rows, worst }
}

export const head = ['call', '1,000', '100,000', '100,000, 95th percentile', 'ratio']

async function time({ run, before }: Call): Promise<number> {
  await before?.()
  const started = performance.now()
  await (await run()).arrayBuffer()
  return performance.now() - started
}

function tell(rows: string[][], name: string, times: Times): number {
  const [few, many] = [median(times.short), median(times.long)]
  const figures = [few, many].map((value) => `${value.toFixed(2).padStart(8)} ms`).join('')
  console.log(`${name.padEnd(44)}${figures}  ratio ${(many / few).toFixed(2)}`)
  const high = percentile(times.long, 0.95)
  rows.push([name.trim(), few.toFixed(2), many.toFixed(2), high.toFixed(2), (many / few).toFixed(2)])
  return many / few
}
