import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { nodePackage } from '../../scripts/places.mjs'

const run = promisify(execFile)

/** The scripts that run under the system's Node, before the project's own Node starts. */
export const startupScripts = [
  'run.cjs',
  'launch.mjs',
  'install.mjs',
  'child.mjs',
  'lock.mjs',
  'places.mjs',
  'step.mjs',
]

/** Installs a package from the registry in its own folder and returns the path. */
export async function fetchPackage(name: string, version: string, folder: string): Promise<string> {
  const home = join(folder, `${name}-${version}`)
  await mkdir(home)
  await run('npm', ['install', '--prefix', home, '--no-save', '--no-package-lock', `${name}@${version}`])
  return join(home, 'node_modules', name)
}

export const fetchNode = async (version: string, folder: string) =>
  join(await fetchPackage(nodePackage.name, version, folder), nodePackage.program)
