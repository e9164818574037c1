/**
 * Compares the leads per second that the site acknowledges over HTTP with bare INSERTs of the same rows into the same
 * database by the same number of callers. Rounds alternate, so that other load on the machine affects both. A lead is
 * complete: limit, checks, lead, consent, delivery, and job in one commit, with fsync on, while the CRM hangs.
 */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { Pool } from 'pg'
import { inquiry } from '../support/lead.ts'
import { listenLocally } from '../support/port.ts'
import { databaseOf, startProcess } from '../support/site-process.ts'
import { drawBars } from './draw-bars.ts'
import { openKeepAliveConnection } from './keep-alive-connection.ts'
import { leadRequest } from './lead-request.ts'
import { writeResults } from './results.ts'
import { median, percentile } from './statistics.ts'
import { postgresVersion } from './versions.ts'

const callers = 64
const roundMs = 3_000
const rounds = 5

const crm = createServer(() => undefined)
const crmPort = await listenLocally(crm)
const site = await startProcess({
  settings: {
    CRM: 'webhook',
    CRM_WEBHOOK_URL: `http://127.0.0.1:${crmPort}`,
    CRM_WEBHOOK_SECRET: 'only-for-the-benchmark',
    TRUST_PROXY: 'true',
    LEAD_LIMIT_PER_MINUTE: '30',
  },
})
const pool = new Pool({ ...databaseOf(site.dataDir), max: 10 })
await pool.query('create table bare_leads (like leads including all)')

/** Runs the callers concurrently until the round is over; returns their calls per second. */
async function measure(makeCaller: () => Promise<() => Promise<void>>): Promise<{ rate: number; times: number[] }> {
  const calls = await Promise.all(Array.from({ length: callers }, makeCaller))
  const times: number[] = []
  const started = performance.now()
  await Promise.all(
    calls.map(async (call) => {
      while (performance.now() - started < roundMs) {
        const before = performance.now()
        await call()
        times.push(performance.now() - before)
      }
    }),
  )
  return { rate: (times.length * 1000) / (performance.now() - started), times }
}

const insert = `insert into bare_leads (id, source, name, email, phone, reason, message, request_key)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`
const bareCaller = async () => async () => {
  const { name, Email, Phone, LEADCF163, LEADCF162 } = inquiry
  const values = [randomUUID(), 'api', name, Email, Phone, LEADCF163, LEADCF162, randomUUID()]
  await pool.query(insert, values)
}

/** Sends a lead once the previous one was acknowledged. */
const httpCaller = async () => {
  const line = await openKeepAliveConnection(site.url)
  return async () => {
    const { status } = await line.send(leadRequest())
    if (status !== 201) throw new Error(`The site answered ${status}`)
  }
}

const results: { bare: number; http: number; p99: number }[] = []
// Warm-up: the first leads run code that is not compiled yet.
for (let round = 0; round < 3; round++) await measure(httpCaller)
for (let round = 1; round <= rounds; round++) {
  const bare = await measure(bareCaller)
  const http = await measure(httpCaller)
  results.push({ bare: bare.rate, http: http.rate, p99: percentile(http.times, 0.99) })
  console.log(
    `round ${round}: bare INSERT ${bare.rate.toFixed(0)}/s, acknowledged leads ${http.rate.toFixed(0)}/s ` +
      `(p50 ${median(http.times).toFixed(1)} ms, p99 ${percentile(http.times, 0.99).toFixed(1)} ms), ratio ${(http.rate / bare.rate).toFixed(2)}`,
  )
}
const { rows } = await pool.query(
  'select (select count(*)::int from leads) as leads, (select count(*)::int from consents) as consents, ' +
    '(select count(*)::int from deliveries) as deliveries',
)
console.log(`stored: ${JSON.stringify(rows[0])}`)
const ratio = median(results.map((result) => result.http / result.bare))
console.log(
  `median: bare INSERT ${median(results.map((result) => result.bare)).toFixed(0)}/s, ` +
    `acknowledged leads ${median(results.map((result) => result.http)).toFixed(0)}/s, ratio ${ratio.toFixed(2)}`,
)
await writeResults('leads', {
  title: 'Leads',
  versions: [await postgresVersion(site.dataDir)],
  intro:
    'Acknowledged leads over HTTP (lead, consent and delivery stored) beside a bare INSERT of the same row by as many clients, in turn.',
  head: ['round', 'bare INSERT a second', 'leads a second', 'p99 ms', 'ratio'],
  rows: [
    ...results.map(({ bare, http, p99 }, index) => [
      String(index + 1),
      bare.toFixed(0),
      http.toFixed(0),
      p99.toFixed(1),
      (http / bare).toFixed(2),
    ]),
    ['median', '', '', '', ratio.toFixed(2)],
  ],
  plot: drawBars('Leads a second, divided by bare INSERTs', [
    ...results.map(({ bare, http }, index) => ({ label: `round ${index + 1}`, value: http / bare })),
    { label: 'median', value: ratio },
  ]),
})
await pool.end()
crm.closeAllConnections()
crm.close()
await site.remove()
process.exit(0)
