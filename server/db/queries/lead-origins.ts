import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { leads } from '../schema.ts'

/** Must match the expressions of their indexes. */
export const leadCameFrom = sql<string | null>`coalesce(${leads.origin} ->> 'source', ${leads.origin} ->> 'referrer')`
export const leadCampaign = sql<string | null>`(${leads.origin} ->> 'campaign')`

/** The different values, in order; reads one entry of the index for each, however many leads there are. */
export async function listDifferent(db: Db, value: SQL, most: number): Promise<string[]> {
  const next = (after: SQL) => sql`(select ${value} from ${leads} where ${value} > ${after} order by ${value} limit 1)`
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive different (value) as (
      ${next(sql`''`)} union all select ${next(sql`different.value`)} from different where different.value is not null
    )
    select value from different where value is not null limit ${most}`)
  return rows.map((row) => row.value)
}
