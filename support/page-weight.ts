import type { Browser, Page, Request } from '@playwright/test'
import { hydrateIslands } from './hydration.ts'

/** Compressed bytes of the response bodies, and the number of requests. */
export type Weight = {
  html: number
  css: number
  js: number
  fonts: number
  pictures: number
  data: number
  all: number
  requests: number
  /** JavaScript once all islands are hydrated. */
  jsInUse: number
}

const kinds: Record<string, keyof Weight> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
  image: 'pictures',
}

/** Measures what a phone loads on its first visit to a page, until the network is idle. */
export async function measurePageWeight(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const finished: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('http')) finished.push(request)
  })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const loaded = finished.length
  await useEverything(page)
  // Read before the context closes, and only for finished requests: a pending size would fail the test.
  const answers = await Promise.all(
    finished.map(async (request) => ({
      kind: kinds[request.resourceType()] ?? 'data',
      // For a cached response the browser reports a negative size.
      bytes: Math.max(0, (await request.sizes()).responseBodySize),
    })),
  )
  await context.close()

  const weight: Weight = {
    html: 0,
    css: 0,
    js: 0,
    fonts: 0,
    pictures: 0,
    data: 0,
    all: 0,
    requests: loaded,
    jsInUse: 0,
  }
  for (const [index, { kind, bytes }] of answers.entries()) {
    if (kind === 'js') weight.jsInUse += bytes
    if (index >= loaded) continue
    weight[kind] += bytes
    weight.all += bytes
  }
  return weight
}

async function useEverything(page: Page) {
  const opener = page.locator('main button[aria-haspopup="dialog"]')
  if ((await opener.count()) > 0) await opener.first().click()
  await hydrateIslands(page)
  // Some code loads when its part of the page comes into view.
  for (const island of await page.locator('[data-island]:visible').all()) await island.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
}
