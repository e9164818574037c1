// Installs programs that only tests use, with the system's package manager.
import { existsSync } from 'node:fs'
import { run } from './setup.mjs'

/**
 * Only where it needs no confirmation: as root, with apt-get. A failure is printed; tests report what they could not
 * use.
 */
export async function installPackages(purpose, ...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${names.join(' and ')} for ${purpose} …`)
  await install(names).catch((cause) => console.log(cause.message))
}

let updated

async function install(names) {
  await (updated ??= run('apt-get', ['update', '-qq']))
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    // Server packages must not start their service.
    env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
}
