import { findAccessibilityFaults, findFaultsExceptContrast, findFaultsInDark } from '../support/accessibility.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { findStrayLabels } from '../support/stray-labels.ts'
import { expandAll, findLostText, setTextSpacing } from '../support/clipped-text.ts'
import { isLongRun } from '../../support/fault-rounds.ts'
import { cityPath, layoutPaths } from '../../support/public-paths.ts'
import { expect, test } from '../support/browser.ts'
import { thoroughUnless } from '../support/thorough.ts'
import { skipFirstVisit } from '../support/home.ts'

const paths = [...layoutPaths, '/no-such-page']

/** Home, a form, a map, a long text, and a city. */
const mainPaths = new Set(['/', '/b2b', '/find-agent', '/licenses', cityPath])

for (const path of paths) {
  test(`${path}: no accessibility fault, policy violation, layout shift, or horizontal scroll at 320 px, and no lost text${thoroughUnless(mainPaths.has(path))}`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('console', (message) => {
      const expected = path === '/no-such-page' && message.text().includes('404')
      if (message.type() === 'error' && !expected) errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(error.message))
    await skipFirstVisit(page)
    await page.goto(path)
    // Text may shift by a fraction of a pixel when its font arrives.
    expect(await layoutShift(page)).toBeLessThan(0.001)
    const findFaults = isLongRun ? findAccessibilityFaults : findFaultsExceptContrast
    if (isLongRun || path === '/') expect(await findFaults(page), 'at 1280 px').toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await (path === '/' ? findAccessibilityFaults : findFaults)(page), 'at 320 px').toEqual([])
    if (isLongRun) expect(await findFaultsInDark(page), 'in the dark scheme').toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expandAll(page)
    expect(await findLostText(page), 'at 320 px').toEqual([])
    expect(await findStrayLabels(page)).toEqual([])
    await setTextSpacing(page)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findLostText(page), `with the spacing of WCAG 1.4.12 at ${width} px`).toEqual([])
    }
    expect(errors).toEqual([])
  })
}
