import { z } from 'zod'
import { callOutside, OutsideError, readJson } from './outside-call.ts'

type FeedRates = { base: string; asOf: Date; source: string; rates: Record<string, string> }

/** Fetches the latest rates; throws an `OutsideError`. */
export type RateFeed = () => Promise<FeedRates>

/** Open Exchange Rates, `latest.json`. */
export const createRateFeed =
  ({ url, appId }: { url: string; appId: string }, timeoutMs: number): RateFeed =>
  async () => {
    const address = new URL(`${url}/latest.json`)
    address.searchParams.set('app_id', appId)
    const { status, text } = await callOutside(address, { method: 'GET', timeoutMs, longestAnswer: 256 * 1024 })
    if (status !== 200) throw new OutsideError(`rates-http-${status}`)
    return readRates(readJson(text))
  }

const Latest = z.object({
  base: z.string().regex(/^[A-Z]{3}$/),
  timestamp: z.number().int().positive(),
  rates: z.record(z.string(), z.unknown()),
})

/** No currency is worth a millionth or a billion of the base; such a number is an error of the service. */
const Rate = z.number().min(1e-6).max(1e9)

/** Keeps the valid entries and drops the others; throws if none is valid. */
function readRates(answer: unknown): FeedRates {
  const parsed = Latest.safeParse(answer)
  if (!parsed.success) throw new OutsideError('rates-answer')
  const { base, timestamp } = parsed.data
  const asOf = new Date(timestamp * 1000)
  const entries = Object.entries(parsed.data.rates).flatMap(([code, value]) => {
    const rate = Rate.safeParse(value).data
    return rate !== undefined && /^[A-Z]{3}$/.test(code) && code !== base ? [[code, String(rate)] as const] : []
  })
  if (entries.length === 0 || !(asOf.getTime() < Date.now() + dayMs)) throw new OutsideError('rates-answer')
  return { base, asOf, source: 'openexchangerates.org', rates: Object.fromEntries([[base, '1'], ...entries]) }
}

const dayMs = 24 * 60 * 60 * 1000
