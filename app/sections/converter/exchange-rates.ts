import type { ExchangeRates } from '../../../contract/rates.ts'
import { read } from '../../calls/read.ts'

/** Stored rates may be a plain map of codes to numbers, without a date. */
export type KnownRates = Pick<ExchangeRates, 'rates'> & Partial<ExchangeRates>

const storageKey = 'exchangeRates'

/** Loads the rates once per browser session; after that the stored copy is used. */
export async function loadExchangeRates(): Promise<KnownRates> {
  const stored = readStored()
  if (stored) return stored
  const result = await read('rates.read', {})
  if (!result.ok) throw new Error(`Exchange rates: the server responded with ${result.status}`)
  if (!isExchangeRates(result.answer)) throw new Error('Exchange rates: the answer has none')
  store(result.answer)
  return result.answer
}

/** If the browser does not allow storage, the rates are loaded on every page. */
function readStored(): KnownRates | undefined {
  try {
    const rates: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (isExchangeRates(rates)) return rates
    return isRateMap(rates) ? { rates } : undefined
  } catch {
    return undefined
  }
}

function store(rates: ExchangeRates) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(rates))
  } catch {
    // Storage is not allowed; see `readStored`.
  }
}

const isExchangeRates = (value: unknown): value is ExchangeRates =>
  isObject(value) && isObject(value['rates']) && !Number.isNaN(Date.parse(String(value['asOf'])))

const isRateMap = (value: unknown): value is Record<string, number> =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([code, rate]) => /^[A-Z]{3}$/.test(code) && typeof rate === 'number')

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
