import { z } from 'zod'
import { parseDecimal, powerOfTen } from './decimal.ts'
import { fieldProblems } from './field-problems.ts'
import { because, type Problem, type Reason } from './reasons.ts'
import { paymentMethods, payoutMethods } from './transfer-methods.ts'

const number = (pattern: RegExp, invalid: Reason) =>
  z
    .string(invalid)
    .trim()
    .refine((text) => !text.startsWith('-'), { error: because('price.negative'), abort: true })
    .regex(pattern, invalid)

const dollars = number(/^\d{1,7}(?:\.\d{1,2})?$/, 'price.amount_invalid')
const percent = number(/^(?:1?\d(?:\.\d{1,4})?|20(?:\.0{1,4})?)$/, 'price.percent_invalid')

const FeeBand = z.object({ from: dollars, to: dollars, fee: dollars, percent })
const Arrival = z.object({ count: z.number().int(), unit: z.enum(['minutes', 'business days']) })

const corridor = {
  country: z
    .string(because('price.country_unknown'))
    .trim()
    .toLowerCase()
    .regex(/^[a-z]{2}$/, because('price.country_unknown')),
  currency: z
    .string(because('price.currency_unknown'))
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, because('price.currency_unknown')),
  payout: z.enum(payoutMethods, because('price.payout_unknown')),
  payment: z.enum(paymentMethods, because('price.payment_unknown')),
}

const Corridor = z.object(corridor)

/** The price of one way to send: bands in ascending order, without gaps, from the minimum to the maximum. */
export const Price = z.object({ ...corridor, margin: percent, arrival: Arrival, bands: z.array(FeeBand) })
export type Price = z.infer<typeof Price>

/**
 * A row of the table in the desk and of its CSV file: one band of one way to send. The rows of the same way repeat its
 * margin and arrival.
 */
export const PriceRow = z.object({
  ...corridor,
  ...FeeBand.shape,
  margin: percent,
  arrival: z
    .string(because('price.arrival_invalid'))
    .trim()
    .regex(/^\d{1,3} (?:minutes?|business days?)$/, because('price.arrival_invalid')),
})
export type PriceRow = z.infer<typeof PriceRow>
export const priceFields = PriceRow.keyof().options
export type PriceField = (typeof priceFields)[number]

/** The columns of the CSV file, for both export and import: codes of a format, which no translation changes. */
export const priceFileColumns: Record<PriceField, string> = {
  country: 'Country',
  currency: 'Currency',
  payout: 'Payout',
  payment: 'Payment',
  from: 'From',
  to: 'To',
  fee: 'Fee',
  percent: 'Fee percent',
  margin: 'Margin percent',
  arrival: 'Arrival',
}

export const maxPriceRows = 5_000

/** Cuba, Iran, North Korea, and Syria: nothing is sent there, and no list shows them. */
export const embargoedCountries: readonly string[] = ['cu', 'ir', 'kp', 'sy']

/** Where the company pays out, and the currencies whose smallest unit is known. */
export type Known = { countries: readonly string[]; currencies: readonly string[] }

/** `row`: its place in the list, from 0. */
export type RowProblem = { row: number; field: PriceField; problem: Problem }

type ReadRow = { row: number; price: PriceRow }

/** Parses and checks the rows of a book. Its prices are complete only if there are no problems. */
export function readPriceRows(rows: readonly unknown[], known: Known): { prices: Price[]; problems: RowProblem[] } {
  const problems: RowProblem[] = []
  const unreadable = new Set<string>()
  const read = rows.flatMap((input, row): ReadRow[] => {
    const parsed = PriceRow.safeParse(input)
    if (parsed.success) return [{ row, price: parsed.data }]
    const way = Corridor.safeParse(input).data
    if (way) unreadable.add(corridorKey(way))
    const found = fieldProblems(parsed.error)
    for (const field of priceFields) if (found[field]) problems.push({ row, field, problem: found[field] })
    return []
  })
  for (const each of read) problems.push(...rowProblems(each, known))
  const prices = [...Map.groupBy(read, ({ price }) => corridorKey(price))].map(([key, group]) => {
    const sorted = group.toSorted((a, b) => centsOf(a.price.from) - centsOf(b.price.from))
    // A row that cannot be read would only look like a gap to the next one.
    if (!unreadable.has(key)) problems.push(...bandProblems(sorted))
    return toPrice(sorted)
  })
  return { prices, problems: problems.toSorted((a, b) => a.row - b.row) }
}

/** The same for every row of one way to send. */
export const corridorKey = ({ country, currency, payout, payment }: Pick<Price, keyof typeof corridor>) =>
  [country, currency, payout, payment].join(' ')

function rowProblems({ row, price }: ReadRow, known: Known): RowProblem[] {
  const { country, currency, from, to } = price
  const checks: [isBroken: boolean, field: PriceField, reason: Reason][] = [
    [embargoedCountries.includes(country), 'country', 'price.country_embargoed'],
    [!embargoedCountries.includes(country) && !known.countries.includes(country), 'country', 'price.country_unknown'],
    [!known.currencies.includes(currency), 'currency', 'price.currency_unknown'],
    [centsOf(from) === 0, 'from', 'price.minimum_zero'],
    [centsOf(to) < centsOf(from), 'to', 'price.band_reversed'],
  ]
  return checks.flatMap(([isBroken, field, reason]) => (isBroken ? [{ row, field, problem: { reason } }] : []))
}

/** Gaps, overlaps, and what must not differ between the bands of one way to send; `sorted` by their start. */
function bandProblems(sorted: readonly ReadRow[]): RowProblem[] {
  return sorted.flatMap(({ row, price }, index) => {
    const before = sorted[index - 1]?.price
    if (!before) return []
    const problems: RowProblem[] = []
    const distance = centsOf(price.from) - centsOf(before.to)
    if (distance !== 1)
      problems.push({
        row,
        field: 'from',
        problem: { reason: distance > 1 ? 'price.gap' : 'price.overlap', values: { to: before.to } },
      })
    if (!isSameNumber(price.margin, before.margin))
      problems.push({ row, field: 'margin', problem: { reason: 'price.margin_differs' } })
    if (formatArrival(readArrival(price.arrival)) !== formatArrival(readArrival(before.arrival)))
      problems.push({ row, field: 'arrival', problem: { reason: 'price.arrival_differs' } })
    return problems
  })
}

function toPrice(sorted: readonly ReadRow[]): Price {
  const [first] = sorted
  if (!first) throw new Error('A price has at least one row')
  const { country, currency, payout, payment, margin, arrival } = first.price
  const bands = sorted.map(({ price: { from, to, fee, percent: part } }) => ({ from, to, fee, percent: part }))
  return { country, currency, payout, payment, margin, arrival: readArrival(arrival), bands }
}

/** The inverse of `readPriceRows`. */
export const priceRows = (prices: readonly Price[]): PriceRow[] =>
  prices.flatMap(({ bands, arrival, ...shared }) =>
    bands.map((band) => ({ ...shared, ...band, arrival: formatArrival(arrival) })),
  )

function readArrival(text: string): Price['arrival'] {
  return { count: Number.parseInt(text, 10), unit: text.includes('minute') ? 'minutes' : 'business days' }
}

const formatArrival = ({ count, unit }: Price['arrival']) => `${count} ${count === 1 ? unit.replace(/s$/, '') : unit}`

/** Exact: amounts in a price book have at most nine digits. */
function centsOf(text: string): number {
  const { units, places } = parseDecimal(text) ?? { units: 0n, places: 0 }
  return Number((units * 100n) / powerOfTen(places))
}

const isSameNumber = (a: string, b: string) => {
  const [left, right] = [parseDecimal(a), parseDecimal(b)]
  return left && right && left.units * powerOfTen(right.places) === right.units * powerOfTen(left.places)
}
