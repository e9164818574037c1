import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..', '..')
const copied = ['app', 'content', 'contract', 'scripts', 'server', 'public']
const settings = ['package.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts']

/** A changed and built copy of the sources in its own folder; removed with `await using`. */
export async function builtCopy(change: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'site-copy-'))
  for (const name of [...copied, ...settings]) await cp(join(root, name), join(folder, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await change(folder)
  await promisify(execFile)(join(root, 'node_modules', '.bin', 'react-router'), ['build', '--logLevel', 'error'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}
