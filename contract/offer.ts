import type { Price } from './price-book.ts'
import type { Quote } from './quote-call.ts'
import type { Direction } from './quote.ts'
import type { Problem } from './reasons.ts'
import type { PaymentMethod, PayoutMethod } from './transfer-methods.ts'

/** What the quote form shows: what can be chosen, what is chosen, and the quote or why there is none. */
export type Offer = {
  countries: string[]
  currencies: string[]
  payouts: PayoutMethod[]
  payments: PaymentMethod[]
  /** Of the whole price book: what can be chosen with each country. */
  prices: Price[]
  chosen: {
    country: string
    currency: string
    payout: PayoutMethod
    payment: PaymentMethod
    direction: Direction
    /** As it was written. */
    amount: string
  }
  quote: Quote | null
  problem: Problem | null
}
