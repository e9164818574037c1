// Programs that only tests use, from the system's own packages.
import { existsSync } from 'node:fs'
import { run } from './setup.mjs'

/** Only where this takes no question: as root, with apt-get. A failure is printed; tests say what they could not use. */
export async function installPackages(purpose, ...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${names.join(' and ')} for ${purpose} …`)
  await install(names).catch((cause) => console.log(cause.message))
}

let updated

async function install(names) {
  await (updated ??= run('apt-get', ['update', '-qq']))
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    // Packages of servers must not start one.
    env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
}
