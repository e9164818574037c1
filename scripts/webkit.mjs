// Finds a WebKit for tests, or installs one.
import { existsSync, readdirSync } from 'node:fs'
import { installPackages } from './system-packages.mjs'

const driver = '/usr/bin/WebKitWebDriver'
const display = '/usr/bin/Xvfb'

/** Debian installs the browser in a folder named after the architecture. */
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

export async function installWebKit() {
  if (!findWebKit()) await installPackages('the tests in WebKit', 'webkit2gtk-driver', 'xvfb')
}
