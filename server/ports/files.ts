import type { Readable } from 'node:stream'
import type { Config } from '../config/config.ts'

/**
 * Stores uploaded files. Keys are generated and say nothing about the file. Once `put` resolves, the file survives a
 * machine crash; if it rejects, it may leave a partial file, which `remove` deletes like a complete one.
 */
export type FileStore = {
  put: (key: string, content: Readable) => Promise<void>
  open: (key: string) => Promise<Readable>
  /** Does nothing when there is no such file. */
  remove: (key: string) => Promise<void>
}

export type S3Settings = NonNullable<Config['s3']>

/** The object store if one is configured, otherwise a folder in the data folder. */
export async function openFileStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (!s3) {
    const { openDiskStore } = await import('./files-disk.ts')
    return openDiskStore(dataDir)
  }
  // The SDK is large; a site that stores its files on disk never loads it.
  const { openS3Store } = await import('./files-s3.ts')
  return openS3Store(s3)
}
