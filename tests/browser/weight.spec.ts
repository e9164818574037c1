import { cities } from '../../content/cities.ts'
import playwrightConfig from '../../playwright.config.ts'
import { findFullChromium } from '../../scripts/chromium.mjs'
import { expect, test } from '../support/browser.ts'
import { layoutPaths } from '../support/public-paths.ts'
import { measurePageWeight } from '../support/page-weight.ts'

const executablePath = findFullChromium()
test.use({ launchOptions: { ...playwrightConfig.use?.launchOptions, ...(executablePath && { executablePath }) } })

type Budget = { js: number; all: number; requests: number }

/** In kB and requests, slightly above the current weight of each page. Other pages have the budget of plain pages. */
const plain: Budget = { js: 0, all: 82, requests: 16 }
const withIslands: Budget = { js: 3, all: 85, requests: 17 }
const withMap: Budget = { js: 3, all: 115, requests: 18 }

const budgets: Record<string, Budget> = {
  '/': { js: 3, all: 90, requests: 16 },
  '/ngo': withIslands,
  '/customised': withIslands,
  '/b2b': withIslands,
  '/globalpayment': { ...withIslands, all: 90 },
  '/company': withIslands,
  '/career': withIslands,
  '/itpolicy': withIslands,
  '/servicearea': withMap,
  '/find-agent': { js: 3, all: 115, requests: 24 },
  ...Object.fromEntries(cities.map(({ path }) => [path, withMap])),
}

for (const path of layoutPaths) {
  test(`${path} loads no more than its budget on a first visit, nor more code when all of it is used`, async ({
    browser,
    site,
  }) => {
    const budget = budgets[path] ?? plain
    const { js, jsInUse, all, requests } = await measurePageWeight(browser, site.url + path)
    const mostInUse = path === '/' ? 105 : 92
    expect.soft(js, 'bytes of JavaScript').toBeLessThanOrEqual(budget.js * 1000)
    expect.soft(jsInUse, 'bytes of JavaScript in use').toBeLessThanOrEqual(mostInUse * 1000)
    expect.soft(all, 'bytes in all').toBeLessThanOrEqual(budget.all * 1000)
    expect.soft(requests, 'answers').toBeLessThanOrEqual(budget.requests)
  })
}
