import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Pool } from 'pg'
import { inBatches } from './in-batches.ts'

export type Limit = {
  /** Counts one submission from a network. Returns the seconds to wait when it exceeds the limit. */
  take: (network: string) => Promise<number | undefined>
  giveBack: (network: string) => Promise<void>
}

/** Tolerated clock difference in seconds. A count that outlasts its window by more than this is discarded. */
const clockToleranceSeconds = 60

/** `of` separates the counts of different forms. */
export type LimitRule = { of: string; most: number; seconds: number }

/** Counts the submissions of each network, shared by all instances. */
export function createLimit(pool: Pool, { of, most, seconds }: LimitRule): Limit {
  const limiter = new BatchedLimiter(pool, {
    storeClient: pool,
    tableName: 'limits',
    tableCreated: true,
    keyPrefix: of,
    points: most,
    duration: seconds,
    // A network that is over the limit is refused without another query.
    inMemoryBlockOnConsumed: most + 1,
  })
  const take = (network: string) =>
    limiter.consume(network).then(
      () => undefined,
      (cause: unknown) => {
        if (cause instanceof RateLimiterRes) return Math.max(1, Math.ceil(cause.msBeforeNext / 1000))
        throw cause
      },
    )
  return {
    take: async (network) => {
      const wait = await take(network)
      if (wait === undefined || wait <= seconds + clockToleranceSeconds) return wait
      // The in-memory block is from before this instance's clock was set back; the database is right.
      limiter.deleteInMemoryBlockedAll()
      return take(network)
    },
    giveBack: async (network) => {
      await limiter.reward(network)
    },
  }
}

type Count = { key: string; points: number; msDuration: number }
type Counted = { points: number; expire: number }

/** The library's limiter, except that concurrent calls share one statement. */
class BatchedLimiter extends RateLimiterPostgres {
  readonly #count: (count: Count) => Promise<Counted>

  constructor(pool: Pool, options: ConstructorParameters<typeof RateLimiterPostgres>[0]) {
    super(options)
    this.#count = inBatches((counts) => countAll(pool, counts), 100)
  }

  async _upsert(key: string, points: number, msDuration: number): Promise<{ rows: Counted[] }> {
    return { rows: [await this.#count({ key, points, msDuration })] }
  }
}

/**
 * Rows are locked in key order, so that two batches cannot deadlock. Times come from the database, the same for all
 * instances. A count that was started before the clock was set back is restarted.
 */
const upsert = `
  with clock as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now)
  insert into limits as kept (key, points, expire)
  select key, sum(points), max(duration) + (select now from clock)
  from unnest($1::text[], $2::integer[], $3::bigint[]) as given (key, points, duration) group by key order by key
  on conflict (key) do update set (points, expire) = (
    select case when lasts then kept.points + excluded.points else excluded.points end,
           case when lasts then kept.expire else excluded.expire end
    from clock, lateral (select kept.expire > now
      and kept.expire < excluded.expire + ${clockToleranceSeconds * 1000} as lasts) as judged)
  returning key, points, (expire - (select now from clock))::float8 as left`

async function countAll(pool: Pool, counts: Count[]): Promise<Counted[]> {
  const { rows } = await pool.query<{ key: string; points: number; left: number }>({
    name: 'count-all',
    text: upsert,
    values: [
      counts.map(({ key }) => key),
      counts.map(({ points }) => points),
      counts.map(({ msDuration }) => msDuration),
    ],
  })
  const left = new Map(rows.map((row) => [row.key, row]))
  // Of several calls for one key, the last gets the row's count; going backward, each earlier one gets less.
  return counts
    .toReversed()
    .map(({ key, points }) => {
      const row = left.get(key)
      if (!row) throw new Error('A count was lost.')
      // The limiter compares with this instance's clock.
      const counted = { points: row.points, expire: Date.now() + row.left }
      row.points -= points
      return counted
    })
    .toReversed()
}
