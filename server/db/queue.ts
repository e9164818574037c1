import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { fromDrizzle, PgBoss, systemClock, type Clock, type Job, type JobResult } from 'pg-boss'
import type { Db } from './client.ts'
import type { Channel } from './queries/deliveries.ts'

/** What became of one try: it arrived, it is to be tried again, or trying again makes no sense. */
export type Outcome = 'arrived' | 'again' | 'given-up'

/** What each line of the queue carries. */
export type Jobs = Record<LeadLine, { leadId: string }> & { hiring: HiringJob }

/** The lines that carry leads. */
export type LeadLine = Channel | 'confirmation'

/** A mail about an application or a short career form. */
export type HiringJob = { about: 'application' | 'career-form'; to: 'applicant' | 'team'; id: string }

export type Queue = {
  /** A job exists when the transaction that it was added in has committed, and not before. */
  add: <L extends keyof Jobs>(tx: Db, line: L, jobs: Jobs[L][]) => Promise<void>
  /** Hands jobs to this instance, a few at a time. A job whose instance died goes to another one. */
  work: <L extends keyof Jobs>(line: L, deliver: Deliver<Jobs[L]>) => Promise<void>
  /** Jobs that a clock has put off, which has been put back since, are due now. */
  wake: () => Promise<void>
  /** Lets tries under way finish for a moment; what does not is tried again later. */
  stop: () => Promise<void>
}

type Settings = {
  /** Wait before the second try; each further wait is about twice as long, up to an hour. */
  retrySeconds: number
  /** A try that takes longer belongs to an instance that died. */
  trySeconds: number
  onError: (cause: unknown) => void
}

type Deliver<J> = (job: J, signal: AbortSignal) => Promise<Outcome>

const lines: (keyof Jobs)[] = ['crm', 'mail', 'confirmation', 'hiring']
export const queueOf = (line: keyof Jobs) => `deliver-${line}`
const hour = 60 * 60
const day = 24 * hour

/** With the wall clock, a worker whose clock is put back by a day would rest for that day. */
const steadyClock: Clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() }

const wakeLate = `
  update pgboss.job set start_after = now()
  where state in ('created', 'retry') and start_after > now() + make_interval(secs => $1)`

export async function startQueue(pool: Pool, settings: Settings): Promise<Queue> {
  const checkSeconds = Math.min(10, settings.trySeconds)
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    clock: steadyClock,
    schedule: false,
    reindex: false,
    superviseIntervalSeconds: checkSeconds,
    monitorIntervalSeconds: checkSeconds,
  })
  boss.on('error', settings.onError)
  await boss.start()
  const rules = {
    // The delivery says when to give up; the queue itself never does.
    retryLimit: 1_000_000,
    retryBackoff: true,
    retryDelay: settings.retrySeconds,
    retryDelayMax: hour,
    expireInSeconds: settings.trySeconds,
    retentionSeconds: 365 * day,
    deleteAfterSeconds: day,
  }
  for (const line of lines) {
    await boss.createQueue(queueOf(line))
    await boss.updateQueue(queueOf(line), rules)
  }
  return {
    add: async (tx, line, jobs) => {
      const rows = jobs.map((data) => ({ data }))
      await boss.insert(queueOf(line), rows, { db: fromDrizzle(tx, sql) })
    },
    work: async <L extends keyof Jobs>(line: L, deliver: Deliver<Jobs[L]>) => {
      const atOnce = { batchSize: 5, burstWhenBatchFull: true, pollingIntervalSeconds: 1, perJobResults: true } as const
      await boss.work<Jobs[L]>(queueOf(line), atOnce, (jobs) => Promise.all(jobs.map((job) => settle(job, deliver))))
    },
    wake: async () => {
      await pool.query(wakeLate, [2 * hour])
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}

const statuses = { arrived: 'completed', again: 'failed', 'given-up': 'deadletter' } as const

async function settle<J>(job: Job<J>, deliver: Deliver<J>): Promise<JobResult> {
  return { id: job.id, status: statuses[await deliver(job.data, job.signal)] }
}
