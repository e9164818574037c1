import { exampleTransfer, regions } from './brand/countries.ts'
import type { Country } from './country.ts'

/** Where the example transfer goes: shown on the app screens, and its currency is the default of the converter. */
export const exampleCountry = countryOf(exampleTransfer.to)

function countryOf(iso2: string): Country {
  const found = regions.flatMap((region) => region.countries).find((country) => country.iso2 === iso2)
  if (!found) throw new Error(`content/brand/countries.ts: the example transfer goes to ${iso2}, which is not listed.`)
  return found
}
