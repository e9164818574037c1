import { payoutCountries } from '../../content/countries.ts'
import { currencyNames } from '../../content/currencies.ts'
import { footnotes } from '../../content/country.ts'
import { exampleCountry } from '../../content/example-country.ts'
import { sampleRates } from '../../content/rates-sample.ts'
import { samplePrices } from '../../content/sample-prices.ts'
import {
  PriceVersion,
  PriceVersionRows,
  PriceVersions,
  PublishedPrices,
  ReadPrices,
} from '../../contract/desk-prices.ts'
import { embargoedCountries, priceRows, type PriceRow } from '../../contract/price-book.ts'
import { Quote } from '../../contract/quote-call.ts'
import { actionsOf, anotherAdmin, firstAdmin, outcomeOf, test, type SignedIn } from '../support/admin.ts'
import { answerOf, expect, readingTest, startTestSite, type TestSite } from '../support/site.ts'

const { iso2: country, currency } = exampleCountry
const pricesOf = (iso2: string) => samplePrices.filter((price) => price.country === iso2)
const currenciesOf = (iso2: string) => [...new Set(pricesOf(iso2).map((price) => price.currency))]
const samplePrice = pricesOf(country).find((price) => price.currency === currency && price.payment === 'cash')
if (!samplePrice) throw new Error('The sample has no price for the example country.')
const { payout } = samplePrice

const published = (site: TestSite) => answerOf(PublishedPrices, site.get('/api/prices'))
const quoteFor = async (site: TestSite, query: Record<string, string>) => {
  const answer = await site.get(`/api/quote?${new URLSearchParams({ country, amount: '200', ...query })}`)
  expect(answer.status).toBe(200)
  return Quote.parse(await answer.json())
}
const refusalOf = (site: TestSite, query: Record<string, string>) =>
  outcomeOf(site.get(`/api/quote?${new URLSearchParams({ country, amount: '200', ...query })}`))

type Save = { rows: Partial<PriceRow>[]; effectiveFrom?: string | null; basedOn?: number | null; requestId?: string }
const save = (admin: SignedIn, { effectiveFrom = null, basedOn = 1, ...version }: Save) =>
  admin.post('/api/admin/prices', { effectiveFrom, basedOn, ...version })

const row: PriceRow = {
  country,
  currency,
  payout,
  payment: 'cash',
  from: '1',
  to: '1000',
  fee: '7.77',
  percent: '0',
  margin: '1',
  arrival: '10 minutes',
}

readingTest('[PRICE-1] the price book is open data, revalidated by ETag', async ({ site }) => {
  const first = await site.get('/api/prices')
  const { prices, sample, version } = PublishedPrices.parse(await first.json())
  expect({ prices, sample, version }).toEqual({ prices: samplePrices, sample: true, version: 1 })
  const again = await site.get('/api/prices', { 'if-none-match': first.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

readingTest('[PRICE-2] [PRICE-3] a quote in either direction names its prices, rates, and time', async ({ site }) => {
  const way = { currency, payout, payment: 'cash' }
  const sent = await quoteFor(site, way)
  const fee = samplePrice.bands.find(({ to }) => Number(to) >= 200)?.fee
  // The tax on cash is one percent.
  const total = (202 + Number(fee)).toFixed(2)
  expect(sent).toMatchObject({ send: '200.00', fee, tax: '2.00', total, priceVersion: 1, sample: true, currency })
  const midRate = Number(new Map<string, string>(Object.entries(sampleRates.rates)).get(currency))
  expect(Number(sent.rate)).toBeCloseTo(midRate * (1 - Number(samplePrice.margin) / 100), 3)
  expect(Number(sent.arrives) / 200 / Number(sent.rate)).toBeCloseTo(1, 3)
  expect(Math.abs(Date.parse(sent.quotedAt) - Date.now())).toBeLessThan(60_000)
  const received = await quoteFor(site, { ...way, direction: 'receive', amount: sent.arrives })
  expect(received.arrives).toBe(sent.arrives)
  expect(Number(received.send)).toBeCloseTo(200, 1)
})

readingTest('[PRICE-2] every country of the site has a quote', async ({ site }) => {
  for (const { iso2 } of payoutCountries) {
    const { send, arrives } = await quoteFor(site, { country: iso2 })
    expect([send, Number(arrives) > 0]).toEqual(['200.00', true])
  }
})

readingTest('[PRICE-3] what the price book does not have is not quoted', async ({ site }) => {
  const notOffered = [404, 'quote.not_offered']
  expect(await refusalOf(site, { country: 'us' })).toEqual(notOffered)
  const otherCurrency = Object.keys(currencyNames).find((code) => !currenciesOf(country).includes(code)) ?? ''
  expect(await refusalOf(site, { currency: otherCurrency })).toEqual(notOffered)
  expect(await refusalOf(site, { payout: 'cash' })).toEqual(notOffered)
  expect(await refusalOf(site, { amount: '0.99' })).toEqual([422, 'quote.below_minimum'])
  expect(await refusalOf(site, { amount: '1000000' })).toEqual([422, 'quote.above_maximum'])
  expect(await refusalOf(site, { amount: 'ten' })).toEqual([422, 'quote.amount_invalid'])
  expect(await refusalOf(site, { payment: 'gold' })).toEqual([400, 'call.query_invalid'])
})

readingTest(
  '[PRICE-4] a country is quoted in the first of its currencies, and in each; places under embargo are not quoted',
  async ({ site }) => {
    for (const { iso2 } of payoutCountries.filter(({ notes }) => notes.includes(footnotes.dollars))) {
      expect((await quoteFor(site, { country: iso2 })).currency).toBe(currenciesOf(iso2)[0])
      for (const code of currenciesOf(iso2))
        expect(await quoteFor(site, { country: iso2, currency: code })).toMatchObject({
          currency: code,
          ...(code === 'USD' && { rate: '1', arrives: '200.00' }),
        })
    }
    for (const iso2 of embargoedCountries) expect((await refusalOf(site, { country: iso2 }))[0]).toBe(404)
  },
)

test('[PRICE-1] a new version replaces the old one as a whole; history and audit say who and when', async ({
  site,
  admin,
}) => {
  const second = await anotherAdmin(site, admin)
  const saved = await save(second, { rows: [row] })
  expect(saved.status).toBe(201)
  expect(PriceVersion.parse(await saved.json())).toMatchObject({ version: 2, by: 'peter.olson', state: 'current' })
  expect(await published(site)).toMatchObject({ version: 2, sample: false, prices: [{ country }] })
  expect(await quoteFor(site, {})).toMatchObject({ fee: '7.77', priceVersion: 2, sample: false })
  const noLongerPriced = payoutCountries.find(({ iso2 }) => iso2 !== country)?.iso2 ?? ''
  expect(await refusalOf(site, { country: noLongerPriced })).toEqual([404, 'quote.not_offered'])

  const { versions } = await answerOf(PriceVersions, admin.get('/api/admin/prices'))
  expect(versions.map(({ version, by, state }) => [version, by, state])).toEqual([
    [2, 'peter.olson', 'current'],
    [1, null, 'past'],
  ])
  const opened = await admin.get('/api/admin/prices/2')
  expect(PriceVersionRows.parse(await opened.json()).rows).toEqual([row])
  const { rows } = await site.pool.query(`select admin_name, subject_id, detail from audit_entries
    where action = 'prices-changed'`)
  expect(rows).toMatchObject([{ admin_name: 'peter.olson', subject_id: '2', detail: { rows: 1 } }])
})

test('[PRICE-1] prices that are saved again, because the answer was lost, are one version; other prices are refused', async ({
  site,
  admin,
}) => {
  const first = { rows: [row], requestId: crypto.randomUUID() }
  const saved = await answerOf(PriceVersion, save(admin, first))
  expect(await answerOf(PriceVersion, save(admin, first))).toEqual(saved)
  const other = { ...first, rows: [{ ...row, fee: '8' }] }
  for (const basedOn of [1, 2])
    expect(await outcomeOf(save(admin, { ...other, basedOn }))).toEqual([409, 'price.changed_meanwhile'])

  // Its time may have come since.
  const effectiveFrom = new Date(Date.now() + 60_000).toISOString()
  const planned = { ...other, effectiveFrom, basedOn: 2, requestId: crypto.randomUUID() }
  const { version } = await answerOf(PriceVersion, save(admin, planned))
  await site.pool.query(`update price_versions set effective_from = now() - interval '1 hour' where version = $1`, [
    version,
  ])
  const past = await site.value(`select to_json(effective_from)#>>'{}' from price_versions where version = ${version}`)
  const again = save(admin, { ...planned, effectiveFrom: new Date(past).toISOString() })
  expect(await answerOf(PriceVersion, again)).toMatchObject({ version, state: 'past' })
  expect(await site.count('price_versions')).toBe(3)
  expect(await site.count(`audit_entries where action = 'prices-changed'`)).toBe(2)
})

test('[PRICE-1] a version takes effect at its time, and not before, on every instance', async ({ site, admin }) => {
  const other = await startTestSite({ DATABASE_URL: site.databaseUrl })
  const effectiveFrom = new Date(Date.now() + 5_000).toISOString()
  expect((await save(admin, { rows: [row], effectiveFrom })).status).toBe(201)
  const early: number[] = []
  const versions = async () => {
    const both = await Promise.all([site, other].map(async (instance) => (await published(instance)).version))
    if (Date.now() < Date.parse(effectiveFrom)) early.push(...both)
    return both
  }
  await expect.poll(versions, { timeout: 20_000 }).toEqual([2, 2])
  expect(new Set(early)).toEqual(new Set([1]))
})

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString()

test('[PRICE-1] an upcoming version can be called off, and one that has taken effect cannot', async ({
  site,
  admin,
}) => {
  const callOff = async (version: number) => {
    const answer = await admin.send('DELETE', `/api/admin/prices/${version}`)
    return answer.status === 204 ? 204 : outcomeOf(answer)
  }
  await save(admin, { rows: [row], effectiveFrom: inSeconds(86_400) })
  await save(admin, { rows: [row], effectiveFrom: inSeconds(4), basedOn: 2 })
  expect(await callOff(2)).toBe(204)
  expect(await callOff(2)).toEqual([404, 'price.not_found'])
  expect(await callOff(3)).toEqual([409, 'price.too_late'])
  expect(await callOff(1)).toEqual([409, 'price.too_late'])
  const { versions } = PriceVersions.parse(await (await site.get('/api/admin/prices', admin.headers)).json())
  expect(versions.map(({ version }) => version)).toEqual([3, 1])
  expect(await actionsOf(site, `action = 'prices-called-off' and subject_id = '2'`)).toHaveLength(1)
})

test('[PRICE-1] gaps, overlaps, negative prices, and stale edits are refused and change nothing', async ({ site }) => {
  const admin = await firstAdmin(site)
  const refused = async (change: Save) => {
    const answer = await save(admin, change)
    const { reason, fields } = await answer.json()
    return [answer.status, reason, ...Object.keys(fields ?? {})]
  }
  const next = { ...row, from: '1000.02', to: '2000' }
  expect(await refused({ rows: [row, next] })).toEqual([422, 'price.rows_invalid', 'rows.1.from'])
  expect(await refused({ rows: [row, row] })).toEqual([422, 'price.rows_invalid', 'rows.1.from'])
  expect(await refused({ rows: [{ ...row, fee: '-1' }] })).toEqual([422, 'price.rows_invalid', 'rows.0.fee'])
  expect(await refused({ rows: [{ ...row, country: 'cu' }] })).toEqual([422, 'price.rows_invalid', 'rows.0.country'])
  expect((await refused({ rows: [] })).slice(0, 2)).toEqual([422, 'price.rows_missing'])
  const past = new Date(Date.now() - 60_000).toISOString()
  expect(await refused({ rows: [row], effectiveFrom: past })).toEqual([422, 'price.starts_in_past'])
  expect(await refused({ rows: [row], basedOn: 7 })).toEqual([409, 'price.changed_meanwhile'])
  expect(await site.count('price_versions')).toBe(1)
})

test('[PRICE-1] an exported version can be read again; errors are named by row', async ({ site, admin }) => {
  const csv = await (await admin.get('/api/admin/prices/1/export.csv')).text()
  const read = (text: string) => answerOf(ReadPrices, admin.post('/api/admin/prices/read-csv', { csv: text }))
  expect(await read(csv)).toEqual({ rows: priceRows(samplePrices), bad: [] })
  const [head, first] = csv.split('\r\n')
  const { bad } = await read([head, first, first?.replace('cash', 'gold')].join('\r\n'))
  expect(bad).toMatchObject([{ row: 1, line: 3, field: 'payment', reason: 'price.payment_unknown' }])
  // Spreadsheets and people spell it in their own way.
  const spelled = [country.toUpperCase(), currency.toLowerCase(), payout.toUpperCase(), 'Cash']
  const line = [...spelled, row.from, row.to, row.fee, row.percent, row.margin, row.arrival.toUpperCase()].join(',')
  expect(await read([head, '', line].join('\r\n'))).toEqual({ rows: [row], bad: [] })
  expect(await site.count('price_versions')).toBe(1)
  const noColumn = await admin.post('/api/admin/prices/read-csv', { csv: 'Country\r\nke' })
  expect([noColumn.status, (await noColumn.json()).reason]).toEqual([422, 'import.column_missing'])
  for (const version of ['0', '99', 'x', '1e3'])
    expect((await admin.get(`/api/admin/prices/${version}`)).status).toBe(404)
})
