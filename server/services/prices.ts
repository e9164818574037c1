import type { PublishedPrices } from '../../contract/desk-prices.ts'
import type { Price } from '../../contract/price-book.ts'
import type { Db } from '../db/client.ts'
import { findCurrentVersion, findPriceVersion } from '../db/queries/prices.ts'
import { prepareAnswer, type PreparedAnswer } from './prepared-answer.ts'

/** The price book in effect, and the answer of its call. */
type PricesAnswer = PreparedAnswer & {
  book: PublishedPrices
  /** Its prices by country, in their order. */
  byCountry: ReadonlyMap<string, Price[]>
}

export type Prices = {
  /** Always from memory; undefined while no version is in effect. */
  current: () => PricesAnswer | undefined
  /** Loads the version that is in effect now, if it is another one. */
  refresh: () => Promise<void>
}

export function createPrices(db: Db): Prices {
  let answer: PricesAnswer | undefined
  return {
    current: () => answer,
    refresh: async () => {
      const version = await findCurrentVersion(db)
      if (version === answer?.book.version) return
      const row = version === undefined ? undefined : await findPriceVersion(db, version)
      answer =
        row &&
        toAnswer({
          version: row.version,
          effectiveFrom: row.effectiveFrom.toISOString(),
          sample: row.sample,
          prices: row.prices,
        })
    },
  }
}

const toAnswer = (book: PublishedPrices): PricesAnswer => ({
  book,
  byCountry: Map.groupBy(book.prices, ({ country }) => country),
  ...prepareAnswer(book),
})
