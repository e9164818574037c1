import { expect, test as base } from '../support/browser.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { startSlowLine, type SlowLine } from '../support/slow-line.ts'
import { cityPath } from '../support/public-paths.ts'

const test = base.extend<object, { line: SlowLine }>({
  line: [
    async ({ site }, use) => {
      const line = await startSlowLine(site.url)
      await use(line)
      await line.stop()
    },
    { scope: 'worker' },
  ],
})

/** One page of each kind. */
const paths = [
  '/',
  '/products',
  '/b2b',
  '/find-agent',
  '/career',
  '/blog',
  cityPath,
  '/licenses',
  '/Step-by-Step-Guide',
]

for (const path of paths) {
  test(`${path} does not shift while it arrives in small pieces, on a desktop and on a phone`, async ({
    page,
    line,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => sessionStorage.setItem('popupShown', 'yes'))
    for (const [width, height] of [
      [1280, 900],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(line.url + path)
      // A point of text may move by a hair when its font arrives.
      expect(await layoutShift(page)).toBeLessThan(0.001)
    }
  })
}
