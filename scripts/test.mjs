// npm test: everything that must hold, one step after the other, with one line at the end that counts it.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installChromium } from './chromium.mjs'
import { installNginx } from './nginx.mjs'
import { build, install, main, root, run } from './setup.mjs'

const results = join(root, 'test-results')
const total = { passed: 0, failed: 0 }

main(async () => {
  await install()
  rmSync(results, { recursive: true, force: true })
  await check('types', 'react-router', ['typegen'])
  await check('types', 'tsc', [])
  await check('lint', 'oxlint', ['--type-aware', '--deny-warnings'])
  await check('format', 'oxfmt', ['--check'])
  await build()
  await suite('unit')
  // These wait more than they work, for the database and for one another.
  await suite('api', '--maxWorkers=2')
  await installChromium()
  await browserSuite()
  await installNginx()
  await suite('faults')
  console.log(`${total.passed} passed, ${total.failed} failed`)
  if (total.failed > 0) process.exitCode = 1
})

async function check(name, command, args) {
  console.log(`\n== ${name}: ${[command, ...args].join(' ')}`)
  count(await passes(command, args), 1)
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
  record(ok, report?.numPassedTests, report?.numFailedTests)
}

async function browserSuite() {
  console.log('\n== browser tests')
  const ok = await passes('playwright', ['test'])
  const stats = readReport(join(results, 'browser.json'))?.stats
  record(ok, stats?.expected, stats && stats.unexpected + stats.flaky)
}

const passes = (command, args) =>
  run(command, args).then(
    () => true,
    (cause) => {
      console.error(cause.message)
      return false
    },
  )

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** A runner that fails without counting a failed test has failed all the same. */
function record(ok, passed = 0, failed = 0) {
  total.passed += passed
  total.failed += ok ? failed : Math.max(failed, 1)
}

function count(ok, number) {
  if (ok) total.passed += number
  else total.failed += number
}
