import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'

/** Counts rows, but not further than people read: the time does not grow with the table. */
export async function countUpTo(db: Db, most: number, table: PgTable, where: SQL | undefined): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from ${table} where ${where ?? sql`true`} limit ${most}) as counted`)
  return rows[0]?.count ?? 0
}
