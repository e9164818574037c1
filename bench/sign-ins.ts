/**
 * How pages are served while 200 people sign in at once, compared with an idle site in the same run. Each person has an
 * account and an address of their own. Pages are requested at a fixed rate, whether or not the earlier ones arrived.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { queryOf, startProcess } from '../support/site-process.ts'
import { writeResults } from './results.ts'
import { median, percentile } from './statistics.ts'
import { credentials, postJson } from '../support/calls.ts'

const people = 200
const rounds = Number(process.env['ROUNDS'] ?? 5)
const everyMs = 20
/** From memory, and rendered from the database. */
const paths = ['/', '/career']

const site = await startProcess({
  settings: { LOG_LEVEL: 'warn', TRUST_PROXY: 'true', SEARCH_LIMIT_PER_MINUTE: '1000000' },
})

const post = (path: string, body: object, address: string) =>
  postJson(site.url + path, body, { 'x-forwarded-for': address })

/** People with the password of the first admin, because registering each would take as long as signing in. */
async function addPeople() {
  await post('/api/admin/register', credentials, '192.0.2.1')
  await queryOf(
    site.dataDir,
    `insert into admins (username, password_hash, role)
     select 'person' || number, password_hash, 'auditor' from admins, generate_series(1, $1) as number`,
    [people],
  )
}

async function signInAll() {
  const started = performance.now()
  const statuses = await Promise.all(
    Array.from({ length: people }, async (_, index) => {
      const body = { ...credentials, username: `person${index + 1}` }
      const answer = await post('/api/admin/login', body, `198.51.100.${index + 1}`)
      await answer.text()
      return answer.status
    }),
  )
  return { statuses, seconds: (performance.now() - started) / 1000 }
}

/** The times of pages until the work is done. */
async function timePagesDuring<T>(work: Promise<T>): Promise<{ times: number[]; result: T }> {
  const done = new AbortController()
  const result = work.finally(() => done.abort())
  const times: Promise<number>[] = []
  while (!done.signal.aborted) {
    times.push(timePage(paths[times.length % paths.length] ?? '/'))
    await pause(everyMs)
  }
  return { times: await Promise.all(times), result: await result }
}

async function timePage(path: string): Promise<number> {
  const started = performance.now()
  const answer = await fetch(site.url + path)
  await answer.text()
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`)
  return performance.now() - started
}

await addPeople()
await timePagesDuring(pause(3_000))
const rows: { idle: number; busy: number; seconds: number; statuses: number[] }[] = []
for (let round = 1; round <= rounds; round++) {
  const idle = await timePagesDuring(pause(8_000))
  const busy = await timePagesDuring(signInAll())
  const { seconds, statuses } = busy.result
  rows.push({ idle: percentile(idle.times, 0.95), busy: percentile(busy.times, 0.95), seconds, statuses })
  console.log(`round ${round}: ${cellsOf(rows.at(-1)).join(', ')}`)
}

function cellsOf(row: (typeof rows)[number] | undefined): string[] {
  if (!row) return []
  const { idle, busy, seconds, statuses } = row
  const count = (least: number) => statuses.filter((status) => status >= least && status < least + 100).length
  return [
    idle.toFixed(1),
    busy.toFixed(1),
    (busy / idle).toFixed(2),
    seconds.toFixed(1),
    String(count(200)),
    String(count(400)),
    String(count(500)),
  ]
}

const ratio = median(rows.map(({ idle, busy }) => busy / idle)).toFixed(2)
console.log(`median ratio: ${ratio}`)
await writeResults('sign-ins', {
  title: 'Sign-ins at once',
  versions: [],
  intro:
    `Pages, half of them rendered from the database, requested every ${everyMs} ms while ${people} people sign in at once, ` +
    'beside the same site when nobody does.',
  head: [
    'round',
    'idle: p95 of a page, ms',
    'meanwhile: p95, ms',
    'ratio',
    'until all are answered, s',
    'signed in',
    'asked to wait (429)',
    '5xx',
  ],
  rows: [...rows.map((row, index) => [String(index + 1), ...cellsOf(row)]), ['median', '', '', ratio, '', '', '', '']],
})
await site.remove()
process.exit(0)
