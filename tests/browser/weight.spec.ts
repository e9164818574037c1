import { expect, test } from '../support/browser.ts'
import { publicPaths } from '../support/public-paths.ts'
import { weigh } from '../support/weigh.ts'

type Budget = { js: number; all: number; requests: number }

/** In kB and answers, a little above what each page weighs now. Pages that are not named here are plain. */
const plain: Budget = { js: 0, all: 82, requests: 16 }
const withForm: Budget = { js: 72, all: 155, requests: 26 }
const city: Budget = { js: 88, all: 235, requests: 30 }

const budgets: Record<string, Budget> = {
  '/': { js: 3, all: 90, requests: 16 },
  '/ngo': withForm,
  '/customised': withForm,
  '/b2b': withForm,
  '/globalpayment': withForm,
  '/company': withForm,
  '/career': withForm,
  '/itpolicy': withForm,
  '/servicearea': { js: 81, all: 195, requests: 26 },
  '/find-agent': { js: 84, all: 195, requests: 34 },
  '/minneapolis': city,
  '/stpaul': city,
  '/stcloud': city,
  '/Aurora': city,
  '/Columbus': city,
  '/WashingtonSeattle': city,
  '/SanDiego': city,
}

test('no page loads more than its budget on a first visit', async ({ browser, site }) => {
  test.slow()
  const tooHeavy: string[] = []
  for (const path of publicPaths) {
    const budget = budgets[path] ?? plain
    const { js, all, requests } = await weigh(browser, site.url + path)
    if (js > budget.js * 1000 || all > budget.all * 1000 || requests > budget.requests)
      tooHeavy.push(`${path}: ${js} bytes of JavaScript, ${all} in all, ${requests} answers`)
  }
  expect(tooHeavy).toEqual([])
})
