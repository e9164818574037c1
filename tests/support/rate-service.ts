import { startStandIn, type StandIn } from './stand-in.ts'

export type RateService = StandIn & {
  settings: Record<string, string>
  /** What `latest.json` answers from now on. */
  says: (body: string) => void
}

export const latest = (rates: Record<string, unknown>) =>
  JSON.stringify({ disclaimer: 'https://openexchangerates.org/terms', timestamp: 1_770_207_840, base: 'USD', rates })

/** Open Exchange Rates as far as its latest rates go. */
export async function startRateService(): Promise<RateService> {
  let body = latest({ USD: 1, EUR: 0.84633, KES: 129.25 })
  const standIn = await startStandIn(({ url }) => {
    if (url.pathname !== '/api/latest.json') return { status: 404, body: '{"error":true,"message":"not_found"}' }
    if (url.searchParams.get('app_id') !== 'app-id') return { status: 401, body: '{"message":"invalid_app_id"}' }
    return { status: 200, body }
  })
  return {
    ...standIn,
    says: (text) => {
      body = text
    },
    settings: { OXR_APP_ID: 'app-id', OXR_URL: `${standIn.url}/api`, OUTSIDE_TIMEOUT_MS: '1000' },
  }
}
