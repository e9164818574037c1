import { pricesTexts } from '../../../content/admin/prices.ts'
import type { WrittenRow } from '../../../contract/desk-prices.ts'
import { priceFields } from '../../../contract/price-book.ts'
import { TableFrame } from '../ui/table-frame.tsx'
import { CountrySelect, useCountry } from './country-select.tsx'
import { countryName, countryOf } from './price-names.ts'

const columns = priceFields.filter((field) => field !== 'country')

/** The prices of one country, to read. */
export const CountryPrices = ({ rows }: { rows: WrittenRow[] }) => {
  const country = useCountry(rows)
  const shown = rows.filter((row) => countryOf(row) === country)
  return (
    <>
      <CountrySelect rows={rows} country={country} />
      {shown.length === 0 ? (
        <p>{pricesTexts.none}</p>
      ) : (
        <TableFrame className="price-frame" label={pricesTexts.table(countryName(country))}>
          <table className="table price-table">
            <caption>{pricesTexts.table(countryName(country))}</caption>
            <thead>
              <tr>
                {columns.map((field) => (
                  <th scope="col" key={field}>
                    {pricesTexts.columns[field]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row, index) => (
                <tr key={index}>
                  {columns.map((field) => (
                    <td key={field}>{row[field]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
    </>
  )
}
