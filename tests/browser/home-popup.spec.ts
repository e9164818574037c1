import type { Page } from '@playwright/test'
import { brand } from '../../content/brand/company.ts'
import { expect, test } from '../support/browser.ts'
import { thoroughUnless } from '../support/thorough.ts'
import { openFirstVisit, scrollPastHero, stopTime } from '../support/home.ts'
import { hydrateIslands } from '../../support/hydration.ts'

const popup = (page: Page) => page.getByRole('dialog', { name: `Become a ${brand.name} Agent` })

/** Simulates a browser that prerenders the page and then shows it. */
const startPrerendered = () => Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
const activate = () => {
  Object.defineProperty(document, 'prerendering', { value: false })
  document.dispatchEvent(new Event('prerenderingchange'))
}

test('[POP-1] it opens by itself 4 seconds into the first visit of a session, and not again', async ({ page }) => {
  await stopTime(page)
  await page.goto('/')
  await page.clock.runFor(3_900)
  await expect(popup(page)).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem('popupShown'))).toBeNull()
  await page.clock.runFor(100)
  await expect(popup(page)).toBeVisible()
  await expect(popup(page).getByRole('heading', { level: 2 })).toBeFocused()
  await page.reload()
  await page.clock.runFor(10_000)
  await scrollPastHero(page)
  await hydrateIslands(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[POP-1] it opens as soon as the hero is out of view @thorough', async ({ page }) => {
  await stopTime(page)
  await page.goto('/')
  await scrollPastHero(page)
  await expect(popup(page)).toBeVisible()
})

test('[POP-1] it waits while someone types or has a menu open @thorough', async ({ page }) => {
  await stopTime(page)
  await page.goto('/')
  const name = page.getByRole('form', { name: 'Agent inquiry' }).getByLabel('Name')
  await name.focus()
  await page.clock.runFor(10_000)
  await expect(popup(page)).toBeHidden()
  await name.blur()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('button', { name: 'Services' }).click()
  await page.clock.runFor(10_000)
  await expect(popup(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await page.clock.runFor(1_000)
  await expect(popup(page)).toBeVisible()
})

test('[POP-1] a prerendered page does not count as visited @thorough', async ({ page }) => {
  await stopTime(page)
  await page.addInitScript(startPrerendered)
  await page.goto('/')
  await page.clock.runFor(10_000)
  await scrollPastHero(page)
  await expect(popup(page)).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem('popupShown'))).toBeNull()
  await page.evaluate(activate)
  await page.clock.runFor(4_000)
  await expect(popup(page)).toBeVisible()
})

test('[POP-1] a tab in the background does not count as visited @thorough', async ({ page }) => {
  await stopTime(page)
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }))
  await page.goto('/')
  await page.clock.runFor(10_000)
  await expect(popup(page)).toBeHidden()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.runFor(4_000)
  await expect(popup(page)).toBeVisible()
})

const closings: [string, (page: Page) => Promise<void>][] = [
  ['X', (page) => popup(page).getByRole('button', { name: 'Close' }).and(page.locator('.dialog-close')).click()],
  ['Close', (page) => popup(page).getByText('Close', { exact: true }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
]
for (const [name, close] of closings) {
  test(`[POP-2] ${name} closes it and makes the page usable again${thoroughUnless(name === 'Escape')}`, async ({
    page,
  }) => {
    await openFirstVisit(page)
    await expect(popup(page)).toBeVisible()
    const before = await page.evaluate(() => scrollY)
    await close(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  })
}

test('[POP-1 POP-2] while it is open the page behind is dimmed and inert, and does not scroll; it is not printed @thorough', async ({
  page,
}) => {
  await openFirstVisit(page)
  await expect(popup(page)).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  const backdrop = await popup(page).evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor)
  expect(backdrop).toMatch(/[,/] 0\.[5-9]\d*\)$/)
  const behind = page.getByRole('link', { name: 'Find an agent near you', includeHidden: true })
  expect(await behind.evaluate((link) => (link.focus(), document.activeElement === link))).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#first-visit')).toBeHidden()
})

test('[POP-2] focus stays inside and returns to where it was @thorough', async ({ page }) => {
  await stopTime(page)
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Find an agent near you' })
  await link.focus()
  await page.clock.runFor(4_000)
  await expect(popup(page).getByRole('heading', { level: 2 })).toBeFocused()
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => {
        const here = document.activeElement
        return here === document.body || here?.closest('dialog') !== null
      }),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[POP-1] it never appears @thorough', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('dialog.popup')).toBeHidden()
  })
})
