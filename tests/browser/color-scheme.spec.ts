import type { Page } from '@playwright/test'
import { schemeTexts } from '../../content/scheme.ts'
import { schemes, token, type Scheme } from '../../scripts/tokens.ts'
import { brandColor } from '../support/brand-color.ts'
import { expect, test } from '../support/desk.ts'

const { choices, legend } = schemeTexts

const expectScheme = (page: Page, scheme: Scheme) =>
  expect(page.locator('body')).toHaveCSS('background-color', brandColor('paper', scheme))

/** The color that the browser's toolbar has. */
const toolbarColor = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  )

const switchOf = (page: Page) => page.getByRole('group', { name: legend })

test('a page follows the device until the visitor chooses, and then the choice, on every page and in every tab', async ({
  page,
  context,
}) => {
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/licenses')
    await expectScheme(page, scheme)
    expect(await toolbarColor(page)).toEqual([token('paper', scheme)])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  const other = await context.newPage()
  await other.goto('/find-agent')
  await expectScheme(other, 'light')

  const chosen = switchOf(page).getByRole('radio', { name: choices.system })
  await expect(chosen).toBeChecked()
  await chosen.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(switchOf(page).getByRole('radio', { name: choices.dark })).toBeChecked()
  await expectScheme(page, 'dark')
  await expectScheme(other, 'dark')
  await expect(switchOf(other).getByRole('radio', { name: choices.dark })).toBeChecked()
  // The frame with the map of agents is a page of its own.
  const frame = other.frameLocator('iframe').first()
  await expect(frame.locator('body')).toHaveCSS('color', brandColor('ink', 'dark'))
  expect(await toolbarColor(page)).toEqual([token('paper', 'dark')])

  // The scheme is there before the first frame is drawn.
  await page.addInitScript(() =>
    requestAnimationFrame(() => (window.name = document.documentElement.dataset.scheme ?? 'none')),
  )
  await page.goto('/company')
  await expect.poll(() => page.evaluate(() => window.name)).toBe('dark')
  await expectScheme(page, 'dark')
  await switchOf(page).getByText(choices.system).click()
  await expectScheme(page, 'light')
})

test('a picture follows the scheme, and what is printed is always light @thorough', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/servicearea')
  const map = page.locator('.map-sheet img').first()
  const dark = await map.screenshot()
  await switchOf(page).getByText(choices.light).click()
  await expectScheme(page, 'light')
  expect(await map.screenshot()).not.toEqual(dark)
  await switchOf(page).getByText(choices.dark).click()
  await expectScheme(page, 'dark')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
})

test('without JavaScript a page follows the device, and offers no choice @thorough', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' })
  const page = await context.newPage()
  await page.goto(`${site.url}/licenses`)
  await expectScheme(page, 'dark')
  await expect(page.getByRole('radio', { name: choices.dark })).toBeHidden()
  await context.close()
})

test('the desk has the same choice in its menu, and keeps it @thorough', async ({ page, desk: _desk }) => {
  await page.goto('/admin/leads')
  await switchOf(page).getByText(choices.dark).click()
  await expectScheme(page, 'dark')
  await page.reload()
  await expect(switchOf(page).getByRole('radio', { name: choices.dark })).toBeChecked()
  await expectScheme(page, 'dark')
})
