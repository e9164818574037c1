// npm run test:thorough: the tests that `npm test` leaves out; takes about a quarter of an hour.
import { installChromium } from './chromium.mjs'
import { prepareData } from './prepare-data.mjs'
import { build, main, run } from './setup.mjs'
import { thorough } from './thorough-tests.mjs'
import { findWebKit, installWebKit } from './webkit.mjs'

main(async () => {
  await build()
  await installChromium()
  await installWebKit()
  await prepareData()
  await run('vitest', ['run', '--project', 'unit', '--project', 'api', '--testNamePattern', thorough])
  await run('playwright', ['test', '--grep', thorough])
  if (!findWebKit()) console.log('Skipped: tests/browser/webkit.spec.ts, because there is no WebKit on this machine.')
})
