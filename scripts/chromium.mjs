// Where a Chromium is, and how to get one: an installed one, else Playwright's, else the system's package manager.
import { existsSync } from 'node:fs'
import { CommandFailed, run } from './setup.mjs'

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** An installed Chromium; none means that Playwright's own is to be used. */
export const findChromium = () => places.find((place) => place && existsSync(place))

export async function installChromium() {
  if (findChromium()) return
  console.log('Looking for a Chromium for the browser tests …')
  if (await succeeds('playwright', ['install', 'chromium'])) return
  if (await succeeds('apt-get', ['--version'])) {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', 'chromium'])
  }
  if (!findChromium()) throw new CommandFailed('No Chromium found. Install one, or set CHROMIUM to its path.', 1)
}

const succeeds = (command, args) =>
  run(command, args).then(
    () => true,
    () => false,
  )
