import { payoutCountries } from '../../../content/countries.ts'
import type { Offer } from '../../../contract/offer.ts'

/** What the card needs of an offer; undefined where there is no price to show. */
export function quoteCardOf(offer: Offer | undefined) {
  if (!offer?.quote) return undefined
  const countries = payoutCountries
    .filter(({ iso2 }) => offer.countries.includes(iso2))
    .map(({ iso2, name }) => ({ iso2, name }))
  return { first: offer.quote, countries }
}
