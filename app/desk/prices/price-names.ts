import { pricesTexts } from '../../../content/admin/prices.ts'
import { payoutCountries } from '../../../content/countries.ts'
import type { WrittenRow } from '../../../contract/desk-prices.ts'
import type { PriceField } from '../../../contract/price-book.ts'

export const countryOf = (row: WrittenRow) => row.country.trim().toLowerCase()

/** The same for the rows of one way to send. */
export const wayOf = (row: WrittenRow) => [countryOf(row), row.currency, row.payout, row.payment].join(' ')

export const countryName = (iso2: string) =>
  payoutCountries.find((country) => country.iso2 === iso2)?.name ?? pricesTexts.unknownCountry(iso2)

/** The countries of the company, and those that the rows name besides. */
export const listedCountries = (rows: WrittenRow[]): string[] => [
  ...new Set([...payoutCountries.map(({ iso2 }) => iso2), ...rows.map(countryOf)]),
]

/** The id of the control for a field of a row. */
export const cellId = (row: number, field: PriceField) => `price-${row}-${field}`
