import type { ClientBase, Pool } from 'pg'
import { PgBoss, type JobWithMetadata, type UpdateOptions } from 'pg-boss'

/** Connected to the database of a site. */
type Connection = Pick<Pool | ClientBase, 'query'>

/** The jobs of all queues, or of one, in every state, with the name of their queue. */
export const listJobs = (connection: Connection, queue?: string) =>
  withQueues(connection, queue, async (boss, name) => boss.findJobs<object>(name))

/** Makes jobs due that wait for their time or for their next attempt. */
export const makeJobsDue = (connection: Connection, queue?: string) =>
  changeWaitingJobs(connection, () => ({ startAfter: new Date() }), queue)

/** Changes the jobs that wait. */
export const changeWaitingJobs = (
  connection: Connection,
  change: (job: JobWithMetadata) => UpdateOptions,
  queue?: string,
) =>
  withQueues(connection, queue, async (boss, name) => {
    const jobs = await boss.findJobs<object>(name, { queued: true })
    for (const job of jobs) await boss.update(name, undefined, { ...change(job), id: job.id })
    return jobs
  })

async function withQueues<T>(
  connection: Connection,
  queue: string | undefined,
  use: (boss: PgBoss, name: string) => Promise<T[]>,
): Promise<T[]> {
  const db = { executeSql: (text: string, values?: unknown[]) => connection.query(text, values) }
  const boss = new PgBoss({ db, migrate: false, supervise: false, schedule: false })
  await boss.start()
  try {
    const names = queue ? [queue] : (await boss.getQueues()).map(({ name }) => name)
    const found = []
    for (const name of names) found.push(...(await use(boss, name)))
    return found
  } finally {
    await boss.stop({ graceful: false, close: false })
  }
}
