import { sampleRates } from '../../content/rates-sample.ts'
import { latest, startRateService } from '../support/rate-service.ts'
import { expect, readingTest, startTestSite, test, type TestSite } from '../support/site.ts'
import { isLongRun } from '../../support/fault-rounds.ts'
import { using } from '../support/using.ts'

type Answer = { base: string; asOf: string; source: string; rates: Record<string, number> }

async function readRates(site: TestSite): Promise<Answer> {
  const answer = await site.get('/api/exchange-rates')
  expect(answer.status).toBe(200)
  return answer.json()
}

async function startWithFeed() {
  const service = await using(startRateService())
  const start = (settings: Record<string, string> = {}) => startTestSite({ ...service.settings, ...settings })
  return { service, start }
}

readingTest('[API-3 CNV-7] without an app id the bundled sample is served with its date', async ({ site }) => {
  const { base, asOf, source, rates } = await readRates(site)
  expect({ base, source }).toEqual({ base: 'USD', source: 'sample' })
  expect(new Date(asOf)).toEqual(new Date(sampleRates.asOf))
  expect(rates['KES']).toBe(129)
  expect(rates['USD']).toBe(1)
  expect(Object.keys(rates)).toEqual(Object.keys(sampleRates.rates))
})

readingTest('[API-3] rates are revalidated by ETag and may be cached for a short time', async ({ site }) => {
  const first = await site.get('/api/exchange-rates')
  expect(first.headers.get('cache-control')).toBe('public, max-age=300')
  const again = await site.get('/api/exchange-rates', { 'if-none-match': first.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('[CNV-7] with an app id the rates of the service are served, and the id reaches no browser', async () => {
  const { start } = await startWithFeed()
  const site = await start()
  await expect
    .poll(() => readRates(site))
    .toEqual({
      base: 'USD',
      asOf: '2026-02-04T12:24:00.000Z',
      source: 'openexchangerates.org',
      rates: { USD: 1, EUR: 0.84633, KES: 129.25 },
    })
  const { rows } = await site.pool.query('select rates from exchange_rates')
  expect(rows[0].rates).toEqual({ USD: '1', EUR: '0.84633', KES: '129.25' })
  expect(JSON.stringify(await readRates(site)) + site.logged.join('')).not.toContain('app-id')
})

test('[CNV-7] many visitors on two instances, plus a restart, cause one call @thorough', async () => {
  const { service, start } = await startWithFeed()
  const first = await start()
  const second = await start({ DATABASE_URL: first.databaseUrl })
  await expect.poll(async () => (await readRates(first)).source).toBe('openexchangerates.org')
  for (let i = 0; i < (isLongRun ? 10 : 2); i++) {
    await Promise.all(Array.from({ length: 100 }, () => (i % 2 ? first : second).get('/api/exchange-rates')))
  }
  const third = await start({ DATABASE_URL: first.databaseUrl })
  await expect.poll(async () => (await readRates(third)).rates['KES']).toBe(129.25)
  expect(service.received).toHaveLength(1)
})

test('[CNV-7] invalid rates are left out, and the others are used', async () => {
  const { service, start } = await startWithFeed()
  const garbage = { AED: 'abc', AFN: 0, ALL: -81.7, AMD: 1e308, AOA: null, ARS: [1], AUD: 1e-300, bad: 2, EURO: 3 }
  service.setBody(latest({ USD: 7, KES: 129.25, ...garbage }))
  const site = await start()
  await expect.poll(async () => (await readRates(site)).rates).toEqual({ USD: 1, KES: 129.25 })
})

const garbage = [
  ['text', 'abc'],
  ['a page', '<!doctype html><h1>Sorry</h1>'],
  ['a number', '7'],
  ['no rates', '{"base":"USD","timestamp":1770207840}'],
  ['rates that are none', latest({ KES: 'NaN', EUR: null })],
  ['half an answer', latest({ USD: 1, KES: 129 }).slice(0, -20)],
  ['a date that is none', '{"base":"USD","timestamp":1e300,"rates":{"KES":1}}'],
  ['100 MB', `{"base":"USD","timestamp":1770207840,"rates":{"KES":129,"x":"${'x'.repeat(100_000_000)}"}}`],
] as const

test('[CNV-7 API-3] a service that answers garbage harms nothing: the last good rates stay', async () => {
  const { service, start } = await startWithFeed()
  const first = await start()
  await expect.poll(async () => (await readRates(first)).source).toBe('openexchangerates.org')
  for (const [kind, body] of garbage) {
    await first.pool.query('update exchange_rates set asked_at = null')
    service.setBody(body)
    const before = service.received.length
    const site = await start({ DATABASE_URL: first.databaseUrl })
    await expect.poll(() => site.logged.join(''), { message: kind }).toContain('rates not refreshed')
    expect(service.received.length, kind).toBe(before + 1)
    expect((await readRates(site)).rates, kind).toEqual({ USD: 1, EUR: 0.84633, KES: 129.25 })
  }
})

test('[CNV-7 API-3] a service that is down, slow, or refuses is called once, and visitors get the sample', async () => {
  const { service, start } = await startWithFeed()
  for (const behavior of ['hang', 'disconnect', 500, 429, 'away'] as const) {
    if (behavior === 'away') await service.goDown()
    else service.setBehavior(behavior)
    const site = await start()
    expect((await readRates(site)).source, 'while it is asked').toBe('sample')
    await expect.poll(() => site.logged.join(''), { timeout: 5_000 }).toContain('rates not refreshed')
    expect((await readRates(site)).source, String(behavior)).toBe('sample')
  }
  expect(service.received).toHaveLength(4)
})
