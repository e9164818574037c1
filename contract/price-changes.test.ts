import { describe, expect, test } from 'vitest'
import { samplePrices } from '../content/sample-prices.ts'
import type { WrittenRow } from './desk-prices.ts'
import { changesBetween, mergeEdits } from './price-changes.ts'
import { priceRows } from './price-book.ts'

const base: WrittenRow[] = priceRows(samplePrices)
const [one = '', other = ''] = new Set(base.map(({ country }) => country))
const edit = (country: string, fee: string) => base.map((row) => (row.country === country ? { ...row, fee } : row))
/** A spreadsheet that saves a CSV file leaves out the last zeros of numbers. */
const bySpreadsheet = (rows: WrittenRow[]) =>
  rows.map((row) => ({ ...row, from: short(row.from), to: short(row.to), fee: short(row.fee) }))
const short = (written: string) => String(Number(written))
const countryOf = (rows: WrittenRow[], country: string) => rows.filter((row) => row.country === country)

describe('[PRICE-1] what differs between two versions', () => {
  test('nothing, between a version and itself', () => {
    expect(changesBetween(base, base)).toEqual([])
    expect(changesBetween([], [])).toEqual([])
  })

  test('nothing, in numbers that a spreadsheet has written in another way', () => {
    const written = bySpreadsheet(base)
    expect(written).not.toEqual(base)
    expect(changesBetween(base, written)).toEqual([])
    expect(changesBetween(base, bySpreadsheet(edit(one, '1.50')))).toHaveLength(countryOf(base, one).length)
  })

  test('every row, if one of them is empty', () => {
    expect(changesBetween([], base)).toEqual(base.map((row) => ({ before: null, after: row })))
    expect(changesBetween(base, [])).toEqual(base.map((row) => ({ before: row, after: null })))
  })

  test('the fields of a row that were changed, and rows that are new or gone', () => {
    const [first, second, ...rest] = base
    if (!first || !second) throw new Error('The sample has rows')
    const changed = { ...first, fee: '123.45', margin: '9' }
    const added = { ...second, from: '77777' }
    expect(changesBetween(base, [changed, added, ...rest])).toEqual([
      { before: first, after: changed, fields: ['fee', 'margin'] },
      { before: null, after: added },
      { before: second, after: null },
    ])
  })
})

describe('[PRICE-1] edits of two people', () => {
  test('of different countries are both kept', () => {
    const { rows, both } = mergeEdits({ base, mine: edit(one, '1.11'), theirs: edit(other, '2.22') })
    expect(both).toEqual([])
    expect(countryOf(rows, one)).toEqual(countryOf(edit(one, '1.11'), one))
    expect(countryOf(rows, other)).toEqual(countryOf(edit(other, '2.22'), other))
    expect(changesBetween(base, rows)).toHaveLength(countryOf(base, one).length + countryOf(base, other).length)
  })

  test('of the same country are named, unless they are the same', () => {
    const { rows, both } = mergeEdits({ base, mine: edit(one, '1.11'), theirs: edit(one, '2.22') })
    expect([both, rows]).toEqual([[one], edit(one, '1.11')])
    expect(mergeEdits({ base, mine: edit(one, '3'), theirs: edit(one, '3') })).toEqual({
      rows: edit(one, '3'),
      both: [],
    })
  })

  test('in a file that a spreadsheet has saved do not undo those of the other one', () => {
    const { rows, both } = mergeEdits({ base, mine: bySpreadsheet(edit(one, '1.50')), theirs: edit(other, '2.22') })
    expect(both).toEqual([])
    expect(countryOf(rows, other)).toEqual(countryOf(edit(other, '2.22'), other))
  })

  test('that remove or add a country are kept', () => {
    const without = base.filter(({ country }) => country !== one)
    expect(mergeEdits({ base, mine: base, theirs: without })).toEqual({ rows: without, both: [] })
    expect(mergeEdits({ base, mine: without, theirs: base })).toEqual({ rows: without, both: [] })
    expect(countryOf(mergeEdits({ base: without, mine: base, theirs: without }).rows, one)).toHaveLength(
      countryOf(base, one).length,
    )
    expect(mergeEdits({ base, mine: without, theirs: edit(one, '4') })).toEqual({ rows: without, both: [one] })
  })
})
