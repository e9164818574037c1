import type { ExchangeRates } from '../../contract/rates.ts'

/** Rates that the browser keeps may be a plain map of codes to numbers, which says nothing of its date. */
export type KnownRates = Pick<ExchangeRates, 'rates'> & Partial<ExchangeRates>

const kept = 'exchangeRates'

/** Asks our server once in a browser session; from then on the session's own copy is used. */
export async function loadExchangeRates(): Promise<KnownRates> {
  const known = readKept()
  if (known) return known
  const answer = await fetch('/api/exchange-rates')
  if (!answer.ok) throw new Error(`Exchange rates: the server answered ${answer.status}`)
  const rates: unknown = await answer.json()
  if (!isExchangeRates(rates)) throw new Error('Exchange rates: the answer holds none')
  keep(rates)
  return rates
}

/** A browser may keep nothing at all; the rates are then asked for on each page. */
function readKept(): KnownRates | undefined {
  try {
    const rates: unknown = JSON.parse(sessionStorage.getItem(kept) ?? 'null')
    if (isExchangeRates(rates)) return rates
    return isRateMap(rates) ? { rates } : undefined
  } catch {
    return undefined
  }
}

function keep(rates: ExchangeRates) {
  try {
    sessionStorage.setItem(kept, JSON.stringify(rates))
  } catch {
    // See above.
  }
}

const isExchangeRates = (value: unknown): value is ExchangeRates =>
  isObject(value) && isObject(value['rates']) && !Number.isNaN(Date.parse(String(value['asOf'])))

const isRateMap = (value: unknown): value is Record<string, number> =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([code, rate]) => /^[A-Z]{3}$/.test(code) && typeof rate === 'number')

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
