import type { PriceReason, QuoteReason } from '../../contract/reasons.ts'
import type { ReasonTexts } from '../reason-text.ts'

export const priceReasons = {
  'price.country_unknown': 'We do not pay out in this country. Please enter a two-letter country code, such as ke.',
  'price.country_embargoed': 'This country is under a comprehensive US embargo.',
  'price.currency_unknown': 'Please enter a three-letter currency code, such as KES.',
  'price.payout_unknown': 'Please enter wallet, bank, or cash.',
  'price.payment_unknown': 'Please enter cash, card, or bank.',
  'price.amount_invalid': 'Please enter an amount in US dollars, such as 4.99.',
  'price.percent_invalid': 'Please enter a percentage from 0 to 20, such as 1.25.',
  'price.negative': 'A price cannot be negative.',
  'price.arrival_invalid': 'Please enter how long it takes, such as 30 minutes or 2 business days.',
  'price.minimum_zero': 'The smallest amount is 0.01.',
  'price.band_reversed': 'The end of this range is below its start.',
  'price.gap': 'There is a gap: the range before this one ends at {to}.',
  'price.overlap': 'These amounts overlap: the range before this one ends at {to}.',
  'price.margin_differs': 'All rows for the same way to send must have the same margin.',
  'price.arrival_differs': 'All rows for the same way to send must have the same arrival time.',
  'price.rows_missing': 'A price book needs at least one row.',
  'price.too_many_rows': 'Please use at most {max} rows.',
  'price.rows_invalid': 'Nothing was saved: some rows have errors.',
  'price.starts_in_past': 'Prices can take effect now or later, not in the past.',
  'price.changed_meanwhile': 'Someone else has saved a newer version in the meantime. Reload it to see their changes.',
  'price.too_late': 'This version has already taken effect, or is about to. Save a new version instead.',
  'price.not_found': 'There is no such version.',
} satisfies ReasonTexts<PriceReason>

const dollars = (amount: string | number | undefined) =>
  Number(amount).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

export const quoteReasons = {
  'quote.amount_invalid': 'Please enter an amount, such as 200.',
  'quote.too_many_decimals': ({ places }) =>
    places === 0
      ? 'This currency has no cents. Please enter a whole number, such as 200.'
      : `Please use at most ${places} digits after the decimal point.`,
  'quote.below_minimum': ({ minimum }) => `The smallest amount that you can send this way is ${dollars(minimum)}.`,
  'quote.above_maximum': ({ maximum }) => `The largest amount that you can send this way is ${dollars(maximum)}.`,
  'quote.not_offered': 'We do not offer this way to send. Please choose another one.',
} satisfies ReasonTexts<QuoteReason>
