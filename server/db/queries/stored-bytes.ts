import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { limits } from '../schema.ts'

const day = 24 * 60 * 60 * 1000
const keyOf = (network: string) => `stored-kb:${network}`
const now = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`
/** A count that lasts longer than a day was started before the clock was set back. */
const lasts = sql`(${limits.expire} > ${now} and ${limits.expire} <= ${now} + ${day}::bigint)`

/**
 * Counts kilobytes that a network stores in a day, unless that exceeds its limit. Returns the seconds to wait if it
 * does.
 */
export async function reserveKilobytes(
  db: Db,
  network: string,
  kilobytes: number,
  most: number,
): Promise<number | undefined> {
  if (kilobytes > most) return day / 1000
  const points = sql`case when ${lasts} then ${limits.points} else 0 end + excluded.points`
  const reserved = await db
    .insert(limits)
    .values({ key: keyOf(network), points: kilobytes, expire: sql`${now} + ${day}::bigint` })
    .onConflictDoUpdate({
      target: limits.key,
      set: { points, expire: sql`case when ${lasts} then ${limits.expire} else excluded.expire end` },
      setWhere: sql`${points} <= ${most}`,
    })
    .returning({ key: limits.key })
  if (reserved.length > 0) return undefined
  const { rows } = await db.execute<{ wait: number }>(
    sql`select greatest(1, ceil((expire - ${now}) / 1000.0))::integer as wait from limits where key = ${keyOf(network)}`,
  )
  return rows[0]?.wait ?? 1
}

export const giveBackKilobytes = (db: Db, network: string, kilobytes: number) =>
  db.execute(sql`update limits set points = greatest(0, points - ${kilobytes}::integer) where key = ${keyOf(network)}`)
