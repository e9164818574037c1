import { startFakeServer, type FakeServer } from './fake-server.ts'

type RateService = FakeServer & {
  settings: Record<string, string>
  /** Sets what `latest.json` returns from now on. */
  setBody: (body: string) => void
}

export const latest = (rates: Record<string, unknown>) =>
  JSON.stringify({ disclaimer: 'https://openexchangerates.org/terms', timestamp: 1_770_207_840, base: 'USD', rates })

/** A fake of the latest-rates call of Open Exchange Rates. */
export async function startRateService(): Promise<RateService> {
  let body = latest({ USD: 1, EUR: 0.84633, KES: 129.25 })
  const fakeServer = await startFakeServer(({ url }) => {
    if (url.pathname !== '/api/latest.json') return { status: 404, body: '{"error":true,"message":"not_found"}' }
    if (url.searchParams.get('app_id') !== 'app-id') return { status: 401, body: '{"message":"invalid_app_id"}' }
    return { status: 200, body }
  })
  return {
    ...fakeServer,
    setBody: (text) => {
      body = text
    },
    settings: { OXR_APP_ID: 'app-id', OXR_URL: `${fakeServer.url}/api`, OUTSIDE_TIMEOUT_MS: '1000' },
  }
}
