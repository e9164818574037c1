import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { nodePackage } from '../../scripts/places.mjs'

const run = promisify(execFile)

/** What runs under the Node of the system, up to the one of the project. */
export const startupScripts = ['run.cjs', 'launch.mjs', 'install.mjs', 'child.mjs', 'places.mjs', 'step.mjs']

/** A package of the registry, unpacked in a folder of its own. */
export async function fetchPackage(name: string, version: string, folder: string): Promise<string> {
  const home = join(folder, `${name}-${version}`)
  await mkdir(home)
  await run('npm', ['install', '--prefix', home, '--no-save', '--no-package-lock', `${name}@${version}`])
  return join(home, 'node_modules', name)
}

export const fetchNode = async (version: string, folder: string) =>
  join(await fetchPackage(nodePackage.name, version, folder), nodePackage.program)
