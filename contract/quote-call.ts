import { z } from 'zod'
import { directions } from './quote.ts'
import { paymentMethods, payoutMethods } from './transfer-methods.ts'
import { searchText } from './query-text.ts'

/** What to quote. Without a currency or a method, the first that the price book has for the country. */
export const QuoteQuery = z.object({
  country: z.string().regex(/^[a-z]{2}$/i),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/i)
    .optional(),
  payout: z.enum(payoutMethods).optional(),
  payment: z.enum(paymentMethods).optional(),
  direction: z.enum(directions).default('send'),
  /** A form may send it empty; the answer then asks for it. */
  amount: searchText(40).default(''),
})
export type QuoteQuery = z.output<typeof QuoteQuery>

/** Amounts are decimal text: in US dollars, except `arrives`. The agent or the app shows the binding quote. */
export const Quote = z.object({
  country: z.string(),
  currency: z.string(),
  payout: z.enum(payoutMethods),
  payment: z.enum(paymentMethods),
  direction: z.enum(directions),
  send: z.string(),
  fee: z.string(),
  tax: z.string(),
  total: z.string(),
  /** Units of the payout currency for one dollar: the mid-market rate minus the margin. */
  rate: z.string(),
  arrives: z.string(),
  /** The latest day of arrival, in the recipient's country. */
  latest: z.iso.date(),
  quotedAt: z.iso.datetime(),
  ratesAsOf: z.iso.datetime(),
  priceVersion: z.number().int(),
  /** Whether the prices are those of a sample brand. */
  sample: z.boolean(),
})
export type Quote = z.infer<typeof Quote>
