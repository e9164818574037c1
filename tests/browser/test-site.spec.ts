import { brand } from '../../content/brand/company.ts'
import { testSiteBar } from '../../content/frame.ts'
import { expect, test } from '../support/browser.ts'
import { layoutShift } from '../support/layout-shift.ts'

/** A site that is not for visitors. */
test.use({ settings: { NOINDEX: 'true' } })

test('a bar on built, rendered, and desk pages says that this is a test site, and shifts nothing @thorough', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (cause) => errors.push(String(cause)))
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/career', '/admin-login']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const bar = await page.evaluate(() => {
        const style = getComputedStyle(document.body, '::before')
        return { text: style.content, height: Number.parseFloat(style.height), width: document.body.scrollWidth }
      })
      expect(bar.text, path).toContain(testSiteBar)
      expect(bar.height, path).toBeGreaterThan(20)
      expect(bar.width, path).toBeLessThanOrEqual(width)
      // The sign-in page of the desk shifts a little by itself.
      if (path !== '/admin-login') expect(await layoutShift(page), path).toBeLessThan(0.001)
    }
  }
  expect(errors).toEqual([])
})

test('the notes about a test site and a sample company are one bar, and the menu of a phone opens below the header @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto('/Compliance')
  const looks = await page.evaluate(() => {
    const bars = [document.querySelector('.page-bar')].flatMap((bar) => (bar ? [getComputedStyle(bar)] : []))
    return [getComputedStyle(document.body, '::before'), ...bars].map(
      ({ color, backgroundColor, fontSize, textAlign }) => ({ color, backgroundColor, fontSize, textAlign }),
    )
  })
  expect(looks).toHaveLength(brand.sample ? 2 : 1)
  for (const look of looks) expect(look).toEqual(looks[0])
  await page.locator('.menu-button').click()
  // The header has a line of 1 px at its bottom, which the menu may cover.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const menu = document.querySelector('.mobile-menu')?.getBoundingClientRect()
        const header = document.querySelector('.site-header')?.getBoundingClientRect()
        return Math.abs((menu?.top ?? 0) - (header?.bottom ?? Number.NaN))
      }),
    )
    .toBeLessThanOrEqual(1)
})
