import { expect, test } from 'vitest'
import { compareQuotes } from '../support/compare-quotes.ts'

test('[PRICE-2] two implementations agree to the cent in 100,000 random books, amounts, directions, and dates', () => {
  const seen = compareQuotes(100_000)
  for (const outcome of ['send', 'receive', 'invalid', 'below', 'above']) expect(seen[outcome]).toBeGreaterThan(500)
})
