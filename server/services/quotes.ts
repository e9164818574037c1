import { quotePrice } from '../../content/quote-price.ts'
import { invalidFields, SiteError } from '../../contract/errors.ts'
import { withoutInvisible } from '../../contract/invisible.ts'
import type { Price } from '../../contract/price-book.ts'
import type { Quote, QuoteQuery } from '../../contract/quote-call.ts'
import type { Problem } from '../../contract/reasons.ts'
import { readAmount } from '../../contract/read-amount.ts'
import type { Prices } from './prices.ts'
import type { Rates } from './rates.ts'

export type QuoteParts = { prices: Prices; rates: Rates }

/** From memory: neither the database nor another service is involved. */
export function makeQuote({ prices, rates }: QuoteParts, query: QuoteQuery, at: Date): Quote {
  const current = prices.current()
  const price = current && findPrice(current.byCountry.get(query.country.toLowerCase()) ?? [], query)
  if (!current || !price) throw new SiteError('not_found', 'quote.not_offered')
  const { stored, market } = rates.current()
  const { direction } = query
  const result = quotePrice(price, stored.rates, { at, direction, amount: amountOf(query, price) })
  if ('problem' in result) throw refusal(result.problem)
  return {
    country: price.country,
    currency: price.currency,
    payout: price.payout,
    payment: price.payment,
    direction,
    ...result.amounts,
    quotedAt: at.toISOString(),
    ratesAsOf: market.asOf,
    priceVersion: current.book.version,
    sample: current.book.sample,
  }
}

/** People write “$200”, or “200$” as in most other countries, and copy “25,516.20 KES” from the price. */
function amountOf({ amount, direction }: QuoteQuery, { currency }: Price): string {
  const unit = direction === 'send' ? 'USD' : currency
  const signs = unit === 'USD' ? ['USD', 'US$', '$'] : [unit]
  const text = withoutInvisible(amount).trim().toUpperCase()
  const sign = signs.find((each) => text.startsWith(each) || text.endsWith(each)) ?? ''
  return readAmount(text.startsWith(sign) ? text.slice(sign.length) : text.slice(0, -sign.length)) ?? ''
}

/** What is not asked for may be anything that is offered. */
const findPrice = (offered: Price[], { currency, payout, payment }: QuoteQuery): Price | undefined =>
  offered.find(
    (price) =>
      (!currency || price.currency === currency.toUpperCase()) &&
      (!payout || price.payout === payout) &&
      (!payment || price.payment === payment),
  )

const refusal = (problem: Problem) =>
  problem.reason === 'quote.not_offered'
    ? new SiteError('not_found', problem.reason)
    : invalidFields({ amount: problem })
