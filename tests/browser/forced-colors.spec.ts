import type { Locator } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { openApplication } from '../support/fill-application.ts'
import { hydrated, openHydrated } from '../support/hydrated.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.addInitScript(() => sessionStorage.setItem('popupShown', 'yes'))
})

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)

test('[APP-6] forced colors: what is checked looks checked, and a drawn signature can be seen', async ({ page }) => {
  await openApplication(page)
  for (const box of [
    page.getByRole('checkbox').and(page.locator(':not(:disabled)')).first(),
    page.getByRole('radio').first(),
  ]) {
    const before = await box.screenshot()
    await box.check()
    await box.blur()
    await page.mouse.move(0, 0)
    expect((await box.screenshot()).equals(before)).toBe(false)
  }
  const pad = page.locator('.signature-pad')
  expect(await styleOf(pad, 'background-color')).toBe('rgb(255, 255, 255)')
})

test('forced colors: every field shows where the focus is', async ({ page }) => {
  await openHydrated(page, '/')
  for (const field of ['input.input', 'textarea.input', 'select.select']) {
    const each = page.locator(`main ${field}:visible:not(:disabled)`).first()
    await each.focus()
    expect(await styleOf(each, 'outline-style'), field).toBe('solid')
    expect(Number.parseFloat(await styleOf(each, 'outline-width')), field).toBeGreaterThanOrEqual(2)
  }
})

test('forced colors: the converter shows where the focus is', async ({ page }) => {
  await openHydrated(page, '/')
  const amount = page.locator('.converter .input').first()
  await amount.focus()
  expect(await styleOf(page.locator('.converter-pair').first(), 'outline-style')).toBe('solid')
})

test('[CTY-1 SLD-1] forced colors: only the chosen tab and the first shown slide look chosen', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const chosen = page.getByRole('tab', { selected: true })
  const others = page.getByRole('tab', { selected: false })
  const border = await styleOf(chosen, 'border-bottom-color')
  for (const tab of await others.all()) expect(await styleOf(tab, 'border-bottom-color')).not.toBe(border)
  const ground = await styleOf(page.locator('.slider-dots .is-here'), 'background-color')
  for (const dot of await page.locator('.slider-dots i:not(.is-here)').all())
    expect(await styleOf(dot, 'background-color')).not.toBe(ground)
})
