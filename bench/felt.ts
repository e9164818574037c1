/**
 * What a phone feels: Lighthouse on every public page, medians of three runs, and how soon the second page of a visit
 * is painted after a click. `node bench/felt.ts / /blog` looks at some pages only.
 */
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { publicPaths } from '../tests/support/public-paths.ts'
import { startProcess } from '../tests/support/site-process.ts'
import { writeResults } from './results.ts'
import { runCommand } from './run-command.ts'
import { median } from './statistics.ts'
import { installTools, rivals } from './tools.ts'

const runs = Number(process.env['RUNS'] ?? 3)
const asked = process.argv.slice(2)
const paths = asked.length > 0 ? asked : publicPaths
const executablePath = findChromium()

type Report = {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** Lighthouse is a program of its own; a run that could not measure is made again. */
async function audit(url: string): Promise<Report> {
  for (let tries = 0; tries < 3; tries++) {
    const said = await runCommand(process.execPath, ['lighthouse.mjs', url, executablePath ?? ''], { cwd: rivals })
    const report: Report = JSON.parse(said.slice(said.indexOf('{"categories"')))
    if (report.categories.performance.score !== null) return report
  }
  throw new Error(`Lighthouse could not measure ${url}`)
}

/** From the click to the first paint of the next page, whose link was pointed at before. */
async function secondPage(origin: string): Promise<number> {
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  const page = await browser.newPage()
  const times: number[] = []
  for (let run = 0; run < 7; run++) {
    await page.goto(`${origin}/aboutus`)
    const link = page.locator('footer').getByRole('link', { name: 'Compliance' })
    const answered = page.waitForEvent('requestfinished').catch(() => undefined)
    await link.hover()
    await Promise.race([answered, page.waitForTimeout(500)])
    await link.click()
    await page.waitForURL('**/Compliance')
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => resolve(list.getEntries()[0]?.startTime ?? Number.NaN)).observe({
              type: 'paint',
              buffered: true,
            })
          }),
      ),
    )
  }
  await browser.close()
  return median(times)
}

await installTools()
const site = await startProcess({ settings: { LOG_LEVEL: 'warn' } })
const rows: string[][] = []
for (const path of paths) {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await audit(site.url + path))
  const score = (name: keyof Report['categories']) =>
    String(Math.round(100 * median(reports.map(({ categories }) => categories[name].score ?? 0))))
  const number = (name: string, digits = 0) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0)).toFixed(digits)
  rows.push([
    path,
    score('performance'),
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    number('largest-contentful-paint'),
    number('total-blocking-time'),
    number('cumulative-layout-shift', 4),
  ])
  console.log(rows.at(-1)?.join('\t'))
}
const second = await secondPage(site.url)
console.log(`second page: painted ${second.toFixed(0)} ms after the click`)
await site.remove()

if (asked.length === 0)
  await writeResults('felt', {
    title: 'Felt speed',
    intro: `Lighthouse as on a mid-range phone with a slow line, medians of ${runs} runs each. The second page of a visit was painted ${second.toFixed(0)} ms after the click (median of 7, without a slow line).`,
    head: ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'blocking ms', 'shift'],
    rows,
  })
