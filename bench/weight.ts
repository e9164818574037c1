/** The compressed size of each public page on a first visit, by kind. */
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { publicPaths } from '../support/public-paths.ts'
import { startProcess } from '../support/site-process.ts'
import { measurePageWeight } from '../support/page-weight.ts'
import { drawAmounts, type Amount } from './draw-amounts.ts'
import { writeResults } from './results.ts'
import { chromiumVersion } from './versions.ts'

const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
const site = await startProcess()

const kinds = ['HTML', 'CSS', 'JavaScript', 'fonts', 'pictures', 'data']
const kB = (bytes: number) => (bytes / 1000).toFixed(1)
const rows: string[][] = []
const amounts: Amount[] = []
for (const path of publicPaths) {
  const { html, css, js, fonts, pictures, data, all, requests, jsInUse } = await measurePageWeight(
    browser,
    site.url + path,
  )
  rows.push([path, ...[html, css, js, fonts, pictures, data, all].map(kB), String(requests), kB(jsInUse)])
  amounts.push({ label: path, parts: [html, css, js, fonts, pictures, data].map((bytes) => bytes / 1000) })
  console.log(rows.at(-1)?.join('\t'))
}
await browser.close()
await site.remove()

await writeResults('weight', {
  title: 'Weight',
  intro:
    'kB that a phone loads on its first visit, compressed, until the network is idle, and the number of responses; last, the JavaScript when everything on the page is in use.',
  versions: [await chromiumVersion()],
  head: ['page', ...kinds, 'all', 'answers', 'JavaScript in use'],
  rows,
  plot: drawAmounts('kB on the first visit', kinds, amounts),
})
