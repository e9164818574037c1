import { convert, type Numeric } from '../contract/convert.ts'
import type { Price } from '../contract/price-book.ts'
import { quote, type QuoteRequest } from '../contract/quote.ts'
import { remittanceTaxes } from '../contract/remittance-tax.ts'
import { currencyNames } from './currencies.ts'
import { recipientCalendar, senderCalendar } from './payout-calendars.ts'

/** Enough decimal places that even a large amount is exact. */
const rateDigits = 12

/** The quote for a price of the book, with the taxes, calendars, and currencies of this site. `rates`: of any base. */
export function quotePrice(
  price: Price,
  rates: Record<string, Numeric>,
  { at, direction, amount }: Pick<QuoteRequest, 'at' | 'direction' | 'amount'>,
): ReturnType<typeof quote> {
  const midRate = convert('1', rates['USD'] ?? '', rates[price.currency] ?? '', rateDigits)
  if (midRate === undefined) return { problem: { reason: 'quote.not_offered' } }
  const year = at.getUTCFullYear()
  return quote({
    price,
    midRate,
    digits: digits.get(price.currency) ?? 2,
    direction,
    amount,
    at,
    taxes: remittanceTaxes,
    sender: senderCalendar(year),
    recipient: recipientCalendar(price.country, year),
  })
}

const digits = new Map(Object.entries(currencyNames).map(([code, currency]) => [code, currency.digits]))
