import { sql } from 'drizzle-orm'
import type { ClientBase, Pool } from 'pg'
import { fromDrizzle, PgBoss, systemClock, type Clock, type Job, type JobResult } from 'pg-boss'
import type { Db } from './client.ts'
import type { Channel } from './queries/deliveries.ts'
import { withDriver } from './unreachable.ts'

/** The result of one attempt: delivered, to be retried, or not worth retrying. */
export type Outcome = 'arrived' | 'again' | 'given-up'

/** The job data of each queue. */
type Jobs = Record<LeadLine, { leadId: string }> & { hiring: HiringJob; account: AccountJob; email: EmailJob }

/** The queues that deliver leads. */
export type LeadLine = Channel | 'confirmation'

/** An email about an application or a short career form. */
export type HiringJob = { about: 'application' | 'career-form'; to: 'applicant' | 'team'; id: string }

/** An email that someone wrote in the desk. */
export type EmailJob = { emailId: string }

/** Emails to admins about accounts. */
export type AccountJob = RecoveryJob | NewsJob | OverdueJob | ReviewJob

/** A recovery link that somebody asked for; it is made when it is sent, so that no secret is in the queue. */
export type RecoveryJob = {
  kind: 'recovery'
  adminId: string
  requestedAt: string
  address: string
  userAgent: string
}

/** Entries of the audit log that an owner is told about. */
export type NewsJob = { kind: 'news'; adminId: string; entryIds: number[]; since: string }

/** Reports of missing money that an owner is told about because they are overdue. */
export type OverdueJob = { kind: 'overdue'; adminId: string; day: string; leadIds: string[]; since: string }

/** A version of a published text that waits for somebody's approval. */
export type ReviewJob = { kind: 'review'; adminId: string; version: number; since: string }

export type Queue = {
  /** The job exists only once its transaction has committed. */
  add: <L extends keyof Jobs>(tx: Db, line: L, jobs: Jobs[L][], afterSeconds?: number) => Promise<void>
  /** Processes jobs on this instance, a few at a time. A job whose instance died is given to another. */
  work: <L extends keyof Jobs>(line: L, deliver: Deliver<Jobs[L]>) => Promise<void>
  /** Jobs that are not done, and jobs that were given up, as of some seconds ago. */
  count: (line: keyof Jobs) => Promise<{ waiting: number; failed: number }>
  /** Makes jobs due that were postponed before the clock was set back, if it was since the last call. */
  releasePostponed: () => Promise<void>
  /** Gives running attempts a moment to finish; the rest are retried later. */
  stop: () => Promise<void>
}

type Settings = {
  /** Delay before the second attempt; each further delay is about twice as long, up to an hour. */
  retrySeconds: number
  /** An attempt that takes longer belongs to an instance that died. */
  attemptSeconds: number
  onError: (cause: unknown) => void
}

type Deliver<J> = (job: J, signal: AbortSignal) => Promise<Outcome>

const lines: (keyof Jobs)[] = ['crm', 'mail', 'confirmation', 'hiring', 'account', 'email']
const queueOf = (line: keyof Jobs) => `deliver-${line}`
const minute = 60_000
const hour = 60 * 60
const day = 24 * hour

/** With the wall clock, setting it back by a day would pause a worker for that day. */
const monotonicClock: Clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() }

export async function startQueue(pool: Pool, settings: Settings): Promise<Queue> {
  const checkSeconds = Math.min(10, settings.attemptSeconds)
  const boss = new PgBoss({
    db: { executeSql: (text, values) => withDriver(pool.query(text, values)) },
    clock: monotonicClock,
    schedule: false,
    reindex: false,
    superviseIntervalSeconds: checkSeconds,
    monitorIntervalSeconds: checkSeconds,
  })
  boss.on('error', settings.onError)
  await boss.start()
  const rules = {
    // The delivery decides when to give up; the queue never does.
    retryLimit: 1_000_000,
    retryBackoff: true,
    retryDelay: settings.retrySeconds,
    retryDelayMax: hour,
    expireInSeconds: settings.attemptSeconds,
    retentionSeconds: 365 * day,
    deleteAfterSeconds: day,
  }
  const existing = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const queue of lines.map(queueOf))
    await (existing.has(queue) ? boss.updateQueue(queue, rules) : boss.createQueue(queue, rules))
  /** How far the database's clock is ahead of a clock that cannot be set. */
  let lastOffset = Infinity
  /** No retry is postponed for longer than an hour. */
  async function release(line: keyof Jobs, now: Date) {
    const waiting = await boss.findJobs(queueOf(line), { queued: true })
    for (const { id, startAfter } of waiting) {
      if (startAfter.getTime() - now.getTime() <= 2 * hour * 1_000) continue
      await boss.update(queueOf(line), undefined, { id, startAfter: now })
    }
  }
  return {
    add: async (tx, line, jobs, afterSeconds = 0) => {
      if (jobs.length === 0) return
      const rows = jobs.map((data) => ({ data, startAfter: afterSeconds }))
      await boss.insert(queueOf(line), rows, { db: fromDrizzle(tx, sql) })
    },
    work: async <L extends keyof Jobs>(line: L, deliver: Deliver<Jobs[L]>) => {
      const atOnce = { batchSize: 5, burstWhenBatchFull: true, pollingIntervalSeconds: 1, perJobResults: true } as const
      await boss.work<Jobs[L]>(queueOf(line), atOnce, (jobs) => Promise.all(jobs.map((job) => settle(job, deliver))))
    },
    count: async (line) => {
      const [counts] = await boss.getQueueStats(queueOf(line), { force: true })
      return { waiting: (counts?.queuedCount ?? 0) + (counts?.activeCount ?? 0), failed: counts?.failedCount ?? 0 }
    },
    releasePostponed: async () => {
      const { rows } = await pool.query<{ now: Date }>('select now()')
      const now = rows[0]?.now ?? new Date()
      const offset = now.getTime() - performance.now()
      if (offset < lastOffset - minute) for (const line of lines) await release(line, now)
      lastOffset = offset
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}

/** A job as a backup contains it. */
type StoredJob = { id: string; name: string; data: object; startAfter?: string | undefined }

export type StoredJobs = {
  /** The jobs that are not done. */
  list: () => Promise<StoredJob[]>
  add: (jobs: StoredJob[]) => Promise<void>
  close: () => Promise<void>
}

/** The jobs of a queue that a site has created, read and written in the transaction of one connection. */
export async function openStoredJobs(client: ClientBase): Promise<StoredJobs> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
  const boss = new PgBoss({ db, migrate: false, supervise: false, schedule: false })
  await boss.start()
  return {
    list: async () => {
      const open: StoredJob[] = []
      for (const name of lines.map(queueOf)) {
        for (const { id, state, data, startAfter } of await boss.findJobs<object>(name)) {
          if (state === 'created' || state === 'retry' || state === 'active')
            open.push({ id, name, data, startAfter: startAfter.toISOString() })
        }
      }
      return open
    },
    add: async (jobs) => {
      for (const [name, added] of Map.groupBy(jobs, (job) => job.name)) {
        await boss.insert(
          name,
          added.map(({ id, data, startAfter }) => ({ id, data, ...(startAfter && { startAfter }) })),
        )
      }
    },
    close: () => boss.stop({ graceful: false, close: false }),
  }
}

const statuses = { arrived: 'completed', again: 'failed', 'given-up': 'deadletter' } as const

async function settle<J>(job: Job<J>, deliver: Deliver<J>): Promise<JobResult> {
  return { id: job.id, status: statuses[await deliver(job.data, job.signal)] }
}
