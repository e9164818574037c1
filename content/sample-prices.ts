/**
 * The price book of a new site with samples: plausible prices for every country, not those of a company. The desk marks
 * them as a sample until a version of its own takes effect.
 */
import type { Price } from '../contract/price-book.ts'
import { payoutCountries } from './countries.ts'
import { footnotes, type Country } from './country.ts'

/** Percent below the mid-market rate; currencies that are hard to buy cost more. */
const margins: Record<string, string> = {
  USD: '0',
  AED: '0.6',
  BHD: '0.7',
  CAD: '0.5',
  EUR: '0.5',
  GBP: '0.5',
  HKD: '0.5',
  MXN: '0.6',
  SEK: '0.6',
  INR: '0.75',
  PHP: '0.75',
  MYR: '0.8',
  BRL: '0.9',
  CNY: '0.9',
  COP: '1',
  PEN: '1',
  PKR: '1',
  KES: '1.1',
  NPR: '1.1',
  UYU: '1.1',
  ZAR: '1.1',
  GHS: '1.25',
  RWF: '1.25',
  TZS: '1.25',
  UGX: '1.25',
  BOB: '1.4',
  EGP: '1.4',
  KHR: '1.4',
  PYG: '1.4',
  XAF: '1.5',
  XOF: '1.5',
  TRY: '1.6',
  MZN: '1.75',
  ZMW: '1.75',
  ETB: '2',
  GNF: '2',
  HTG: '2',
  LRD: '2',
  MWK: '2',
  NGN: '2',
  SLE: '2',
  SOS: '2',
  BIF: '2.25',
  CDF: '2.25',
  SSP: '2.5',
}
const otherMargin = '1.5'

type Method = { payout: Country['payouts'][number]; payment: Price['payment'] }

/** For up to 100 dollars, up to 500, and more. A card also costs a percentage, which its network charges. */
const fees: Record<Method['payout'] | 'fromAccount', [string, string, string]> = {
  wallet: ['1.99', '2.99', '4.99'],
  bank: ['2.99', '3.99', '5.99'],
  fromAccount: ['0', '0.99', '1.99'],
}

/** Most agents take less than 3,000 dollars in cash: at 3,000, the law starts to ask for more records. */
function bandsOf({ payout, payment }: Method): Price['bands'] {
  const [low, middle, high] = fees[payment === 'bank' ? 'fromAccount' : payout]
  const percent = payment === 'card' ? '0.9' : '0'
  return [
    { from: '1.00', to: '100.00', fee: low, percent },
    { from: '100.01', to: '500.00', fee: middle, percent },
    { from: '500.01', to: payment === 'cash' ? '2999.99' : '5000.00', fee: high, percent },
  ]
}

const arrivalOf = ({ payout, payment }: Method): Price['arrival'] => {
  if (payment === 'bank') return { count: payout === 'wallet' ? 2 : 3, unit: 'business days' }
  return payout === 'wallet' ? { count: 30, unit: 'minutes' } : { count: 1, unit: 'business days' }
}

/** The first is suggested. In Somalia, people mostly use US dollars. */
function currenciesOf({ iso2, currency, notes }: Country): string[] {
  if (!notes.includes(footnotes.dollars)) return [currency]
  return iso2 === 'so' ? ['USD', currency] : [currency, 'USD']
}

const payments = ['cash', 'card', 'bank'] as const

export const samplePrices: Price[] = payoutCountries.flatMap((country) =>
  currenciesOf(country).flatMap((currency) =>
    country.payouts.flatMap((payout) =>
      payments.map((payment) => ({
        country: country.iso2,
        currency,
        payout,
        payment,
        margin: margins[currency] ?? otherMargin,
        arrival: arrivalOf({ payout, payment }),
        bands: bandsOf({ payout, payment }),
      })),
    ),
  ),
)
