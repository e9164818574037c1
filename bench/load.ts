/**
 * A day of a campaign at once: PAGES page requests (a million) and LEADS leads (100,000) against one site, at the same
 * time. Counts every response, then what is stored and what the CRM received. Leads come from random addresses of
 * 10.0.0.0/8, through a trusted proxy, under the default limit.
 */
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../scripts/places.mjs'
import { openKeepAliveConnection } from './keep-alive-connection.ts'
import { leadRequest } from './lead-request.ts'
import { median, percentile } from './statistics.ts'
import { listenLocally } from '../support/port.ts'
import { publicPaths } from '../support/public-paths.ts'
import { queryOf, startProcess } from '../support/site-process.ts'

const totals = { pages: Number(process.env['PAGES'] ?? 1_000_000), leads: Number(process.env['LEADS'] ?? 100_000) }
const lines = { pages: 24, leads: 24 }

const received = new Map<string, number>()
const crm = createServer((request, response) => {
  const key = String(request.headers['idempotency-key'])
  received.set(key, (received.get(key) ?? 0) + 1)
  request.resume().on('end', () => response.end('{}'))
})
const site = await startProcess({
  settings: {
    TRUST_PROXY: 'true',
    CRM: 'webhook',
    CRM_WEBHOOK_URL: `http://127.0.0.1:${await listenLocally(crm)}`,
    CRM_WEBHOOK_SECRET: 'only-for-the-load',
    LOG_LEVEL: 'warn',
  },
})

type Work = { done: number; answers: Map<number, number>; times: number[] }
const begin = (): Work => ({ done: 0, answers: new Map(), times: [] })

/** Sends the given number of requests over a few connections; keeps every twentieth time. */
async function work(total: number, lineCount: number, next: (number: number) => string, into: Work) {
  let begun = 0
  const run = async () => {
    let line = await openKeepAliveConnection(site.url)
    while (begun < total) {
      const number = begun++
      const before = performance.now()
      const { status } = await line.send(next(number))
      into.done += 1
      into.answers.set(status, (into.answers.get(status) ?? 0) + 1)
      if (number % 20 === 0) into.times.push(performance.now() - before)
      if (status === 0) line = await openKeepAliveConnection(site.url)
    }
    line.close()
  }
  await Promise.all(Array.from({ length: lineCount }, run))
}

/** Most pages are prerendered; one in fifty is rendered from the database. */
const isBuilt = (path: string) => existsSync(join(root, 'build', 'client', path, 'index.html'))
const built = publicPaths.filter(isBuilt)
const rendered = publicPaths.filter((path) => !isBuilt(path))
const pathOf = (number: number) =>
  number % 50 === 0 ? rendered[(number / 50) % rendered.length] : built[number % built.length]

const askPage = (number: number) => `GET ${pathOf(number)} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: br\r\n\r\n`

const sendLead = (number: number) => leadRequest({ Email: `person${number}@mail.example` })

const started = performance.now()
const seconds = () => Math.round((performance.now() - started) / 1000)
const pages = begin()
const leads = begin()
const progress = setInterval(
  () => console.log(`${seconds()} s: ${pages.done} pages, ${leads.done} leads, ${received.size} at the CRM`),
  10_000,
)
await Promise.all([work(totals.pages, lines.pages, askPage, pages), work(totals.leads, lines.leads, sendLead, leads)])
console.log(`sent after ${seconds()} s; waiting for the CRM to have them all`)
for (let last = -1; received.size < totals.leads && received.size !== last; await pause(30_000)) last = received.size
clearInterval(progress)

const [stored = {}] = await queryOf(
  site.dataDir,
  `select (select count(*)::int from leads) as leads, (select count(distinct email)::int from leads) as people,
     (select count(*)::int from consents) as consents,
     (select count(*)::int from deliveries where state = 'delivered') as delivered`,
)

const summary = ({ answers, times }: Work) =>
  `${JSON.stringify(Object.fromEntries(answers))}, p50 ${median(times).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`
console.log(`pages by status: ${summary(pages)}`)
console.log(`leads by status: ${summary(leads)}`)
console.log(`stored: ${JSON.stringify(stored)}; at the CRM: ${received.size}, after ${seconds()} s`)

const isRight =
  pages.answers.get(200) === totals.pages &&
  leads.answers.get(201) === totals.leads &&
  Object.values(stored).every((count) => count === totals.leads) &&
  received.size === totals.leads
console.log(isRight ? '0 lost, 0 errors' : 'SOMETHING WAS LOST OR REFUSED')
crm.closeAllConnections()
crm.close()
await site.remove()
process.exit(isRight ? 0 : 1)
