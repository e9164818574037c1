import { findAccessibilityFaults, findFaultsInDark } from '../support/accessibility.ts'
import { exampleCountry } from '../../content/example-country.ts'
import { expect, test } from '../support/browser.ts'
import { openHome } from '../support/home.ts'
import { openHydrated } from '../../support/hydration.ts'

test('an open popup that shows an error has no accessibility fault @thorough', async ({ page }) => {
  await openHydrated(page, '/b2b')
  await page.getByRole('button', { name: 'Get Started' }).click()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.locator('#get-started').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await findAccessibilityFaults(page)).toEqual([])
  expect(await findFaultsInDark(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  expect(await findAccessibilityFaults(page)).toEqual([])
})

test('the converter with an open list, and with nothing found, has no accessibility fault @thorough', async ({
  page,
}) => {
  await openHome(page)
  const to = page.getByRole('combobox', { name: 'To currency' })
  await expect(to).toHaveValue(new RegExp(`^${exampleCountry.currency} `))
  await to.click()
  await expect(page.locator('.converter').getByRole('option').first()).toBeVisible()
  expect(await findAccessibilityFaults(page)).toEqual([])
  expect(await findFaultsInDark(page)).toEqual([])
  await to.fill('zzz')
  await expect(page.getByText('No currency found.')).toBeVisible()
  expect(await findAccessibilityFaults(page)).toEqual([])
})
