import { cp, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/places.mjs'

const folders = ['app', 'content', 'contract', 'public', 'scripts', 'server']
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts']

/** A copy of the sources in a folder of its own, with the packages of this project, to be changed and built. */
export async function copyProject(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'site-copy-'))
  for (const name of [...folders, ...files]) await cp(join(root, name), join(copy, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
