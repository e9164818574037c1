/**
 * Perceived speed on a phone: Lighthouse on every public page (medians of three runs), each kind of page once more with
 * Lighthouse's default throttling, and the time from a click to the next paint. `node bench/perceived.ts / /blog`
 * measures only some pages.
 */
import { createServer } from 'node:http'
import { findChromium } from '../scripts/chromium.mjs'
import { listenLocally } from '../support/port.ts'
import { publicPaths } from '../support/public-paths.ts'
import { startProcess } from '../support/site-process.ts'
import { drawAmounts, type Amount } from './draw-amounts.ts'
import { writeResults } from './results.ts'
import { runCommand } from './run-command.ts'
import { median, medianAndRange } from './statistics.ts'
import { installTools, rivals } from './tools.ts'
import { chromiumVersion, rivalVersion } from './versions.ts'

const runs = Number(process.env['RUNS'] ?? 3)
const asked = process.argv.slice(2)
const paths = asked.length > 0 ? asked : publicPaths
const kinds = [
  '/',
  '/ngo',
  '/career',
  '/company',
  '/find-agent',
  '/servicearea',
  '/minneapolis',
  '/itpolicy',
  '/licenses',
  '/blog',
  '/Benefits-of-Text2Pay',
]
const executablePath = findChromium()

type Report = {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  environment: { benchmarkIndex: number }
}

const runRival = (script: string, url: string, figure: number) =>
  runCommand(process.execPath, [script, url, executablePath ?? '', String(figure)], { cwd: rivals })

/** Lighthouse runs as a separate process; a run that could not measure is repeated. */
async function audit(url: string, slowdown: number): Promise<Report> {
  for (let tries = 0; tries < 3; tries++) {
    const said = await runRival('lighthouse.mjs', url, slowdown)
    const report: Report = JSON.parse(said.slice(said.indexOf('{"categories"')))
    if (report.categories.performance.score !== null) return report
  }
  throw new Error(`Lighthouse could not measure ${url}`)
}

async function auditRepeatedly(path: string, slowdown: number): Promise<Report[]> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await audit(site.url + path, slowdown))
  return reports
}

const score = (reports: Report[], name: keyof Report['categories']) =>
  medianAndRange(reports.map(({ categories }) => 100 * (categories[name].score ?? 0)))

const numbers = (reports: Report[], name: string) => reports.map(({ audits }) => audits[name]?.numericValue ?? 0)

/** Two pages of one line each: the time that the browser itself needs to go from one page to the next. */
async function startBare() {
  const page = '<!doctype html><title>Bare</title><h1>Bare</h1><footer><a href="/Compliance">Compliance</a></footer>'
  const rules = '{"prerender":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}'
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(`${page}<script type="speculationrules">${rules}</script>`)
  })
  const port = await listenLocally(server)
  return { url: `http://localhost:${port}`, stop: () => server.close() }
}

/** The times of seven navigations from one page to another, in ms. */
async function secondPage(origin: string): Promise<number[]> {
  const times: number[] = JSON.parse(await runRival('second-page.mjs', origin, 7))
  return times
}

await installTools()
const site = await startProcess({ settings: { LOG_LEVEL: 'warn' } })
// A 4x slowdown turns a fast desktop computer into a phone. For slower machines, the Lighthouse guide recommends 2x.
const uncalibrated = await auditRepeatedly('/', 4)
const index = median(uncalibrated.map(({ environment }) => environment.benchmarkIndex))
const slowdown = index < 1500 ? 2 : 4
const power = `This machine has a benchmark index of ${index.toFixed(0)}, for which Lighthouse’s guide says to slow it down ${slowdown} times.`
console.log(power)
const rows: string[][] = []
const paints: Amount[] = []
for (const path of paths) {
  const reports = await auditRepeatedly(path, slowdown)
  const paint = numbers(reports, 'largest-contentful-paint')
  rows.push([
    path,
    score(reports, 'performance'),
    score(reports, 'accessibility'),
    score(reports, 'best-practices'),
    score(reports, 'seo'),
    medianAndRange(paint),
    median(numbers(reports, 'total-blocking-time')).toFixed(0),
    median(numbers(reports, 'cumulative-layout-shift')).toFixed(4),
  ])
  paints.push({ label: path, parts: [Math.round(median(paint))] })
  console.log(rows.at(-1)?.join('\t'))
}
const slowedDown: string[][] = []
for (const path of kinds.filter((kind) => paths.includes(kind))) {
  const reports = path === '/' ? uncalibrated : await auditRepeatedly(path, 4)
  slowedDown.push([
    path,
    score(reports, 'performance'),
    medianAndRange(numbers(reports, 'largest-contentful-paint')),
    medianAndRange(numbers(reports, 'total-blocking-time')),
  ])
  console.log(slowedDown.at(-1)?.join('\t'))
}
const bare = await startBare()
const second: number[] = []
const limit: number[] = []
for (let turn = 0; turn < 3; turn++) {
  second.push(...(await secondPage(site.url)))
  limit.push(...(await secondPage(bare.url)))
}
bare.stop()
const step = `The second page of a visit was painted ${medianAndRange(second)} ms after the click, a page of one line ${medianAndRange(limit)} ms (medians and range of 3 times 7 clicks in turn, rendered ahead, without a slow line).`
console.log(step)
await site.remove()

if (asked.length === 0)
  await writeResults('perceived', {
    title: 'Perceived speed',
    intro: `Lighthouse as on a mid-range phone with a slow line, medians of ${runs} runs each, and their range where they differ. ${power} ${step}`,
    versions: [await rivalVersion('Lighthouse', 'lighthouse'), await chromiumVersion()],
    head: ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'blocking ms', 'shift'],
    rows,
    plot: drawAmounts('Largest contentful paint on a slow phone and line', ['ms'], paints),
    more: {
      intro: 'Each kind of page, slowed down 4 times as Lighthouse does by itself on every machine.',
      head: ['page', 'performance', 'LCP ms', 'blocking ms'],
      rows: slowedDown,
    },
  })
