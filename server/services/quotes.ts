import { currencyNames } from '../../content/currencies.ts'
import { recipientCalendar, senderCalendar } from '../../content/payout-calendars.ts'
import { convert } from '../../contract/convert.ts'
import { invalidFields, SiteError } from '../../contract/errors.ts'
import type { Price } from '../../contract/price-book.ts'
import type { Quote, QuoteQuery } from '../../contract/quote-call.ts'
import { quote } from '../../contract/quote.ts'
import { readAmount } from '../../contract/read-amount.ts'
import { remittanceTaxes } from '../../contract/remittance-tax.ts'
import type { Prices } from './prices.ts'
import type { Rates, RatesAnswer } from './rates.ts'

export type QuoteParts = { prices: Prices; rates: Rates }

/** From memory: neither the database nor another service is involved. */
export function makeQuote({ prices, rates }: QuoteParts, query: QuoteQuery, at: Date): Quote {
  const book = prices.current()
  const price = book && findPrice(book.byCountry.get(query.country.toLowerCase()) ?? [], query)
  const market = rates.current()
  const midRate = price && midRateOf(market, price.currency)
  if (!book || !price || !midRate) throw new SiteError('not_found', 'quote.not_offered')
  const result = quote({
    price,
    midRate,
    digits: digitsOf(price.currency),
    direction: query.direction,
    amount: readAmount(query.amount) ?? '',
    at,
    taxes: remittanceTaxes,
    sender: senderCalendar(at.getUTCFullYear()),
    recipient: recipientCalendar(price.country),
  })
  if ('problem' in result) throw invalidFields({ amount: result.problem })
  return {
    country: price.country,
    currency: price.currency,
    payout: price.payout,
    payment: price.payment,
    direction: query.direction,
    ...result.amounts,
    quotedAt: at.toISOString(),
    ratesAsOf: market.market.asOf,
    priceVersion: book.book.version,
    sample: book.book.sample,
  }
}

/** What is not asked for may be anything that is offered. */
const findPrice = (offered: Price[], { currency, payout, payment }: QuoteQuery): Price | undefined =>
  offered.find(
    (price) =>
      (!currency || price.currency === currency.toUpperCase()) &&
      (!payout || price.payout === payout) &&
      (!payment || price.payment === payment),
  )

/** Digits after the point that matter to nobody, even for a large amount. */
const rateDigits = 12

function midRateOf({ stored: { rates } }: RatesAnswer, currency: string): string | undefined {
  const dollar = rates['USD']
  const other = rates[currency]
  return dollar === undefined || other === undefined ? undefined : convert('1', dollar, other, rateDigits)
}

const digitsOf = (currency: string) =>
  Object.entries(currencyNames).find(([code]) => code === currency)?.[1].digits ?? 2
