import { brand } from '../../content/brand/company.ts'
import { expect, test as base } from '../support/browser.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { startSlowProxy, type SlowProxy } from '../support/slow-proxy.ts'
import { isLongRun } from '../../support/fault-rounds.ts'
import { cityPath, kindPaths } from '../../support/public-paths.ts'
import { skipFirstVisit } from '../support/home.ts'

const test = base.extend<{ line: SlowProxy }>({
  line: async ({ site }, use) => {
    const line = await startSlowProxy(site.url)
    await use(line)
    await line.stop()
  },
})

/** Text may shift by a fraction of a pixel when its font arrives, and a little more if the fallback fits a brand less well. */
const maxShift = brand.sample ? 0.001 : 0.01

/** In short runs, the pages with the most parts that arrive after the text. */
const paths = isLongRun ? kindPaths : ['/', '/find-agent', '/send', cityPath]

for (const path of paths) {
  test(`${path} does not shift while it arrives in small pieces, on a desktop and on a phone @thorough`, async ({
    page,
    line,
  }) => {
    await skipFirstVisit(page)
    for (const [width, height] of [
      [1280, 900],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(line.url + path)
      expect(await layoutShift(page)).toBeLessThan(maxShift)
    }
  })
}
