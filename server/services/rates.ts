import { sampleRates } from '../../content/rates-sample.ts'
import type { ExchangeRates } from '../../contract/rates.ts'
import type { Db } from '../db/client.ts'
import { claimRefresh, findRates, storeRates, type StoredRates } from '../db/queries/rates.ts'
import type { RateFeed } from '../ports/rate-feed.ts'
import { prepareAnswer, type PreparedAnswer } from './prepared-answer.ts'

/** The rates, and the answer of their call. */
type RatesAnswer = PreparedAnswer & { market: ExchangeRates; stored: StoredRates }

export type Rates = {
  /** Always from memory: no visitor waits for the database or the rate service. */
  current: () => RatesAnswer
  /** Loads what another instance stored, and calls the rate service when an hour has passed. */
  refresh: () => Promise<void>
}

/** Without a feed, the rates are the bundled sample; with one, the last valid ones it returned. */
export function createRates(db: Db, feed: RateFeed | undefined): Rates {
  let answer = toAnswer({ ...sampleRates, asOf: new Date(sampleRates.asOf), source: 'sample' })
  return {
    current: () => answer,
    refresh: async () => {
      if (!feed) return
      const stored = await findRates(db)
      if (stored) answer = toAnswer(stored)
      if (!(await claimRefresh(db))) return
      const fresh = await feed()
      await storeRates(db, fresh)
      answer = toAnswer(fresh)
    },
  }
}

/** Rates are stored as decimal text and sent as numbers, which the converter calculates with. */
function toAnswer(stored: StoredRates): RatesAnswer {
  const { base, asOf, source, rates } = stored
  const numbers = Object.fromEntries(Object.entries(rates).map(([code, rate]) => [code, Number(rate)]))
  const market = { base, asOf: asOf.toISOString(), source, rates: numbers }
  return { market, stored, ...prepareAnswer(market) }
}
