// npm run test:thorough: the browser tests that `npm test` leaves out; takes about ten minutes.
import { installChromium } from './chromium.mjs'
import { prepareData } from './prepare-data.mjs'
import { build, main, run } from './setup.mjs'
import { installWebKit } from './webkit.mjs'

main(async () => {
  await build()
  await installChromium()
  await installWebKit()
  await prepareData()
  await run('playwright', ['test', '--grep', '@thorough'])
})
