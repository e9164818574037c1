import { describe, expect, test } from 'vitest'
import { priceRows, readPriceRows, type PriceRow } from './price-book.ts'

const known = { countries: ['ke', 'so'], currencies: ['KES', 'SOS', 'USD'] }

const row: PriceRow = {
  country: 'ke',
  currency: 'KES',
  payout: 'wallet',
  payment: 'cash',
  from: '1',
  to: '100.00',
  fee: '2.99',
  percent: '0',
  margin: '1.25',
  arrival: '30 minutes',
}
const second = { ...row, from: '100.01', to: '500', fee: '4.99' }

const read = (...rows: unknown[]) => readPriceRows(rows, known)
const reasons = (...rows: unknown[]) =>
  read(...rows).problems.map(({ row: at, field, problem }) => `${at} ${field} ${problem.reason}`)

describe('[PRICE-1] a price book', () => {
  test('has one price for each way to send, with its bands in order', () => {
    const { prices, problems } = read(second, row, { ...row, payment: 'card', margin: '1' })
    expect(problems).toEqual([])
    expect(prices.map(({ payment, bands }) => [payment, bands.map(({ from }) => from)])).toEqual([
      ['cash', ['1', '100.01']],
      ['card', ['1']],
    ])
  })

  test('is the same after it was written as rows', () => {
    const { prices } = read(row, second, { ...row, payout: 'bank', arrival: '1 business day' })
    expect(read(...priceRows(prices)).prices).toEqual(prices)
  })

  test('accepts codes in either case, and numbers written differently', () => {
    const { prices, problems } = read(
      { ...row, country: ' KE ', currency: 'kes' },
      { ...second, margin: '1.250', arrival: '30 minutes' },
    )
    expect(problems).toEqual([])
    expect(prices).toHaveLength(1)
  })

  test('cannot have gaps or overlaps', () => {
    expect(reasons(row, { ...second, from: '100.02' })).toEqual(['1 from price.gap'])
    expect(reasons(row, { ...second, from: '100' })).toEqual(['1 from price.overlap'])
    expect(reasons(row, row)).toEqual(['1 from price.overlap'])
    expect(reasons({ ...second, from: '100' }, row)).toEqual(['0 from price.overlap'])
  })

  test('reports only the row that cannot be read, not a gap in its place', () => {
    const last = { ...row, from: '500.01', to: '900' }
    expect(reasons(row, { ...second, fee: 'x' }, last)).toEqual(['1 fee price.amount_invalid'])
    const otherWay = { payment: 'card' }
    expect(reasons({ ...row, fee: 'x' }, { ...row, ...otherWay }, { ...last, ...otherWay })).toEqual([
      '0 fee price.amount_invalid',
      '2 from price.gap',
    ])
  })

  test.each(['from', 'to', 'fee', 'percent', 'margin'])('cannot have a negative “%s”', (field) => {
    expect(reasons({ ...row, [field]: '-1' })).toEqual([`0 ${field} price.negative`])
  })

  test('has one margin and one arrival for all amounts of one way to send', () => {
    expect(reasons(row, { ...second, margin: '1.5' })).toEqual(['1 margin price.margin_differs'])
    expect(reasons(row, { ...second, arrival: '30 business days' })).toEqual(['1 arrival price.arrival_differs'])
  })

  test.each([
    ['country', 'ug', 'price.country_unknown'],
    ['country', 'Kenya', 'price.country_unknown'],
    ['currency', 'UGX', 'price.currency_unknown'],
    ['payout', 'pigeon', 'price.payout_unknown'],
    ['payment', 'gold', 'price.payment_unknown'],
    ['from', '0', 'price.minimum_zero'],
    ['to', '0.99', 'price.band_reversed'],
    ['fee', '2.995', 'price.amount_invalid'],
    ['fee', '', 'price.amount_invalid'],
    ['percent', '20.01', 'price.percent_invalid'],
    ['margin', '100', 'price.percent_invalid'],
    ['arrival', 'soon', 'price.arrival_invalid'],
    ['arrival', '2 days', 'price.arrival_invalid'],
  ])('refuses “%s” of “%s”', (field, value, reason) => {
    expect(reasons({ ...row, [field]: value })).toEqual([`0 ${field} ${reason}`])
  })

  test('names every field that is missing', () => {
    expect(reasons({}).map((text) => text.split(' ')[1])).toEqual(Object.keys(row))
  })
})

test.each(['cu', 'ir', 'kp', 'sy'])(
  '[PRICE-4] a price book has no prices for “%s”, which is under embargo',
  (country) => {
    const everywhere = { ...known, countries: [...known.countries, country] }
    expect(readPriceRows([{ ...row, country }], everywhere).problems).toMatchObject([
      { field: 'country', problem: { reason: 'price.country_embargoed' } },
    ])
  },
)
