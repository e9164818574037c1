import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { dailyCounts } from '../schema.ts'

/** Their facts are defined by `facts_of`, in the database. */
type CountedTable = typeof dailyCounts.$inferSelect.countedTable

/** How many rows of a table, since a day, have each value of each of their facts; the most frequent values first. */
export function listCounts(db: Db, table: CountedTable, firstDay: string) {
  const count = sql<number>`sum(${dailyCounts.count})::int`
  return db
    .select({ fact: dailyCounts.fact, value: dailyCounts.value, count })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.countedTable, table), gte(dailyCounts.day, firstDay)))
    .groupBy(dailyCounts.fact, dailyCounts.value)
    .having(sql`${count} > 0`)
    .orderBy(sql`${count} desc`, dailyCounts.value)
}

export async function foldDailyCounts(db: Db): Promise<void> {
  await db.execute(sql`select fold_daily_counts()`)
}

/** Counts everything again if the company's days were different before. */
export const countDaysIn = (db: Db, timeZone: string) => db.execute(sql`select count_days_in(${timeZone})`)
