/** What each public page weighs on a first visit, by kind, as it travels. */
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { publicPaths } from '../tests/support/public-paths.ts'
import { startProcess } from '../tests/support/site-process.ts'
import { weigh } from '../tests/support/weigh.ts'

const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
const site = await startProcess()

const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)
console.log('page: HTML, CSS, JavaScript, fonts, pictures, data, all in kB; answers')
for (const path of publicPaths) {
  const { html, css, js, fonts, pictures, data, all, requests } = await weigh(browser, site.url + path)
  console.log([html, css, js, fonts, pictures, data, all].map(kB).join(''), String(requests).padStart(4), path)
}

await browser.close()
await site.remove()
