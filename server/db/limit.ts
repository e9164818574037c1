import type { Pool } from 'pg'
import { inBatches } from './in-batches.ts'
import { withDriver } from './unreachable.ts'

export type Limit = {
  /** Counts one submission from a network. Returns the seconds to wait when it exceeds the limit. */
  take: (network: string) => Promise<number | undefined>
  giveBack: (network: string) => Promise<void>
}

/** Tolerated clock difference in milliseconds. A count that outlasts its window by more than this is discarded. */
const clockToleranceMs = 60_000

/** `of` separates the counts of different forms. */
type LimitRule = { of: string; most: number; seconds: number }

/** Counts the submissions of each network, shared by all instances. */
export function createLimit(pool: Pool, { of, most, seconds }: LimitRule): Limit {
  const count = inBatches((counts: Count[]) => countAll(pool, counts, seconds * 1_000), 100)
  return {
    take: async (network) => {
      const { points, ms } = await count({ key: `${of}:${network}`, points: 1 })
      return points > most ? Math.max(1, Math.ceil(ms / 1_000)) : undefined
    },
    giveBack: async (network) => {
      await count({ key: `${of}:${network}`, points: -1 })
    },
  }
}

/** Removes the counts whose window is over, of every kind. */
export async function removeExpiredCounts(pool: Pool): Promise<void> {
  await pool.query('delete from limits where expire < extract(epoch from clock_timestamp()) * 1000')
}

type Count = { key: string; points: number }
/** `ms` is the time left until the count starts again. */
type Counted = { points: number; ms: number }

/**
 * Rows are locked in key order, so that two batches cannot deadlock. Times come from the database, the same for all
 * instances. A count that was started before the clock was set back is restarted.
 */
const upsert = `
  with clock as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now)
  insert into limits as kept (key, points, expire)
  select key, sum(points), $3::bigint + (select now from clock)
  from unnest($1::text[], $2::integer[]) as given (key, points) group by key order by key
  on conflict (key) do update set (points, expire) = (
    select case when lasts then kept.points + excluded.points else excluded.points end,
           case when lasts then kept.expire else excluded.expire end
    from clock, lateral (select kept.expire > now and kept.expire < excluded.expire + ${clockToleranceMs} as lasts)
      as judged)
  returning key, points, (expire - (select now from clock))::float8 as ms`

async function countAll(pool: Pool, counts: Count[], windowMs: number): Promise<Counted[]> {
  const { rows } = await withDriver(
    pool.query<Counted & { key: string }>({
      name: 'count-all',
      text: upsert,
      values: [counts.map(({ key }) => key), counts.map(({ points }) => points), windowMs],
    }),
  )
  const totals = new Map(rows.map((row) => [row.key, row]))
  // Of several calls for one key, the last gets the row's count; going backward, each earlier one gets less.
  return counts
    .toReversed()
    .map(({ key, points }) => {
      const total = totals.get(key)
      if (!total) throw new Error('A count was lost.')
      const counted = { points: total.points, ms: total.ms }
      total.points -= points
      return counted
    })
    .toReversed()
}
