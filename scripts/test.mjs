// npm test: runs all checks, those that mostly wait next to those that compute, and ends with one line of totals.
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { compileCache } from '../support/site-process.ts'
import { installChromium } from './chromium.mjs'
import { installClamd } from './clamav.mjs'
import { installNginx } from './nginx.mjs'
import { root } from './places.mjs'
import { prepareData } from './prepare-data.mjs'
import { build, main, run } from './setup.mjs'
import { staticChecks, typeGeneration } from './static-checks.mjs'
import { browserFailures, browserNotRun, vitestFailures, vitestNotRun } from './test-failures.mjs'
import { notThorough, thorough } from './thorough-tests.mjs'

const results = join(root, 'test-results')
const total = { passed: 0, failed: 0 }
const failures = []
const notRun = []

main(async () => {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results)
  // Workers of the tests compile the same packages as the sites that they start.
  process.env.NODE_COMPILE_CACHE = compileCache
  // The system's package manager mostly waits for the network.
  await Promise.all([installPrograms(), checkAndBuild()])
  // Tests of the API and of faults wait for half of their time; browsers compute, and would starve them.
  await Promise.all([suite('faults').then(() => suite('pages')), suite('api').then(browserSuite)])
  if (failures.length > 0) console.log(`\n== what failed\n\n${failures.join('\n\n')}\n`)
  if (notRun.length > 0) console.log(`\n== what was not run\n\n${notRun.join('\n')}\n`)
  const skipped = notRun.length > 0 ? `, ${notRun.length} not run` : ''
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
  if (total.failed > 0) process.exitCode = 1
})

/** One after the other: the build rewrites types that the checks read. */
async function checkAndBuild() {
  await staticSuite()
  await build()
  await Promise.all([suite('unit'), prepareData()])
}

async function staticSuite() {
  await staticCheck(typeGeneration)
  await Promise.all(staticChecks.map(staticCheck))
}

async function staticCheck({ name, command, args }) {
  const line = `${name}: ${[command, ...args].join(' ')}`
  const ok = await passes(line, command, args)
  record(line, ok, ok ? 1 : 0, 0, [])
}

async function installPrograms() {
  await installClamd()
  await installChromium()
  await installNginx()
}

async function suite(project) {
  const file = join(results, `${project}.json`)
  const ok = await passes(`${project} tests`, 'vitest', [
    'run',
    '--project',
    project,
    '--testNamePattern',
    notThorough,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = readReport(file)
  record(`${project} tests`, ok, report?.numPassedTests, report?.numFailedTests, vitestFailures(report))
  notRun.push(...vitestNotRun(report))
}

async function browserSuite() {
  const ok = await passes('browser tests', 'playwright', ['test', '--grep-invert', thorough], 'inherit')
  const report = readReport(join(results, 'browser.json'))
  const stats = report?.stats
  record('browser tests', ok, stats?.expected, stats && stats.unexpected + stats.flaky, browserFailures(report))
  notRun.push(...browserNotRun(report))
}

/** Commands that run next to others write to a file, which is printed at their end, in one piece. */
async function passes(name, command, args, output) {
  const started = Date.now()
  console.log(`\n== ${name}: started`)
  const log = join(results, `${name.replaceAll(/\W+/g, '-')}.log`)
  const file = output ? undefined : openSync(log, 'w')
  const failure = await run(command, args, { stdio: ['ignore', output ?? file, output ?? file] }).then(
    () => undefined,
    (cause) => cause,
  )
  console.log(`\n== ${name}: ended after ${Math.round((Date.now() - started) / 1000)} s`)
  if (file !== undefined) {
    closeSync(file)
    console.log(readFileSync(log, 'utf8'))
  }
  if (failure) console.error(failure.message)
  return failure === undefined
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** A runner that fails without a failed test has still failed. */
function record(name, ok, passed = 0, failed = 0, reasons) {
  total.passed += passed
  total.failed += ok ? failed : Math.max(failed, 1)
  if (!ok) failures.push(...(reasons.length > 0 ? reasons : [`${name}: see above`]))
}
