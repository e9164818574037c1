import type { Known } from '../contract/price-book.ts'
import { payoutCountries } from './countries.ts'
import { currencyNames } from './currencies.ts'

/** What a price book may name. */
export const pricedPlaces: Known = {
  countries: payoutCountries.map(({ iso2 }) => iso2),
  currencies: Object.keys(currencyNames),
}
