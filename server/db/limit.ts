import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Pool } from 'pg'
import { inBatches } from './in-batches.ts'

export type Limit = {
  /** Counts one submission from a network; answers the seconds to wait when that is one too many. */
  take: (network: string) => Promise<number | undefined>
  giveBack: (network: string) => Promise<void>
}

/** Seconds by which clocks may differ; a count that lasts longer than that over its window is not to be believed. */
const leeway = 60

/** `of` keeps the counts of different forms apart. */
export type LimitRule = { of: string; most: number; seconds: number }

/** A count of each network's submissions, shared by all instances. */
export function createLimit(pool: Pool, { of, most, seconds }: LimitRule): Limit {
  const limiter = new BatchedLimiter(pool, {
    storeClient: pool,
    tableName: 'limits',
    tableCreated: true,
    keyPrefix: of,
    points: most,
    duration: seconds,
    // A network that is over the limit is refused without asking the database again.
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
      if (wait === undefined || wait <= seconds + leeway) return wait
      // What memory says was noted before this instance's clock was put back; the database knows better.
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

/** The limiter of the library with its one statement a call replaced: calls that come together share one. */
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
 * Rows are taken in the order of their keys, so that two batches never wait for each other. Time is the database's,
 * the same for all instances. A count that was begun under a clock that has been put back since is begun anew.
 */
const upsert = `
  with clock as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now)
  insert into limits as kept (key, points, expire)
  select key, sum(points), max(duration) + (select now from clock)
  from unnest($1::text[], $2::integer[], $3::bigint[]) as given (key, points, duration) group by key order by key
  on conflict (key) do update set (points, expire) = (
    select case when lasts then kept.points + excluded.points else excluded.points end,
           case when lasts then kept.expire else excluded.expire end
    from clock, lateral (select kept.expire > now and kept.expire < excluded.expire + ${leeway * 1000} as lasts) as judged)
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
  // Of several calls for one key the last one has the whole count; each one before it had that much less.
  return counts
    .toReversed()
    .map(({ key, points }) => {
      const row = left.get(key)
      if (!row) throw new Error('A count was lost.')
      // The limiter compares with the clock of this instance.
      const own = { points: row.points, expire: Date.now() + row.left }
      row.points -= points
      return own
    })
    .toReversed()
}
