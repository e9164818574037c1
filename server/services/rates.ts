import { hash } from 'node:crypto'
import { sampleRates } from '../../content/rates-sample.ts'
import type { ExchangeRates } from '../../contract/rates.ts'
import type { Db } from '../db/client.ts'
import { claimRefresh, findRates, storeRates, type StoredRates } from '../db/queries/rates.ts'
import type { RateFeed } from '../ports/rate-feed.ts'

/** The rates, and the response of their call, ready to send. */
type RatesAnswer = { market: ExchangeRates; body: string; etag: string; stored: StoredRates }

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
  const body = JSON.stringify(market)
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  return { market, body, etag, stored }
}
