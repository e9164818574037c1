import { z } from 'zod'

/** The response of `GET /api/exchange-rates`: units of each currency per unit of the base. */
export const ExchangeRates = z.object({
  base: z.string(),
  asOf: z.iso.datetime(),
  /** `sample` when no rate service is set up. */
  source: z.string(),
  rates: z.record(z.string(), z.number()),
})
export type ExchangeRates = z.infer<typeof ExchangeRates>
