import { lstat, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { StartError } from '../../../contract/errors.ts'

/** A folder that a backup is being written to. It is renamed when complete, or removed. */
export type Draft = AsyncDisposable & { path: string; keep: () => Promise<void> }

export const draftEnding = '.part'

/** Creates the draft of a folder, which must not exist yet. With a slash at the end of its name, it would be in the folder. */
export async function openDraft(name: string): Promise<Draft> {
  const folder = resolve(name)
  if (await exists(folder)) {
    throw new StartError(`${folder} already exists. A backup needs a new folder; nothing was written.`)
  }
  const path = `${folder}${draftEnding}`
  await createDraft(path)
  let isKept = false
  return {
    path,
    keep: async () => {
      await rename(path, folder)
      isKept = true
    },
    [Symbol.asyncDispose]: async () => {
      if (!isKept) await rm(path, { recursive: true, force: true })
    },
  }
}

async function createDraft(path: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await mkdir(path, { mode: 0o700 })
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    if (code === 'EEXIST') {
      throw new StartError(
        `${path} exists: another backup is writing it, or one was cut off. If none is running, remove it.`,
      )
    }
    throw new StartError(`The backup folder ${path} cannot be created (${code}).`, { cause })
  }
}

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR') return false
      throw cause
    },
  )
