import type { Browser, Page } from '@playwright/test'
import { servedPlace } from '../support/served-place.ts'
import { expect, test as base } from '../support/browser.ts'
import { expandAll, findBrokenWords, findLostText, setTextSpacing } from '../support/clipped-text.ts'
import { isLongRun } from '../../support/fault-rounds.ts'
import { cityPath, kindPaths, layoutPaths } from '../../support/public-paths.ts'
import { skipFirstVisit } from '../support/home.ts'

const test = base.extend<{ largeText: Browser }>({
  /** A browser whose font size is 32 px. */
  largeText: async ({ playwright, launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    await use(browser)
    await browser.close()
  },
})

/** The embedded locator, an agent search, a job, and its application form. */
async function otherPaths(page: Page, url: string): Promise<string[]> {
  await page.goto(`${url}/career`)
  const job = await page.locator('.opening a').first().getAttribute('href')
  await page.goto(url + job)
  const form = await page.locator('main a[href*="apply" i], main a[href*="form" i]').first().getAttribute('href')
  return ['/locator', `/find-agent?near=${servedPlace.zip}`, ...[job, form].map((path) => path ?? 'missing')]
}

const open = (browser: Browser, width: number) => browser.newPage({ viewport: { width, height: 800 } })

test('no page for a search, a job, or another site loses text at 320 px, nor with the spacing of WCAG 1.4.12 @thorough', async ({
  browser,
  site,
}) => {
  const page = await open(browser, 320)
  const faults: string[] = []
  // The others are checked in every-page.spec.ts.
  for (const path of await otherPaths(page, site.url)) {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
    await expandAll(page)
    const check = async (how: string) =>
      faults.push(...(await findLostText(page)).map((fault) => `${path} ${how}: ${fault}`))
    await check('at 320 px')
    await setTextSpacing(page)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await check(`with text spacing at ${width} px`)
    }
  }
  expect(faults).toEqual([])
  await page.close()
})

test('no page loses text at 390 px in a browser whose font size is 32 px @thorough', async ({ largeText, site }) => {
  test.slow()
  const page = await open(largeText, 390)
  await skipFirstVisit(page)
  const faults: string[] = []
  const pages = isLongRun ? layoutPaths : kindPaths
  for (const path of [...pages, '/no-such-page', ...(await otherPaths(page, site.url))]) {
    await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    await expandAll(page)
    faults.push(...(await findLostText(page)).map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
})

test('on a phone whose font size is 32 px, every control of the slider is on the page, and a ZIP code can be read in its field @thorough', async ({
  largeText,
  site,
}) => {
  const page = await open(largeText, 360)
  await skipFirstVisit(page)
  await page.goto(site.url)
  const controls = page.locator('.slider-controls button')
  await expect(controls).not.toHaveCount(0)
  for (const control of await controls.all()) {
    await control.scrollIntoViewIfNeeded()
    await expect(control).toBeInViewport({ ratio: 1 })
  }
  await page.goto(`${site.url}/find-agent?near=${servedPlace.zip}`)
  expect(await page.locator('#near').evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
})

test('on a phone whose font size is 32 px, no text is squeezed into narrow columns or broken within words @thorough', async ({
  largeText,
  site,
}) => {
  test.slow()
  const page = await open(largeText, 360)
  await skipFirstVisit(page)
  for (const path of [...kindPaths, '/company', '/servicearea', '/privacy-policy']) {
    await page.goto(site.url + path)
    await expandAll(page)
    expect(await findBrokenWords(page), path).toEqual([])
  }
  await page.goto(site.url + cityPath)
  const rate = page.locator('.converter .converter-rate')
  await rate.scrollIntoViewIfNeeded()
  const { width = 0 } = (await page.locator('.converter').boundingBox()) ?? {}
  expect((await rate.boundingBox())?.width).toBe(width)
})

test('a word that is wider than a phone wraps, in a heading, a list, and a card @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto('/Compliance')
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main :is(h1, h2, h3, li, p)'))
      part.append(' Donau'.padEnd(60, 'dampf'))
  })
  expect(await findLostText(page)).toEqual([])
})

test('a table scrolls in a frame of its own, by keyboard too @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/privacy-notice')
  const frame = page.locator('main .table-frame').first()
  // More columns than fit, whatever the texts of the table are.
  await frame.evaluate((box) => {
    for (const row of box.querySelectorAll('tr'))
      for (const cell of [...row.cells, ...row.cells, ...row.cells]) row.append(cell.cloneNode(true))
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const heading = await frame.evaluate(
    (box) => document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent,
  )
  await expect(frame).toHaveRole('region')
  await expect(frame).toHaveAccessibleName(heading ?? 'the heading above the table')
  await frame.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => frame.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
})
