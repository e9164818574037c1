// Where a clamd is, and how to get one. Without one the tests of the virus scan use a few lines of Node instead.
import { existsSync } from 'node:fs'
import { run } from './setup.mjs'

const places = [process.env.CLAMD, '/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd']

export const findClamd = () => places.find((place) => place && existsSync(place))

/** Only where this takes no question: as root, from the system's own packages. */
export async function installClamd() {
  if (findClamd() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Looking for a clamd for the tests of the virus scan …')
  await fetchClamd().catch((cause) => console.log(cause.message))
}

async function fetchClamd() {
  await run('apt-get', ['update', '-qq'])
  // The package must not start a server of its own.
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'clamav-daemon'], {
    env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
}
