import { pricesTexts } from '../../../content/admin/prices.ts'
import type { WrittenRow } from '../../../contract/desk-prices.ts'
import { SelectField } from '../../ui/field.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { countryName, listedCountries } from './price-names.ts'

type Props = { rows: WrittenRow[]; country: string }

/** The country is kept in the URL. */
export const CountrySelect = ({ rows, country }: Props) => {
  const filters = useFilters()
  return (
    <SelectField
      id="country"
      label={pricesTexts.country}
      value={country}
      onChange={({ target }) => void filters.set('country', target.value)}
      options={listedCountries(rows).map((iso2) => [iso2, countryName(iso2)])}
    />
  )
}

/** The first one, if the URL names none that is listed. */
export function useCountry(rows: WrittenRow[]): string {
  const named = useFilters().get('country')
  const listed = listedCountries(rows)
  return listed.includes(named) ? named : (listed[0] ?? '')
}
