import { statSync } from 'node:fs'
import { join } from 'node:path'
import { cities } from '../../content/cities.ts'
import { countryPages } from '../../content/country-pages.ts'
import playwrightConfig from '../../playwright.config.ts'
import { findFullChromium } from '../../scripts/chromium.mjs'
import { root } from '../../scripts/places.mjs'
import { expect, test } from '../support/browser.ts'
import { layoutPaths } from '../support/public-paths.ts'
import { measurePageWeight } from '../support/page-weight.ts'

const executablePath = findFullChromium()
test.use({ launchOptions: { ...playwrightConfig.use?.launchOptions, ...(executablePath && { executablePath }) } })

type Budget = { js: number; all: number; requests: number }

/**
 * In kB and requests, slightly above the current weight of each page, without the typefaces, whose size depends on the
 * brand. Other pages have the budget of plain pages.
 */
const plain: Budget = { js: 0, all: 29.1, requests: 16 }
const withIslands: Budget = { js: 3, all: 32.1, requests: 17 }
const withMap: Budget = { js: 3, all: 62.1, requests: 18 }

const budgets: Record<string, Budget> = {
  '/': { js: 3, all: 40.1, requests: 16 },
  '/ngo': withIslands,
  '/customised': withIslands,
  '/b2b': withIslands,
  '/globalpayment': { ...withIslands, all: 37.1 },
  '/company': withIslands,
  '/career': withIslands,
  '/itpolicy': withIslands,
  '/servicearea': withMap,
  ...Object.fromEntries(countryPages.map(({ path }) => [path, { ...plain, all: 57 }])),
  '/find-agent': { js: 3, all: 62.1, requests: 24 },
  ...Object.fromEntries(cities.map(({ path }) => [path, withMap])),
}

const typefaces = ['display.woff2', 'text.woff2'].map((name) => join(root, 'content/brand', name))
const typefaceBytes = typefaces.reduce((sum, file) => sum + statSync(file).size, 0)

for (const path of layoutPaths) {
  test(`${path} loads no more than its budget on a first visit, nor more code when all of it is used`, async ({
    browser,
    site,
  }) => {
    const budget = budgets[path] ?? plain
    const { js, jsInUse, all, fonts, requests } = await measurePageWeight(browser, site.url + path)
    const mostInUse = path === '/' ? 105 : 94
    expect.soft(js, 'bytes of JavaScript').toBeLessThanOrEqual(budget.js * 1000)
    expect.soft(jsInUse, 'bytes of JavaScript in use').toBeLessThanOrEqual(mostInUse * 1000)
    expect.soft(all - fonts, 'bytes without typefaces').toBeLessThanOrEqual(budget.all * 1000)
    expect.soft(fonts, 'bytes of typefaces').toBeLessThanOrEqual(typefaceBytes)
    expect.soft(requests, 'answers').toBeLessThanOrEqual(budget.requests)
  })
}
