import type { ServerResponse } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { isStream } from '../../contract/operation.ts'
import { findCall } from '../../contract/operations.ts'
import type { Database } from '../db/client.ts'
import { countDeliveryLines } from '../db/queries/status.ts'
import type { Queue } from '../db/queue.ts'

export type Metrics = {
  /** A page or file was served from memory. */
  fromMemory: (status: number) => void
  answered: (method: string, path: string, status: number, ms: number) => void
  /** Counts an upload until its response has ended. */
  uploading: (response: ServerResponse) => void
  uploadRefused: (reason: string) => void
  /** Responds to a scrape. */
  send: (response: ServerResponse) => void
}

type CountNotices = () => Promise<{ overdue: number; dueToday: number }>

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Metrics of the site in the Prometheus format, with route names, never URLs. */
export function createMetrics(
  database: Pick<Database, 'db' | 'pool'>,
  queue: Pick<Queue, 'count'>,
  countNotices: CountNotices,
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests, by method, route, and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to respond to requests that were not answered from memory',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
    registers,
  })
  const uploads = new Gauge({ name: 'uploads_under_way', help: 'Uploads in progress', registers })
  const refusals = new Counter({
    name: 'uploads_refused_total',
    help: 'Uploads that were refused to protect the site, by reason',
    labelNames: ['reason'],
    registers,
  })
  for (const gauge of databaseGauges(database, queue, countNotices)) registry.registerMetric(gauge)
  return {
    fromMemory: (status) => requests.inc({ method: 'GET', route: 'memory', status }),
    answered: (given, path, status, ms) => {
      const method = methods.has(given) ? given : 'other'
      const call = findCall(method === 'HEAD' ? 'GET' : method, path)
      const route = call?.path ?? 'page'
      requests.inc({ method, route, status })
      if (!call || !isStream(call.operation)) seconds.observe({ method, route }, ms / 1_000)
    },
    uploading: (response) => {
      uploads.inc()
      response.once('close', () => uploads.dec())
    },
    uploadRefused: (reason) => refusals.inc({ reason }),
    send: (response) => {
      response.setHeader('content-type', registry.contentType)
      void registry.metrics().then((text) => response.end(text))
    },
  }
}

const databaseGauges = (
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  queue: Pick<Queue, 'count'>,
  countNotices: CountNotices,
) => [
  new Gauge({
    name: 'database_connections',
    help: 'Connections in the pool, and queries waiting for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  }),
  new Gauge({
    name: 'deliveries',
    help: 'Deliveries that are waiting, and deliveries that were given up (failed)',
    labelNames: ['line', 'state'],
    registers: [],
    async collect() {
      this.reset()
      // Without the database these numbers are missing, but the others are still reported.
      const counts = await countDeliveryLines(db, queue).catch(() => [])
      for (const { line, waiting, failed } of counts) {
        this.set({ line, state: 'waiting' }, waiting)
        this.set({ line, state: 'failed' }, failed)
      }
    },
  }),
  new Gauge({
    name: 'reports_of_missing_money',
    help: 'Leads that say money is missing and have a step that is overdue or due today',
    labelNames: ['state'],
    registers: [],
    async collect() {
      this.reset()
      // Without the database, this figure is left out, and the others are still reported.
      const counts = await countNotices().catch(() => undefined)
      if (!counts) return
      this.set({ state: 'overdue' }, counts.overdue)
      this.set({ state: 'today' }, counts.dueToday)
    },
  }),
]
