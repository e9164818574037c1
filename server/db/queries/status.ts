import { ne, sql } from 'drizzle-orm'
import type { SiteStatus } from '../../../contract/status.ts'
import type { Db } from '../client.ts'
import type { Queue } from '../queue.ts'
import { deliveries } from '../schema.ts'

type LineCount = { line: SiteStatus['deliveries'][number]['line']; waiting: number; failed: number }

const counted = (condition: string) => sql<number>`count(*) filter (where ${sql.raw(condition)})`.mapWith(Number)

/** Waiting and failed items of each channel. Emails are counted in their queues, which forget a failed one after a day. */
export async function countDeliveryLines(db: Db, queue: Pick<Queue, 'count'>): Promise<LineCount[]> {
  const leads = await db
    .select({ line: deliveries.channel, waiting: counted(`state = 'waiting'`), failed: counted(`state = 'failed'`) })
    .from(deliveries)
    .where(ne(deliveries.state, 'delivered'))
    .groupBy(deliveries.channel)
  const [hiring, email] = await Promise.all([queue.count('hiring'), queue.count('email')])
  return [...leads, { line: 'hiring', ...hiring }, { line: 'email', ...email }]
}

export async function databaseBytes(db: Db): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`)
  return Number(rows[0]?.bytes)
}

/** When each recurring task last ran, in any process. */
export async function readRuns(db: Db): Promise<{ retention: Date | null; backup: Date | null }> {
  const { rows } = await db.execute<{ retention: Date | null; backup: Date | null }>(
    sql`select (select ran_at from retention_runs) as retention, (select ran_at from backup_runs) as backup`,
  )
  return rows[0] ?? { retention: null, backup: null }
}
