import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Pool } from 'pg'

export type LeadLimit = {
  /** Counts one lead from a network; answers the seconds to wait when that is one too many. */
  take: (network: string) => Promise<number | undefined>
  giveBack: (network: string) => Promise<void>
}

export function createLeadLimit(pool: Pool, perMinute: number): LeadLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'lead_limits',
    tableCreated: true,
    keyPrefix: '',
    points: perMinute,
    duration: 60,
    // A network that is over the limit is refused without asking the database again.
    inMemoryBlockOnConsumed: perMinute + 1,
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
