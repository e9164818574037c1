import { exampleTransfer } from '../../content/brand/countries.ts'
import type { Offer } from '../../contract/offer.ts'
import { SiteError } from '../../contract/errors.ts'
import { makeQuote, type QuoteParts } from './quotes.ts'

const defaultAmount = '200'

/**
 * The quote form for the parameters of a URL. What is missing, or not offered with what comes before it, is replaced by
 * the first thing that is: somebody who chooses another country need not choose its currency first. Undefined while
 * there is no price book.
 */
export function makeOffer(parts: QuoteParts, params: URLSearchParams, at: Date): Offer | undefined {
  const { byCountry, book } = parts.prices.current() ?? {}
  const countries = [...(byCountry?.keys() ?? [])]
  const country = oneOf(countries, params.get('country')?.toLowerCase(), exampleTransfer.to)
  const inCountry = byCountry?.get(country ?? '') ?? []
  const currencies = unique(inCountry.map((price) => price.currency))
  const currency = oneOf(currencies, params.get('currency')?.toUpperCase())
  const inCurrency = inCountry.filter((price) => price.currency === currency)
  const payouts = unique(inCurrency.map((price) => price.payout))
  const payout = oneOf(payouts, params.get('payout'))
  const payments = unique(inCurrency.filter((price) => price.payout === payout).map((price) => price.payment))
  const payment = oneOf(payments, params.get('payment'))
  if (!book || !country || !currency || !payout || !payment) return undefined
  const direction = params.get('direction') === 'receive' ? 'receive' : 'send'
  const amount = (params.get('amount') ?? defaultAmount).slice(0, 40)
  const chosen = { country, currency, payout, payment, direction, amount } as const
  const { prices } = book
  return { countries, currencies, payouts, payments, prices, chosen, ...quoteOrProblem(parts, chosen, at) }
}

function quoteOrProblem(parts: QuoteParts, chosen: Offer['chosen'], at: Date): Pick<Offer, 'quote' | 'problem'> {
  try {
    return { quote: makeQuote(parts, chosen, at), problem: null }
  } catch (cause) {
    if (!(cause instanceof SiteError)) throw cause
    return { quote: null, problem: cause.problem }
  }
}

const unique = <T>(values: T[]): T[] => [...new Set(values)]

/** The first of the wanted values that is offered, otherwise the first offered one. */
const oneOf = <T extends string>(offered: T[], ...wanted: (string | null | undefined)[]): T | undefined =>
  wanted.flatMap((value) => offered.filter((each) => each === value))[0] ?? offered[0]
