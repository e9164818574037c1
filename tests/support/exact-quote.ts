import type { Calendar } from '../../contract/business-days.ts'
import type { QuotedAmounts, QuoteRequest } from '../../contract/quote.ts'

/**
 * A second implementation of the quote, from its description and without its code: all numbers are fractions, and it
 * searches for results where the first one calculates them.
 */
export function exactQuote(request: QuoteRequest): QuotedAmounts | 'invalid' | 'below' | 'above' {
  const { price, direction, digits } = request
  const smallest = fraction(1n, 10n ** BigInt(direction === 'send' ? 2 : digits))
  const amount = written(request.amount)
  const isWhole = divide(amount, smallest).over === 1n
  if (!isWhole || compare(amount, zero) <= 0) return 'invalid'

  const rate = times(written(request.midRate), minus(one, hundredth(price.margin)))
  const send = direction === 'send' ? amount : firstEnough(amount, rate, digits)
  const starts = price.bands.map((band) => written(band.from))
  const ends = price.bands.map((band) => written(band.to))
  if (starts.every((start) => compare(send, start) < 0)) return 'below'
  if (ends.every((end) => compare(send, end) > 0)) return 'above'
  const band = price.bands.find(({ from, to }) => compare(written(from), send) <= 0 && compare(send, written(to)) <= 0)
  if (!band) throw new Error('The bands have a gap')

  const fee = up(plus(written(band.fee), times(send, hundredth(band.percent))), 2)
  const today = localDay(request.at, request.sender.timeZone)
  let tax = zero
  for (const { payments, percent, from, until } of request.taxes)
    if (payments.includes(price.payment) && today >= from && (!until || today <= until))
      tax = plus(tax, nearest(times(send, hundredth(percent)), 2))
  return {
    send: decimals(send, 2),
    fee: decimals(fee, 2),
    tax: decimals(tax, 2),
    total: decimals(plus(send, plus(fee, tax)), 2),
    rate: shortest(rate),
    arrives: decimals(down(times(send, rate), digits), digits),
    latest: latest(request),
  }
}

type Fraction = { of: bigint; over: bigint }

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))

function fraction(of: bigint, over: bigint): Fraction {
  const shared = gcd(of < 0n ? -of : of, over)
  return { of: of / shared, over: over / shared }
}

const zero = fraction(0n, 1n)
const one = fraction(1n, 1n)
const plus = (a: Fraction, b: Fraction) => fraction(a.of * b.over + b.of * a.over, a.over * b.over)
const minus = (a: Fraction, b: Fraction) => plus(a, { of: -b.of, over: b.over })
const times = (a: Fraction, b: Fraction) => fraction(a.of * b.of, a.over * b.over)
const divide = (a: Fraction, b: Fraction) => fraction(a.of * b.over, a.over * b.of)
const compare = (a: Fraction, b: Fraction) =>
  Number(a.of * b.over > b.of * a.over) - Number(a.of * b.over < b.of * a.over)

function written(text: string): Fraction {
  const [whole = '', part = ''] = text.split('.')
  return plus(fraction(BigInt(whole), 1n), fraction(BigInt(part || '0'), 10n ** BigInt(part.length)))
}

const hundredth = (percent: string) => divide(written(percent), fraction(100n, 1n))

function down(value: Fraction, digits: number): Fraction {
  const scale = 10n ** BigInt(digits)
  return fraction((value.of * scale) / value.over, scale)
}

function up(value: Fraction, digits: number): Fraction {
  const below = down(value, digits)
  return compare(below, value) === 0 ? below : plus(below, fraction(1n, 10n ** BigInt(digits)))
}

const nearest = (value: Fraction, digits: number) => down(plus(value, fraction(1n, 2n * 10n ** BigInt(digits))), digits)

/** The fewest cents with which at least `amount` arrives, found by trying around the quotient. */
function firstEnough(amount: Fraction, rate: Fraction, digits: number): Fraction {
  const cent = fraction(1n, 100n)
  const isEnough = (send: Fraction) => compare(down(times(send, rate), digits), amount) >= 0
  let send = down(divide(amount, rate), 2)
  while (!isEnough(send)) send = plus(send, cent)
  while (isEnough(minus(send, cent))) send = minus(send, cent)
  return send
}

function decimals(value: Fraction, digits: number): string {
  const units = (value.of * 10n ** BigInt(digits)) / value.over
  const scale = 10n ** BigInt(digits)
  return digits === 0 ? String(units) : `${units / scale}.${String(units % scale).padStart(digits, '0')}`
}

function shortest(value: Fraction): string {
  let digits = 0
  while ((value.of * 10n ** BigInt(digits)) % value.over !== 0n) digits += 1
  return decimals(value, digits)
}

/** In Sweden, days are written in the ISO form. */
function localDay(moment: Date, timeZone: string): string {
  const format = swedish.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone })
  swedish.set(timeZone, format)
  return format.format(moment)
}

const swedish = new Map<string, Intl.DateTimeFormat>()

function latest({ at, price: { arrival }, sender, recipient }: QuoteRequest): string {
  if (arrival.unit === 'minutes') return localDay(new Date(+at + arrival.count * 60_000), recipient.timeZone)
  const here = localDay(at, sender.timeZone)
  const there = localDay(at, recipient.timeZone)
  const start = here > there ? here : there
  const businessDays: string[] = []
  for (let offset = 0; businessDays.length <= arrival.count; offset += 1) {
    const date = new Date(`${start}T12:00:00Z`)
    date.setUTCDate(date.getUTCDate() + offset)
    const day = date.toISOString().slice(0, 10)
    if (isOpen(day, date, sender) && isOpen(day, date, recipient)) businessDays.push(day)
  }
  return businessDays[arrival.count] ?? ''
}

const isOpen = (day: string, date: Date, { weekend, holidays }: Calendar) =>
  !weekend.includes(date.getUTCDay()) && !holidays.includes(day)
