import { findAccessibilityFaults } from '../support/accessibility.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { isLongRun } from '../support/fault-rounds.ts'
import { kindPaths, publicPaths } from '../support/public-paths.ts'
import { expect, test } from '../support/browser.ts'

const paths = [...publicPaths, '/no-such-page']

/** Axe takes most of the time of this test: at the second width, it examines one page of each kind in short runs. */
const pathsAtSecondWidth = new Set(isLongRun ? paths : [...kindPaths, '/no-such-page'])

for (const path of paths) {
  test(`${path}: no accessibility fault, policy violation, layout shift, or horizontal scroll at 320 px`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('console', (message) => {
      const expected = path === '/no-such-page' && message.text().includes('404')
      if (message.type() === 'error' && !expected) errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(error.message))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => sessionStorage.setItem('popupShown', 'yes'))
    await page.goto(path)
    // Text may shift by a fraction of a pixel when its font arrives.
    expect(await layoutShift(page)).toBeLessThan(0.001)
    expect(await findAccessibilityFaults(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    if (pathsAtSecondWidth.has(path)) expect(await findAccessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(errors).toEqual([])
  })
}
