import { describe, expect, test } from 'vitest'
import { compareQuotes } from '../tests/support/compare-quotes.ts'
import { quote, type QuoteRequest } from './quote.ts'
import { remittanceTaxes } from './remittance-tax.ts'

const request: QuoteRequest = {
  price: {
    payment: 'card',
    margin: '1.25',
    arrival: { count: 2, unit: 'business days' },
    bands: [
      { from: '10', to: '100.00', fee: '2.99', percent: '0' },
      { from: '100.01', to: '3000', fee: '3.99', percent: '0.5' },
    ],
  },
  midRate: '129.05',
  digits: 2,
  direction: 'send',
  amount: '200',
  at: new Date('2026-11-16T18:00:00Z'),
  taxes: remittanceTaxes,
  sender: { timeZone: 'America/Chicago', weekend: [6, 0], holidays: ['2026-11-26', '2026-12-25'] },
  recipient: { timeZone: 'Africa/Nairobi', weekend: [6, 0], holidays: ['2026-12-12', '2026-12-25', '2026-12-28'] },
}

const amountsOf = (changes: Partial<QuoteRequest>) => {
  const result = quote({ ...request, ...changes })
  if ('problem' in result) throw new Error(result.problem.reason)
  return result.amounts
}

const problemOf = (changes: Partial<QuoteRequest>) => {
  const result = quote({ ...request, ...changes })
  return 'problem' in result ? result.problem : undefined
}

const sentAt = (at: string) => amountsOf({ at: new Date(at) }).latest

const payingWith = (payment: QuoteRequest['price']['payment']) => ({ price: { ...request.price, payment } })

describe('[PRICE-2] a quote', () => {
  test('names fee, tax, total, rate, and what arrives', () => {
    expect(amountsOf({})).toEqual({
      send: '200.00',
      fee: '4.99',
      tax: '0.00',
      total: '204.99',
      rate: '127.436875',
      arrives: '25487.37',
      latest: '2026-11-18',
    })
  })

  test('rounds the fee up, and what arrives down', () => {
    expect(amountsOf({ amount: '100.01' })).toMatchObject({ fee: '4.50', arrives: '12744.96' })
  })

  test('by the amount to receive sends the fewest cents with which at least that much arrives', () => {
    const back = amountsOf({ direction: 'receive', amount: '25000' })
    expect(Number(back.arrives)).toBeGreaterThanOrEqual(25_000)
    const aCentLess = (Number(back.send) - 0.01).toFixed(2)
    expect(Number(amountsOf({ amount: aCentLess }).arrives)).toBeLessThan(25_000)
  })

  test('has the tax on cash since January 1, 2026, by the clock of the sender', () => {
    const lastMinute = new Date('2026-01-01T05:59:00Z')
    const firstMinute = new Date('2026-01-01T06:00:00Z')
    expect(amountsOf({ ...payingWith('cash'), at: lastMinute }).tax).toBe('0.00')
    expect(amountsOf({ ...payingWith('cash'), at: firstMinute }).tax).toBe('2.00')
    expect(amountsOf({ ...payingWith('card'), at: firstMinute }).tax).toBe('0.00')
    expect(amountsOf({ ...payingWith('bank'), at: firstMinute }).tax).toBe('0.00')
  })

  test('rounds half a cent of tax up', () => {
    expect(amountsOf({ ...payingWith('cash'), amount: '100.49' }).tax).toBe('1.00')
    expect(amountsOf({ ...payingWith('cash'), amount: '100.50' }).tax).toBe('1.01')
  })

  test('counts days on which banks work in both countries', () => {
    // Saturday: counts as sent on Monday.
    expect(sentAt('2026-11-21T18:00:00Z')).toBe('2026-11-25')
    // Thanksgiving is a holiday of the sender only.
    expect(sentAt('2026-11-25T18:00:00Z')).toBe('2026-11-30')
    // December 28 is a holiday of the recipient only.
    expect(sentAt('2026-12-24T18:00:00Z')).toBe('2026-12-30')
    // Already Tuesday in Nairobi.
    expect(sentAt('2026-11-16T22:00:00Z')).toBe('2026-11-19')
  })

  test('that takes minutes arrives on any day, by the clock of the recipient', () => {
    const price = { ...request.price, arrival: { count: 30, unit: 'minutes' as const } }
    expect(amountsOf({ price, at: new Date('2026-11-21T20:29:00Z') }).latest).toBe('2026-11-21')
    expect(amountsOf({ price, at: new Date('2026-11-21T20:30:00Z') }).latest).toBe('2026-11-22')
  })

  test.each(['', '0', '-5', '-1.005', 'ten', 'NaN'])('is refused for “%s”', (amount) => {
    expect(problemOf({ amount })).toEqual({ reason: 'quote.amount_invalid' })
  })

  test('names how many decimals an amount can have', () => {
    expect(problemOf({ amount: '1.005' })).toEqual({ reason: 'quote.too_many_decimals', values: { places: 2 } })
    const whole = { direction: 'receive', digits: 0, amount: '5000.5' } as const
    expect(problemOf(whole)).toEqual({ reason: 'quote.too_many_decimals', values: { places: 0 } })
    expect(amountsOf({ ...whole, amount: '5000.00' }).arrives).toBe('5000')
  })

  test('keeps to the limits of the price book', () => {
    expect(problemOf({ amount: '9.99' })).toEqual({ reason: 'quote.below_minimum', values: { minimum: '10' } })
    expect(problemOf({ amount: '3000.01' })).toEqual({ reason: 'quote.above_maximum', values: { maximum: '3000' } })
    expect(amountsOf({ amount: '10' }).fee).toBe('2.99')
    expect(amountsOf({ amount: '100' }).fee).toBe('2.99')
    expect(amountsOf({ amount: '3000' }).fee).toBe('18.99')
  })
})

// `npm run proofs` compares 100,000.
test('[PRICE-2] two implementations agree to the cent, and sending back what arrives never gains', () => {
  const seen = compareQuotes(2_000)
  for (const outcome of ['send', 'receive', 'invalid', 'below', 'above']) expect(seen[outcome]).toBeGreaterThan(10)
}, 60_000)
