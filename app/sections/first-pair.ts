import { exampleCountry } from '../../content/example-country.ts'
import type { ExchangeRates } from '../../contract/rates.ts'

/** What the converter begins with. */
export const firstPair = { from: 'USD', to: exampleCountry.currency }

/** As much of the rates as a page needs to tell that of the first pair. */
export const firstRate = ({ rates, ...market }: ExchangeRates): ExchangeRates => {
  const pair = [firstPair.from, firstPair.to].map((code) => [code, rates[code] ?? 0])
  return { ...market, rates: Object.fromEntries(pair) }
}
