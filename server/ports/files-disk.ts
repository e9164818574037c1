import { constants, createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { checkFileKey } from './file-key.ts'
import type { FileStore } from './files.ts'

/** Data that arrives while the disk is busy is written in one go. */
const highWaterMark = 512 * 1024

export async function openDiskStore(dataDir: string): Promise<FileStore> {
  const folder = join(dataDir, 'files')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await syncFolder(dataDir)
  const pathOf = (key: string) => join(folder, checkFileKey(key))
  return {
    put: async (key, content) => {
      // `flush` syncs the content before the file is closed; syncing the folder makes the name durable.
      const file = createWriteStream(pathOf(key), { flags: 'wx', mode: 0o600, flush: true, highWaterMark })
      await pipeline(content, file)
      await syncFolder(folder)
    },
    open: async (key) => {
      // A symbolic link could point outside the folder.
      const file = await open(pathOf(key), constants.O_RDONLY | constants.O_NOFOLLOW)
      return createReadStream('', { fd: file })
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
  }
}

async function syncFolder(folder: string) {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
