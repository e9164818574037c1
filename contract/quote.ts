import { addBusinessDays, dayIn, type Calendar } from './business-days.ts'
import { divideHalfUp, formatDecimal, parseDecimal, powerOfTen, withoutTrailingZeros, type Decimal } from './decimal.ts'
import type { Price } from './price-book.ts'
import type { Problem } from './reasons.ts'
import type { Tax } from './remittance-tax.ts'
import type { PaymentMethod } from './transfer-methods.ts'

/** `send`: the amount is in US dollars, before fee and tax. `receive`: it is what should arrive, in the payout currency. */
export const directions = ['send', 'receive'] as const
export type Direction = (typeof directions)[number]

/** What a quote takes from the price of one way to send. */
type QuotedPrice = Pick<Price, 'payment' | 'margin' | 'arrival' | 'bands'>

export type QuoteRequest = {
  price: QuotedPrice
  /** The mid-market rate: units of the payout currency for one dollar. */
  midRate: string
  /** Decimal places of the payout currency. */
  digits: number
  direction: Direction
  amount: string
  at: Date
  taxes: readonly Tax[]
  sender: Calendar
  recipient: Calendar
}

/** Amounts in dollars, except `arrives`. `latest`: the day in the recipient's country. */
export type QuotedAmounts = {
  send: string
  fee: string
  tax: string
  total: string
  rate: string
  arrives: string
  latest: string
}

const centDigits = 2

/**
 * What a transfer costs and what arrives. Exact; the only roundings are these:
 * - The rate is the mid-market rate minus the margin, not rounded.
 * - What arrives is the amount sent at that rate, rounded down to the payout currency's smallest unit.
 * - An amount to receive is sent as the fewest cents with which at least that much arrives.
 * - The fee is rounded up to a cent.
 * - The tax is rounded to the nearest cent, half a cent up (26 U.S.C. § 6313).
 */
export function quote(request: QuoteRequest): { amounts: QuotedAmounts } | { problem: Problem } {
  const { price, digits, direction, taxes, at, sender } = request
  const written = parseDecimal(request.amount)
  if (!written || written.units <= 0n) return { problem: { reason: 'quote.amount_invalid' } }
  const places = direction === 'send' ? centDigits : digits
  const amount = minorUnits(request.amount, places)
  if (amount === undefined) return { problem: { reason: 'quote.too_many_decimals', values: { places } } }
  const rate = customerRate(request)
  const send = direction === 'send' ? amount : centsFor(amount, rate, digits)
  const band = price.bands.find(({ to }) => send <= centsOf(to))
  const first = price.bands[0]
  if (!first || send < centsOf(first.from))
    return { problem: { reason: 'quote.below_minimum', values: { minimum: first?.from ?? '' } } }
  if (!band) return { problem: { reason: 'quote.above_maximum', values: { maximum: price.bands.at(-1)?.to ?? '' } } }
  const fee = centsOf(band.fee) + divideUp(...partOf(send, band.percent))
  const tax = taxOn(send, price.payment, taxes, dayIn(sender.timeZone, at))
  return {
    amounts: {
      send: inDollars(send),
      fee: inDollars(fee),
      tax: inDollars(tax),
      total: inDollars(send + fee + tax),
      rate: withoutTrailingZeros(rate),
      arrives: formatDecimal({ units: arriving(send, rate, digits), places: digits }),
      latest: latestArrival(request),
    },
  }
}

const known = (text: string): Decimal => {
  const decimal = parseDecimal(text)
  if (!decimal) throw new Error(`Not a decimal number: ${text}`)
  return decimal
}

/** Undefined if it is no number, or has more decimals than there are smaller units. */
function minorUnits(text: string, digits: number): bigint | undefined {
  const decimal = parseDecimal(text)
  if (!decimal) return undefined
  const extra = decimal.places - digits
  if (extra <= 0) return decimal.units * powerOfTen(-extra)
  return decimal.units % powerOfTen(extra) === 0n ? decimal.units / powerOfTen(extra) : undefined
}

function centsOf(text: string): bigint {
  const cents = minorUnits(text, centDigits)
  if (cents === undefined) throw new Error(`Not an amount in dollars: ${text}`)
  return cents
}

const inDollars = (cents: bigint) => formatDecimal({ units: cents, places: centDigits })

function customerRate({ midRate, price }: QuoteRequest): Decimal {
  const mid = known(midRate)
  const margin = known(price.margin)
  const whole = 100n * powerOfTen(margin.places)
  return { units: mid.units * (whole - margin.units), places: mid.places + margin.places + 2 }
}

/** Rounded down, as a whole number of the smallest units. */
const arriving = (cents: bigint, rate: Decimal, digits: number): bigint =>
  (cents * rate.units * powerOfTen(digits)) / powerOfTen(centDigits + rate.places)

const centsFor = (units: bigint, rate: Decimal, digits: number): bigint =>
  divideUp(units * powerOfTen(centDigits + rate.places), rate.units * powerOfTen(digits))

const partOf = (cents: bigint, percent: string): [dividend: bigint, divisor: bigint] => {
  const { units, places } = known(percent)
  return [cents * units, 100n * powerOfTen(places)]
}

const divideUp = (dividend: bigint, divisor: bigint) => (dividend + divisor - 1n) / divisor

const taxOn = (cents: bigint, payment: PaymentMethod, taxes: readonly Tax[], day: string): bigint =>
  taxes
    .filter(({ payments, from, until = day }) => payments.includes(payment) && from <= day && day <= until)
    .reduce((sum, { percent }) => sum + divideHalfUp(...partOf(cents, percent)), 0n)

/** Minutes pass on every day; business days are counted from the day on which it is sent, in either country. */
function latestArrival({ price: { arrival }, at, sender, recipient }: QuoteRequest): string {
  if (arrival.unit === 'minutes') return dayIn(recipient.timeZone, new Date(at.getTime() + arrival.count * 60_000))
  const days = [sender, recipient].map(({ timeZone }) => dayIn(timeZone, at)).toSorted()
  return addBusinessDays(days[1] ?? '', arrival.count, [sender, recipient])
}
