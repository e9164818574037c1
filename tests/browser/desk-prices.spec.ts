import { readFile } from 'node:fs/promises'
import { payoutCountries } from '../../content/countries.ts'
import { samplePrices } from '../../content/sample-prices.ts'
import { PriceVersions, PublishedPrices } from '../../contract/desk-prices.ts'
import { priceRows } from '../../contract/price-book.ts'
import { expect, findPageFaults, test, type Desk } from '../support/desk.ts'

const [country] = payoutCountries

/** Saves the sample prices as a new version: another test may have removed or changed them. */
async function restorePrices(desk: Desk) {
  const { versions } = PriceVersions.parse(await (await desk.send('GET', '/api/admin/prices')).json())
  const basedOn = versions.length === 0 ? null : Math.max(...versions.map(({ version }) => version))
  const body = { rows: priceRows(samplePrices), effectiveFrom: null, basedOn }
  expect((await desk.send('POST', '/api/admin/prices', body)).status).toBe(201)
}

test('[PRICE-1] prices are edited by country with a preview, checked, saved as a version, exported, and imported', async ({
  page,
  site,
  desk,
}) => {
  const published = async () => PublishedPrices.parse(await (await fetch(`${site.url}/api/prices`)).json())
  await restorePrices(desk)
  const before = await published()
  await page.goto('/admin/prices')
  await expect(page.getByRole('table', { name: `Prices for ${country?.name}` })).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])

  await page.getByLabel('Fee $, row 2').fill('-1')
  await expect(page.getByText('A price cannot be negative.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save a new version' })).toHaveCount(0)
  expect(await findPageFaults(page)).toEqual([])
  await page.getByLabel('Fee $, row 2').fill('7.25')
  const preview = page.getByRole('region', { name: 'Preview of the quote' })
  await expect(preview).toContainText('$7.25')

  // What was edited survives a reload.
  await page.reload()
  await expect(page.getByLabel('Fee $, row 2')).toHaveValue('7.25')
  await page.getByRole('button', { name: 'Save a new version' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Version \d+ was saved\.$/)).toBeVisible()
  const after = await published()
  expect(after.version).toBeGreaterThan(before.version)
  expect(after.prices[0]?.bands[1]?.fee).toBe('7.25')
  await expect(page.getByText(/Saved .* by nimo\.warsame\./).first()).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const csv = await readFile(await (await downloading).path(), 'utf8')
  await page.getByRole('button', { name: 'Import CSV' }).click()
  await page.getByLabel('CSV file', { exact: true }).setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv.replace('7.25', '7.50')),
  })
  await expect(page.getByLabel('Fee $, row 2')).toHaveValue('7.50')
  expect((await published()).version).toBe(after.version)
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByLabel('Fee $, row 2')).toHaveValue('7.25')
})
