import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Pool } from 'pg'
import { inBatches } from './in-batches.ts'

export type Limit = {
  /** Counts one submission from a network; answers the seconds to wait when that is one too many. */
  take: (network: string) => Promise<number | undefined>
  giveBack: (network: string) => Promise<void>
}

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
  return {
    take: (network) =>
      limiter.consume(network).then(
        () => undefined,
        (cause: unknown) => {
          if (cause instanceof RateLimiterRes) return Math.max(1, Math.ceil(cause.msBeforeNext / 1000))
          throw cause
        },
      ),
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

/** Rows are taken in the order of their keys, so that two batches never wait for each other. */
const upsert = `
  insert into limits as kept (key, points, expire)
  select key, sum(points), max(expire)
  from unnest($1::text[], $2::integer[], $3::bigint[]) as given (key, points, expire) group by key order by key
  on conflict (key) do update set
    points = case when kept.expire <= $4 then excluded.points else kept.points + excluded.points end,
    expire = case when kept.expire <= $4 then excluded.expire else kept.expire end
  returning key, points, expire::float8`

async function countAll(pool: Pool, counts: Count[]): Promise<Counted[]> {
  const now = Date.now()
  const { rows } = await pool.query<Counted & { key: string }>({
    name: 'count-all',
    text: upsert,
    values: [
      counts.map(({ key }) => key),
      counts.map(({ points }) => points),
      counts.map(({ msDuration }) => now + msDuration),
      now,
    ],
  })
  const left = new Map(rows.map((row) => [row.key, row]))
  // Of several calls for one key the last one has the whole count; each one before it had that much less.
  return counts
    .toReversed()
    .map(({ key, points }) => {
      const row = left.get(key)
      if (!row) throw new Error('A count was lost.')
      const own = { points: row.points, expire: row.expire }
      row.points -= points
      return own
    })
    .toReversed()
}
