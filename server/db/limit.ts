import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Pool } from 'pg'

export type Limit = {
  /** Counts one submission from a network; answers the seconds to wait when that is one too many. */
  take: (network: string) => Promise<number | undefined>
  giveBack: (network: string) => Promise<void>
}

/** `of` keeps the counts of different forms apart. */
export type LimitRule = { of: string; most: number; seconds: number }

/** A count of each network's submissions, shared by all instances. */
export function createLimit(pool: Pool, { of, most, seconds }: LimitRule): Limit {
  const limiter = new RateLimiterPostgres({
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
