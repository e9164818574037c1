import type { Figure } from './convert.ts'

/** What `GET /api/exchange-rates` answers: units of each currency for one of the base. */
export type ExchangeRates = {
  base: string
  /** ISO time of the rates. */
  asOf: string
  /** `sample` when no rate service is set up. */
  source: string
  rates: Record<string, Figure>
}
