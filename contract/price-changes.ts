import { parseDecimal, withoutTrailingZeros } from './decimal.ts'
import type { WrittenRow } from './desk-prices.ts'
import { priceFields, type PriceField } from './price-book.ts'

/** `before` is null for a row that was added, `after` for one that was removed. `fields`: those that differ. */
export type RowChange =
  | { before: WrittenRow; after: WrittenRow; fields: PriceField[] }
  | { before: null; after: WrittenRow }
  | { before: WrittenRow; after: null }

/** What differs between two books. A row is the same one while its way to send and its lowest amount are. */
export function changesBetween(before: readonly WrittenRow[], after: readonly WrittenRow[]): RowChange[] {
  const old = new Map(before.map((row) => [rowKey(row), row]))
  const kept = new Set(after.map(rowKey))
  const changes = after.flatMap((row): RowChange[] => {
    const same = old.get(rowKey(row))
    if (!same) return [{ before: null, after: row }]
    const fields = priceFields.filter((field) => valueOf(same[field]) !== valueOf(row[field]))
    return fields.length === 0 ? [] : [{ before: same, after: row, fields }]
  })
  const removed = before.filter((row) => !kept.has(rowKey(row))).map((row) => ({ before: row, after: null }))
  return [...changes, ...removed]
}

const rowKey = ({ country, currency, payout, payment, from }: WrittenRow) =>
  [country, currency, payout, payment, valueOf(from)].join(' ')

/** The same for every way to write a number: spreadsheets save 1.00 as 1. */
function valueOf(written: string): string {
  const number = parseDecimal(written)
  return number ? withoutTrailingZeros(number) : written
}

type Edits = { base: readonly WrittenRow[]; mine: readonly WrittenRow[]; theirs: readonly WrittenRow[] }

/**
 * Puts my edits of `base` into the book that a colleague made of it in the meantime. A country has the rows of whoever edited
 * it; if both did, mine, and it is listed in `both`.
 */
export function mergeEdits({ base, mine, theirs }: Edits): { rows: WrittenRow[]; both: string[] } {
  const [old, my, their] = [byCountry(base), byCountry(mine), byCountry(theirs)]
  const countries = [...new Set([...their.keys(), ...my.keys(), ...old.keys()])]
  return {
    rows: countries.flatMap((country) => (differ(old, my, country) ? my : their).get(country) ?? []),
    both: countries.filter(
      (country) => differ(old, my, country) && differ(old, their, country) && differ(my, their, country),
    ),
  }
}

type CountryRows = Map<string, WrittenRow[]>

const byCountry = (rows: readonly WrittenRow[]): CountryRows => Map.groupBy(rows, ({ country }) => country)

const differ = (one: CountryRows, other: CountryRows, country: string) =>
  textOf(one.get(country)) !== textOf(other.get(country))

const textOf = (rows: WrittenRow[] = []) =>
  JSON.stringify(rows.map((row) => priceFields.map((field) => valueOf(row[field]))))
