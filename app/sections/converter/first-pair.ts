import { exampleCountry } from '../../../content/example-country.ts'
import type { ExchangeRates } from '../../../contract/rates.ts'

/** The initial currencies of the converter. */
export const firstPair = { from: 'USD', to: exampleCountry.currency }

/** Only the rates that a page needs to show the first pair. */
export const firstRate = ({ rates, ...market }: ExchangeRates): ExchangeRates => {
  const pair = [firstPair.from, firstPair.to].map((code) => [code, rates[code] ?? 0])
  return { ...market, rates: Object.fromEntries(pair) }
}
