import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../scripts/places.mjs'
import { copyProject } from './project-copy.ts'

/** A changed and built copy of the sources in its own folder; removed with `await using`. */
export async function builtCopy(change: (folder: string) => Promise<void>) {
  const folder = await copyProject()
  await change(folder)
  await promisify(execFile)(join(root, 'node_modules', '.bin', 'react-router'), ['build', '--logLevel', 'error'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}
