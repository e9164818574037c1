import { statSync } from 'node:fs'
import { join } from 'node:path'
import { cities } from '../../content/cities.ts'
import { findFullChromium } from '../../scripts/chromium.mjs'
import { root } from '../../scripts/places.mjs'
import { expect, test } from '../support/browser.ts'
import { thoroughUnless } from '../support/thorough.ts'
import { isLongRun } from '../../support/fault-rounds.ts'
import { cityPath, kindPaths, layoutPaths } from '../../support/public-paths.ts'
import { measurePageWeight, type Weight } from '../../support/page-weight.ts'

type Budget = { js: number; all: number; requests: number }

/**
 * In kB and requests, slightly above the current weight of each page, without the typefaces, whose size depends on the
 * brand. Other pages have the budget of plain pages.
 */
const plain: Budget = { js: 0, all: 25.6, requests: 16 }
const withIslands: Budget = { js: 3, all: 28.6, requests: 17 }
const withMap: Budget = { js: 3, all: 64.6, requests: 18 }

const budgets: Record<string, Budget> = {
  '/': { js: 3, all: 41.6, requests: 17 },
  '/ngo': withIslands,
  '/customised': withIslands,
  '/b2b': withIslands,
  '/globalpayment': { ...withIslands, all: 33.1 },
  '/company': withIslands,
  '/career': withIslands,
  '/itpolicy': withIslands,
  '/servicearea': withMap,
  '/help': { ...plain, all: 26.2 },
  '/find-agent': { js: 3, all: 60.6, requests: 24 },
  ...Object.fromEntries(cities.map(({ path }) => [path, withMap])),
}

/** Home, a plain page, and a page with a map. */
const mainPaths = new Set(['/', '/b2b', cityPath])
const measuredPaths = layoutPaths.filter((path) => isLongRun || path in budgets || kindPaths.includes(path))

const typefaces = ['display.woff2', 'text.woff2'].map((name) => join(root, 'content/brand', name))
const typefaceBytes = typefaces.reduce((sum, file) => sum + statSync(file).size, 0)

function expectWithinBudget(path: string, { js, jsInUse, all, fonts, requests }: Weight) {
  const budget = budgets[path] ?? plain
  const mostInUse = path === '/' ? 105 : 95
  expect.soft(js, `${path}: bytes of JavaScript`).toBeLessThanOrEqual(budget.js * 1000)
  expect.soft(jsInUse, `${path}: bytes of JavaScript in use`).toBeLessThanOrEqual(mostInUse * 1000)
  expect.soft(all - fonts, `${path}: bytes without typefaces`).toBeLessThanOrEqual(budget.all * 1000)
  expect.soft(fonts, `${path}: bytes of typefaces`).toBeLessThanOrEqual(typefaceBytes)
  expect.soft(requests, `${path}: answers`).toBeLessThanOrEqual(budget.requests)
}

for (const path of measuredPaths) {
  test(`${path} loads no more than its budget on a first visit, nor more code when all of it is used${thoroughUnless(mainPaths.has(path))}`, async ({
    browser,
    site,
  }) => {
    expectWithinBudget(path, await measurePageWeight(browser, site.url + path))
  })
}

test('the whole browser loads no more either, with the icon of the site @thorough', async ({
  playwright,
  launchOptions,
  site,
}) => {
  test.slow()
  const executablePath = findFullChromium()
  const browser = await playwright.chromium.launch({ ...launchOptions, ...(executablePath && { executablePath }) })
  for (const path of isLongRun ? layoutPaths : ['/', '/find-agent', cityPath])
    expectWithinBudget(path, await measurePageWeight(browser, site.url + path))
  await browser.close()
})
