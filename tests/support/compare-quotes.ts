import { expect } from 'vitest'
import { quote, type QuotedAmounts, type QuoteRequest } from '../../contract/quote.ts'
import { exactQuote } from './exact-quote.ts'
import { randomQuotes } from './random-quotes.ts'

const outcomes = {
  'quote.amount_invalid': 'invalid',
  'quote.too_many_decimals': 'invalid',
  'quote.below_minimum': 'below',
  'quote.above_maximum': 'above',
} as const

const outcomeOf = (request: QuoteRequest) => {
  const result = quote(request)
  if ('amounts' in result) return result.amounts
  return Object.entries(outcomes).find(([reason]) => reason === result.problem.reason)?.[1]
}

/** Compares both implementations; returns how many requests had which outcome. */
export function compareQuotes(count: number): Record<string, number> {
  const seen: Record<string, number> = { send: 0, receive: 0, invalid: 0, below: 0, above: 0 }
  for (const request of randomQuotes(count)) {
    const outcome = outcomeOf(request)
    const expected = exactQuote(request)
    // Comparing strings is faster than asking `expect` a hundred thousand times.
    if (JSON.stringify(outcome) !== JSON.stringify(expected))
      expect({ request, quote: outcome }).toEqual({ request, quote: expected })
    const name = typeof expected === 'string' ? expected : request.direction
    seen[name] = (seen[name] ?? 0) + 1
    if (typeof outcome === 'object') expectNoGain(request, outcome)
  }
  return seen
}

const units = (text: string) => BigInt(text.replace('.', ''))

/** What arrives, requested in the other direction, costs no more, brings the same, and no cent less would. */
function expectNoGain(request: QuoteRequest, { send, arrives }: QuotedAmounts) {
  const withoutLimits = { ...request, price: { ...request.price, bands: [everyAmount] } }
  if (units(arrives) === 0n) return
  const back = outcomeOf({ ...withoutLimits, direction: 'receive', amount: arrives })
  if (typeof back !== 'object') throw new Error('Not quoted in the other direction')
  const aCentLess = outcomeOf({ ...withoutLimits, direction: 'send', amount: centsLess(back.send) })
  const isFair =
    back.arrives === arrives &&
    units(back.send) <= units(send) &&
    (typeof aCentLess !== 'object' || units(aCentLess.arrives) < units(arrives))
  if (!isFair) expect({ request, back, aCentLess }).toBe('a quote without gain')
}

const everyAmount = { from: '0.01', to: '9999999.99', fee: '0', percent: '0' }

function centsLess(amount: string): string {
  const cents = String(units(amount) - 1n).padStart(3, '0')
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`
}
