// npm test: runs all checks one after the other, and ends with one line of totals.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installChromium } from './chromium.mjs'
import { installClamd } from './clamav.mjs'
import { installNginx } from './nginx.mjs'
import { root } from './places.mjs'
import { build, main, run } from './setup.mjs'
import { staticChecks } from './static-checks.mjs'
import { browserFailures, browserNotRun, vitestFailures, vitestNotRun } from './test-failures.mjs'
import { installWebKit } from './webkit.mjs'

const results = join(root, 'test-results')
const total = { passed: 0, failed: 0 }
const failures = []
const notRun = []

main(async () => {
  rmSync(results, { recursive: true, force: true })
  for (const { name, command, args } of staticChecks) await check(name, command, args)
  await build()
  await suite('unit')
  await installClamd()
  // These mostly wait, for the database and for each other.
  await suite('api', '--maxWorkers=2')
  await installChromium()
  await installWebKit()
  await browserSuite()
  await installNginx()
  await suite('faults')
  if (failures.length > 0) console.log(`\n== what failed\n\n${failures.join('\n\n')}\n`)
  if (notRun.length > 0) console.log(`\n== what was not run\n\n${notRun.join('\n')}\n`)
  const skipped = notRun.length > 0 ? `, ${notRun.length} not run` : ''
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
  if (total.failed > 0) process.exitCode = 1
})

async function check(name, command, args) {
  const line = `${name}: ${[command, ...args].join(' ')}`
  console.log(`\n== ${line}`)
  const ok = await passes(command, args)
  record(line, ok, ok ? 1 : 0, 0, [])
}

async function suite(project, ...options) {
  console.log(`\n== ${project} tests`)
  const file = join(results, `${project}.json`)
  const ok = await passes('vitest', [
    'run',
    '--project',
    project,
    ...options,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = readReport(file)
  record(`${project} tests`, ok, report?.numPassedTests, report?.numFailedTests, vitestFailures(report))
  notRun.push(...vitestNotRun(report))
}

async function browserSuite() {
  console.log('\n== browser tests')
  const ok = await passes('playwright', ['test'])
  const report = readReport(join(results, 'browser.json'))
  const stats = report?.stats
  record('browser tests', ok, stats?.expected, stats && stats.unexpected + stats.flaky, browserFailures(report))
  notRun.push(...browserNotRun(report))
}

async function passes(command, args) {
  try {
    await run(command, args)
    return true
  } catch (cause) {
    console.error(cause.message)
    return false
  }
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
