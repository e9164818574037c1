import type { Calendar } from '../../contract/business-days.ts'
import type { Price } from '../../contract/price-book.ts'
import { directions, type QuoteRequest } from '../../contract/quote.ts'
import type { Tax } from '../../contract/remittance-tax.ts'
import { paymentMethods } from '../../contract/transfer-methods.ts'

/** The same numbers on every run, so that a failure can be repeated (the generator of Park and Miller). */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

type Draw = ReturnType<typeof numbersFrom>

const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'Africa/Nairobi',
  'Africa/Lagos',
  'Asia/Kathmandu',
  'Asia/Manila',
  'Pacific/Auckland',
  'Pacific/Honolulu',
]

/** Requests for quotes with random books, amounts, directions, and dates. */
export function* randomQuotes(count: number, seed = 20_261_116): Generator<QuoteRequest> {
  const draw = numbersFrom(seed)
  for (let left = count; left > 0; left -= 1) yield randomQuote(draw)
}

function randomQuote(draw: Draw): QuoteRequest {
  const digits = draw(4)
  const direction = pick(draw, directions)
  const midRate = rate(draw)
  const bands = randomBands(draw)
  return {
    price: {
      payment: pick(draw, paymentMethods),
      margin: decimal(draw(200_001), draw(2) === 0 ? 4 : 6),
      arrival: pick(draw, [
        { count: draw(600), unit: 'minutes' },
        { count: draw(10), unit: 'business days' },
      ]),
      bands,
    },
    midRate,
    digits,
    direction,
    amount: direction === 'send' ? decimal(draw(400_000), 2 + Number(draw(20) === 0)) : received(draw, midRate, digits),
    at: new Date(Date.UTC(2025, draw(36), 1 + draw(31), draw(24), draw(60))),
    taxes: randomTaxes(draw),
    sender: randomCalendar(draw),
    recipient: randomCalendar(draw),
  }
}

const pick = <T>(draw: Draw, list: readonly T[]): T => {
  const item = list[draw(list.length)]
  if (item === undefined) throw new Error('Nothing to choose from')
  return item
}

const decimal = (units: number, places: number) => {
  const text = String(units).padStart(places + 1, '0')
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
}

/** From a thousandth to a hundred thousand units per dollar. */
const rate = (draw: Draw) => decimal(1 + draw(10 ** (1 + draw(8))), pick(draw, [3, 3, 4, 6]))

/** Mostly what a few to a few thousand dollars are worth. */
function received(draw: Draw, midRate: string, digits: number): string {
  const units = Math.floor(Number(midRate) * draw(4_000) * 10 ** digits) + draw(100)
  return decimal(Math.min(units, Number.MAX_SAFE_INTEGER), digits)
}

function randomBands(draw: Draw): Price['bands'] {
  let next = 1 + draw(20_000)
  return Array.from({ length: 1 + draw(5) }, () => {
    const from = next
    const to = from + draw(150_000)
    next = to + 1
    return {
      from: decimal(from, 2),
      to: decimal(to, 2),
      fee: decimal(draw(2_000), 2),
      percent: draw(2) === 0 ? '0' : decimal(draw(50_000), 4),
    }
  })
}

const randomTaxes = (draw: Draw): Tax[] =>
  Array.from({ length: draw(3) }, () => ({
    payments: [pick(draw, paymentMethods)],
    percent: decimal(draw(400), 2),
    from: day(draw),
    ...(draw(2) === 0 && { until: day(draw) }),
  }))

const day = (draw: Draw) => new Date(Date.UTC(2025, draw(36), 1 + draw(28))).toISOString().slice(0, 10)

const randomCalendar = (draw: Draw): Calendar => ({
  timeZone: pick(draw, zones),
  weekend: pick(draw, [[6, 0], [5, 6], [5], [0], []]),
  holidays: Array.from({ length: draw(60) }, () => day(draw)),
})
