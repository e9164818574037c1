// Where an nginx is, and how to get one. Without one the tests balance with a few lines of Node instead.
import { existsSync } from 'node:fs'
import { run } from './setup.mjs'

const places = [process.env.NGINX, '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

export const findNginx = () => places.find((place) => place && existsSync(place))

/** Only where this takes no question: as root, from the system's own packages. */
export async function installNginx() {
  if (findNginx() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Looking for an nginx for the tests with several instances …')
  await fetchNginx().catch((cause) => console.log(cause.message))
}

async function fetchNginx() {
  await run('apt-get', ['update', '-qq'])
  // The package must not start a server of its own.
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], {
    env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
}
