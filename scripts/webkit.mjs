// Where a WebKit is that tests can drive, and how to get one. Without one the tests that need it are reported as not run.
import { existsSync, readdirSync } from 'node:fs'
import { run } from './setup.mjs'

const driver = '/usr/bin/WebKitWebDriver'
const display = '/usr/bin/Xvfb'

/** Debian keeps the browser in a folder named after the machine's architecture. */
function findBrowser() {
  if (!existsSync('/usr/lib')) return undefined
  return readdirSync('/usr/lib')
    .flatMap((name) => ['4.1', '4.0'].map((version) => `/usr/lib/${name}/webkit2gtk-${version}/MiniBrowser`))
    .find((place) => existsSync(place))
}

/** The driver, the browser, and the display that the browser draws on. */
export function findWebKit() {
  const browser = findBrowser()
  return browser && existsSync(driver) && existsSync(display) ? { driver, browser, display } : undefined
}

/** Only where this takes no question: as root, from the system's own packages. */
export async function installWebKit() {
  if (!findWebKit() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Looking for a WebKit for the browser tests …')
    await fetchWebKit().catch((cause) => console.log(cause.message))
  }
  if (!findWebKit()) console.log('No WebKit on this machine: the tests in WebKit will be reported as not run.')
}

async function fetchWebKit() {
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'webkit2gtk-driver', 'xvfb'], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}
