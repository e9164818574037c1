// Finds a clamd, or installs one. Without one, the tests of the virus scan use a few lines of Node instead.
import { existsSync } from 'node:fs'
import { installPackages } from './system-packages.mjs'

const candidates = [process.env.CLAMD, '/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd']

export const findClamd = () => candidates.find((path) => path && existsSync(path))

export async function installClamd() {
  if (!findClamd()) await installPackages('the tests of the virus scan', 'clamav-daemon')
}
