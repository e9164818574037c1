// Finds a Chromium, or installs one with the system's package manager or Playwright.
import { existsSync } from 'node:fs'
import { CommandFailed, run } from './setup.mjs'
import { installPackages } from './system-packages.mjs'

/** The same engine without a window system: tests take half the CPU time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const firstInstalled = (...paths) => paths.find((path) => path && existsSync(path))

/** An installed Chromium; undefined means that Playwright's own is used. */
export const findChromium = () => firstInstalled(process.env.CHROMIUM, headlessShell, ...browsers)

/** The browser that people use: it loads less ahead of time than the shell does. */
export const findFullChromium = () => firstInstalled(process.env.CHROMIUM, ...browsers)

export async function installChromium() {
  if (process.env.CHROMIUM || (existsSync(headlessShell) && findFullChromium())) return
  // Until their web font has loaded, pages use a fallback with the metrics of Arial.
  await installPackages('the browser tests', 'chromium', 'chromium-headless-shell', 'fonts-liberation')
  if (findChromium()) return
  const isInstalled = await run('playwright', ['install', 'chromium']).then(
    () => true,
    () => false,
  )
  if (!isInstalled) throw new CommandFailed('No Chromium found. Install one, or set CHROMIUM to its path.', 1)
}
