import type { Browser, Page, Request } from '@playwright/test'
import { hydrated } from './hydrated.ts'

/** Bytes of the bodies as they travel, compressed, and how many answers they came in. */
export type Weight = {
  html: number
  css: number
  js: number
  fonts: number
  pictures: number
  data: number
  all: number
  requests: number
  /** JavaScript when everything on the page has come alive. */
  jsInUse: number
}

const kinds: Record<string, keyof Weight> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
  image: 'pictures',
}

/** What a phone loads on its first visit to a page, until nothing more comes by itself. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
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
  // Read before the context closes, and only of what has finished by now: a size still on its way would fail the test.
  const answers = await Promise.all(
    finished.map(async (request) => ({
      kind: kinds[request.resourceType()] ?? 'data',
      // What comes from a cache has no body on the way, and less than none in the figures of the browser.
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
  await hydrated(page)
}
