// Where a Chromium is, and how to get one: an installed one, else Playwright's, else the system's package manager.
import { existsSync } from 'node:fs'
import { CommandFailed, run } from './setup.mjs'
import { installPackages } from './system-packages.mjs'

/** The same engine without the parts of a browser that draw windows: tests take half the work. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const places = [
  process.env.CHROMIUM,
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** An installed Chromium; none means that Playwright's own is to be used. */
export const findChromium = () => places.find((place) => place && existsSync(place))

export async function installChromium() {
  if (process.env.CHROMIUM || existsSync(headlessShell)) return
  // The letters that pages fall back on until their own have arrived are as wide as Arial's.
  await installPackages('the browser tests', 'chromium-headless-shell', 'fonts-liberation')
  if (findChromium()) return
  const hasPlaywrights = await run('playwright', ['install', 'chromium']).then(
    () => true,
    () => false,
  )
  if (!hasPlaywrights) throw new CommandFailed('No Chromium found. Install one, or set CHROMIUM to its path.', 1)
}
