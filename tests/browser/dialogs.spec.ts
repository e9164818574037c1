import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { openHydrated } from '../../support/hydration.ts'

const closeOf = (page: Page) => page.locator('dialog:modal .dialog-close')

/** The horizontal positions of a page's content. */
const placeOf = (page: Page) =>
  page.evaluate(() =>
    ['.header-bar', 'main .page', '.site-footer .page', '.chat-button'].map((part) => {
      const { left = 0, right = 0 } = document.querySelector(part)?.getBoundingClientRect() ?? {}
      return [left, right]
    }),
  )

for (const [scrollbars, ignoreDefaultArgs] of [
  ['take room', ['--hide-scrollbars']],
  ['take none', []],
] as const) {
  test(`[B2B-1 POP-2] where scrollbars ${scrollbars}, a dialog shifts nothing and leaves no empty strip next to the page @thorough`, async ({
    playwright,
    launchOptions,
    site,
  }) => {
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: [...ignoreDefaultArgs] })
    const page = await browser.newPage({ viewport: { width: 1280, height: 700 }, reducedMotion: 'reduce' })
    await page.goto(`${site.url}/b2b`)
    const scrollbar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth)
    expect(scrollbar > 0).toBe(scrollbars === 'take room')
    expect(await page.evaluate(() => document.querySelector('footer')?.getBoundingClientRect().right)).toBe(
      1280 - scrollbar,
    )
    const before = await placeOf(page)
    await page.getByRole('button', { name: 'Get Started' }).click()
    await expect(closeOf(page)).toBeVisible()
    expect(await placeOf(page)).toEqual(before)
    await closeOf(page).click()
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    expect(await placeOf(page)).toEqual(before)
    // The locator fills its frame from edge to edge.
    await page.goto(`${site.url}/locator`)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollbarGutter)).toBe('auto')
    await browser.close()
  })
}

/** A desktop at 400% zoom, and a phone in landscape. */
const small = [
  { width: 320, height: 256 },
  { width: 667, height: 375 },
]
for (const viewport of small) {
  test(`[POP-2 B2B-1] at ${viewport.width} × ${viewport.height} the X of a popup stays visible down to its end @thorough`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    for (const [path, open] of [
      ['/', async () => undefined],
      ['/b2b', () => page.getByRole('button', { name: 'Get Started' }).click()],
    ] as const) {
      await page.goto(path)
      await open()
      await page.locator('dialog:modal').evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight))
      expect(await page.locator('dialog:modal').evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(0)
      await expect(closeOf(page)).toBeInViewport({ ratio: 1 })
      await closeOf(page).click()
      await expect(page.locator('dialog:modal')).toHaveCount(0)
    }
  })

  test(`[B2B-3] at ${viewport.width} × ${viewport.height} the button of an alert can be reached @thorough`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openHydrated(page, '/b2b')
    await page.getByRole('button', { name: 'Get Started' }).click()
    await page.locator('#get-started .button-primary').click()
    const button = page.getByRole('alertdialog').getByRole('button').last()
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 1 })
    await button.click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
}
