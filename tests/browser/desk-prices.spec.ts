import { deskTexts } from '../../content/admin/frame.ts'
import { payoutCountries } from '../../content/countries.ts'
import { pricesTexts } from '../../content/admin/prices.ts'
import { samplePrices } from '../../content/sample-prices.ts'
import { PriceVersion, PriceVersions, PublishedPrices } from '../../contract/desk-prices.ts'
import { priceRows } from '../../contract/price-book.ts'
import { expect, findPageFaults, openDesk, test, type Desk } from '../support/desk.ts'
import { download } from '../support/download.ts'
import { loseAnswer } from '../support/lose-answer.ts'

const [country, second, third] = payoutCountries
if (!country || !second || !third) throw new Error('These tests need three countries')

/** Saves a new version, with the sample prices unless told otherwise: another test may have removed or changed them. */
async function savePrices(
  desk: Desk,
  rows = priceRows(samplePrices),
  effectiveFrom: string | null = null,
): Promise<number> {
  const { versions } = PriceVersions.parse(await (await desk.send('GET', '/api/admin/prices')).json())
  const basedOn = versions.length === 0 ? null : Math.max(...versions.map(({ version }) => version))
  const saved = await desk.send('POST', '/api/admin/prices', { rows, effectiveFrom, basedOn })
  return PriceVersion.parse(await saved.json()).version
}

const withFee = (iso2: string, fee: string) =>
  priceRows(samplePrices).map((row) => (row.country === iso2 ? { ...row, fee } : row))

test('[PRICE-1] prices are edited by country with a preview, checked, saved as a version, exported, and imported', async ({
  page,
  site,
  desk,
}) => {
  const published = async () => PublishedPrices.parse(await (await fetch(`${site.url}/api/prices`)).json())
  await savePrices(desk)
  const before = await published()
  await page.goto('/admin/prices')
  await expect(page.getByRole('table', { name: `Prices for ${country.name}` })).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])

  await page.getByLabel('Fee $, row 2').fill('7.25')
  const preview = page.getByRole('region', { name: 'Quote preview' })
  await expect(preview).toContainText('$7.25')

  // What was edited survives a reload.
  await page.reload()
  await expect(page.getByLabel('Fee $, row 2')).toHaveValue('7.25')
  await page.getByRole('button', { name: 'Save a new version' }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Save', exact: true })
  await loseAnswer(page, '**/api/admin/prices')
  await confirm.click()
  await expect(dialog).toContainText(deskTexts.noAnswer)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save a new version' }).click()
  await confirm.click()
  await expect(page.getByText(/^Version \d+ was saved\.$/)).toBeVisible()
  const after = await published()
  expect(after.version).toBe(before.version + 1)
  expect(after.prices[0]?.bands[1]?.fee).toBe('7.25')
  await expect(page.getByRole('link', { name: `Version ${after.version}`, exact: true })).toBeVisible()
  await expect(page.getByText(/Saved .* by nimo\.warsame\./).first()).toBeVisible()

  const { text: csv } = await download(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const choose = (text: string) =>
    page
      .getByLabel('CSV file', { exact: true })
      .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  // A file with errors changes nothing, and each is listed with its line.
  await choose(csv.replace('7.25', '-7.25'))
  await expect(page.getByText('Line 3, Fee $: A price cannot be negative.')).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  await choose(csv.replace('7.25', '7.50'))
  await expect(page.getByLabel('Fee $, row 2')).toHaveValue('7.50')
  expect((await published()).version).toBe(after.version)
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByLabel('Fee $, row 2')).toHaveValue('7.25')
})

test('[PRICE-1] a wrong value is marked at its field, and saving goes to the first one @thorough', async ({
  page,
  desk,
}) => {
  await savePrices(desk)
  await page.goto(`/admin/prices?country=${second.iso2}`)
  const fee = page.getByLabel('Fee $, row 2', { exact: true })
  await fee.fill('-1')
  await expect(fee).toHaveAttribute('aria-invalid', 'true')
  await expect(fee).toHaveAccessibleDescription('Fee $: A price cannot be negative.')
  // The row after it has no gap before it: the wrong one is there.
  await expect(page.locator('[aria-invalid]')).toHaveCount(1)
  expect(await findPageFaults(page)).toEqual([])

  // Another country, which the URL keeps, and the amount of the preview.
  await page.getByLabel('Country', { exact: true }).selectOption(third.iso2)
  await page.getByLabel('Amount to send').fill('321')
  await page.getByLabel('Amount to send').press('Tab')
  await expect(page).toHaveURL(`/admin/prices?country=${third.iso2}&amount=321`)
  await page.reload()
  await expect(page.getByRole('table', { name: `Prices for ${third.name}` })).toBeVisible()
  await expect(page.getByLabel('Amount to send')).toHaveValue('321')

  // The tab cannot be closed by accident.
  await page.getByLabel('Amount to send').click()
  const asking = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asking
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign out without saving?' })).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Stay signed in' }).click()

  await page.getByRole('button', { name: 'Save a new version' }).press('Enter')
  await expect(page.getByRole('table', { name: `Prices for ${second.name}` })).toBeVisible()
  await expect(fee).toBeFocused()
  await fee.fill('1.50')
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)

  // The margin is that of a way to send, in all of its rows.
  await page.getByLabel('Margin %, row 1', { exact: true }).fill('30')
  for (const row of [1, 2, 3])
    await expect(page.getByLabel(`Margin %, row ${row}`, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Margin %, row 2', { exact: true }).fill('2.5')
  await expect(page.getByLabel('Margin %, row 1', { exact: true })).toHaveValue('2.5')
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)

  await page.getByRole('button', { name: 'Add a row' }).press('Enter')
  await expect(page.getByLabel(/^From \$, row/).last()).toBeFocused()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out and delete it' }).click()
  await expect(page).toHaveURL('/admin-login')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('draft')
})

test('[PRICE-1] every version can be opened with what changed in it, by whom and when, and exported @thorough', async ({
  page,
  desk,
}) => {
  const before = await savePrices(desk)
  const version = await savePrices(desk, withFee(second.iso2, '1.23'))
  await page.goto(`/admin/prices?country=${second.iso2}`)
  await page.getByRole('link', { name: `Version ${version}`, exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: `Version ${version}`, level: 1 })).toBeVisible()
  await expect(page.getByText(/Saved .* by nimo\.warsame\./)).toBeVisible()
  await expect(page.getByText(`Compared with version ${before}.`)).toBeVisible()
  const changes = page.getByRole('region', { name: 'Changed rows' }).getByRole('row')
  await expect(changes).toHaveCount(
    1 + withFee(second.iso2, '1.23').filter(({ country: iso2 }) => iso2 === second.iso2).length,
  )
  await expect(changes.nth(1)).toContainText(second.name)
  await expect(changes.nth(1)).toContainText(/Fee \$: \S+ → 1\.23$/)
  const prices = page.getByRole('table', { name: `Prices for ${second.name}` })
  await expect(prices.getByRole('cell', { name: '1.23' }).first()).toBeVisible()
  await expect(prices.getByRole('textbox')).toHaveCount(0)
  expect(await findPageFaults(page)).toEqual([])
  // On paper, too, it says which version it is.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Prices' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  const { name, text } = await download(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
  expect(name).toBe(`prices-${version}.csv`)
  expect(text).toContain('1.23')

  // An older one has other prices, and one without changes says so.
  const same = await savePrices(desk, withFee(second.iso2, '1.23'))
  await page.goto(`/admin/prices/${same}`)
  await expect(page.getByText(`All prices are the same as in version ${version}.`)).toBeVisible()
  await page.goto('/admin/prices/999999')
  await expect(page.getByRole('heading', { name: 'No such version' })).toBeVisible()
  await page.getByRole('link', { name: 'Prices' }).last().click()
  await expect(page.getByRole('heading', { name: 'Prices', level: 1 })).toBeVisible()
})

test('[PRICE-1] a version that a colleague saves in the meantime is not overwritten @thorough', async ({
  page,
  site,
  desk,
}) => {
  const published = async () => PublishedPrices.parse(await (await fetch(`${site.url}/api/prices`)).json())
  const feesOf = async (iso2: string) =>
    (await published()).prices.filter((price) => price.country === iso2).flatMap(({ bands }) => bands[0]?.fee)
  await savePrices(desk)
  await page.goto(`/admin/prices?country=${third.iso2}`)
  await page.getByLabel('Fee $, row 1', { exact: true }).fill('4.44')
  const theirs = await savePrices(await openDesk(site), withFee(second.iso2, '5.55'))

  await page.getByRole('button', { name: 'Save a new version' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  const alert = page.getByRole('alert').filter({ hasText: `saved version ${theirs}` })
  await expect(alert).toBeFocused()
  await expect(page.getByLabel('Fee $, row 1', { exact: true })).toHaveValue('4.44')
  expect((await published()).version).toBe(theirs)
  expect(await findPageFaults(page)).toEqual([])

  await alert.getByRole('button', { name: 'Add its changes' }).click()
  await expect(page.getByText(`The changes from version ${theirs} were added to yours.`)).toBeVisible()
  await page.getByRole('button', { name: 'Save a new version' }).click()
  await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(2)
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Version \d+ was saved\.$/)).toBeVisible()
  expect((await feesOf(third.iso2))[0]).toBe('4.44')
  expect(new Set(await feesOf(second.iso2))).toEqual(new Set(['5.55']))

  // The same country: mine are kept, and I am told.
  await page.getByLabel('Fee $, row 1', { exact: true }).fill('6.66')
  await savePrices(await openDesk(site), withFee(third.iso2, '7.77'))
  await page.reload()
  await page.getByRole('button', { name: 'Add its changes' }).click()
  await expect(page.getByText(`You both changed ${third.name}: your rows were kept.`)).toBeVisible()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByLabel('Fee $, row 1', { exact: true })).toHaveValue('7.77')
})

test('[PRICE-1] while a version is scheduled, the desk says what visitors see, what a new one changes, and until when @thorough', async ({
  page,
  desk,
}) => {
  const day = 24 * 60 * 60 * 1000
  const current = await savePrices(desk)
  const upcoming = await savePrices(desk, withFee(second.iso2, '8.88'), new Date(Date.now() + 30 * day).toISOString())
  await page.goto(`/admin/prices?country=${third.iso2}`)
  await expect(page.getByText(`The table has version ${upcoming}, the newest one.`)).toContainText(
    `Visitors now see version ${current}.`,
  )
  expect(await findPageFaults(page)).toEqual([])
  await page.getByLabel('Fee $, row 1', { exact: true }).fill('4.44')
  await page.getByRole('button', { name: 'Save a new version' }).click()

  // Right away: with the changes of the scheduled version, which then takes this one's place.
  const dialog = page.getByRole('dialog')
  const replaced = dialog.getByText(`version ${upcoming} will take effect`)
  await expect(replaced).toBeVisible()
  await expect(dialog.getByText(`all prices of version ${current}`)).toBeVisible()
  await expect(dialog.getByRole('row').filter({ hasText: second.name }).first()).toContainText('8.88')
  await expect(dialog.getByRole('row').filter({ hasText: third.name })).toContainText('4.44')
  expect(await findPageFaults(page)).toEqual([])

  // After the scheduled one: only what was edited.
  await dialog.getByLabel('Takes effect').fill(new Date(Date.now() + 40 * day).toISOString().slice(0, 16))
  await expect(replaced).toBeHidden()
  await expect(dialog.getByText(`all prices of version ${upcoming}`)).toBeVisible()
  await expect(dialog.getByRole('row')).toHaveCount(2)

  // It can be called off, and a draft of it says so.
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('link', { name: `Version ${upcoming}`, exact: true }).click()
  await page.getByRole('button', { name: pricesTexts.version.callOff.open }).click()
  expect(await findPageFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep version' }).click()
  await page.getByRole('button', { name: pricesTexts.version.callOff.open }).click()
  await dialog.getByRole('button', { name: pricesTexts.version.callOff.confirm }).click()
  await expect(page.getByRole('alert').getByText(pricesTexts.canceled.text(upcoming))).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  await expect(page.getByText(pricesTexts.newer.show(current))).toHaveCount(0)
  const save = page.getByRole('button', { name: 'Save a new version' })
  await expect(save).toHaveCount(0)
  await page.getByRole('button', { name: pricesTexts.canceled.keep }).click()
  await save.click()
  await expect(dialog.getByRole('row').filter({ hasText: second.name }).first()).toContainText('8.88')
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()

  // The table is that of visitors again.
  await expect(page.getByText('Visitors now see')).toHaveCount(0)
  await expect(page.getByRole('link', { name: `Version ${current}`, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: `Version ${upcoming}`, exact: true })).toHaveCount(0)
})
