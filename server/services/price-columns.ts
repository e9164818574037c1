import type { WrittenRow } from '../../contract/desk-prices.ts'
import { priceFields, priceFileColumns, type PriceField, type PriceRow } from '../../contract/price-book.ts'
import { SiteError } from '../../contract/errors.ts'
import type { Column } from './csv.ts'
import { readCsv } from './read-csv.ts'

export const priceColumns: Column<PriceRow>[] = priceFields.map((field) => [
  priceFileColumns[field],
  (row) => row[field],
])

/** The rows of a file as they are written, and the lines they begin on. Throws if a column is missing. */
export function readPriceFile(csv: string): { line: number; row: WrittenRow }[] {
  const [head, ...rows] = readCsv(csv)
  if (!head || rows.length === 0) throw new SiteError('invalid', 'import.no_rows')
  const places = priceFields.map((field) => {
    const place = head.cells.findIndex((cell) => fold(cell) === fold(priceFileColumns[field]))
    if (place === -1)
      throw new SiteError('invalid', 'import.column_missing', { values: { column: priceFileColumns[field] } })
    return [field, place] as const
  })
  return rows.map(({ line, cells }) => ({ line, row: writtenRow((field) => cells[placeOf(places, field)] ?? '') }))
}

const placeOf = (places: (readonly [PriceField, number])[], field: PriceField) =>
  places.find(([name]) => name === field)?.[1] ?? -1

const fold = (title: string) => title.trim().toLowerCase()

const writtenRow = (read: (field: PriceField) => string): WrittenRow => ({
  country: read('country'),
  currency: read('currency'),
  payout: read('payout').toLowerCase(),
  payment: read('payment').toLowerCase(),
  from: read('from'),
  to: read('to'),
  fee: read('fee'),
  percent: read('percent'),
  margin: read('margin'),
  arrival: read('arrival').toLowerCase(),
})
