import type { Readable } from 'node:stream'

/**
 * Where uploaded files live. Keys are made by us and say nothing about the file. What `put` has
 * resolved for survives a crash of the machine; what it has rejected for may leave remains, which
 * `remove` clears away like a whole file.
 */
export type FileStore = {
  put: (key: string, content: Readable) => Promise<void>
  open: (key: string) => Promise<Readable>
  /** Does nothing when there is no such file. */
  remove: (key: string) => Promise<void>
}

export type FileSettings = { dataDir: string; s3: S3Settings | undefined }

export type S3Settings = {
  bucket: string
  region: string
  /** For stores other than Amazon's. */
  endpoint: string | undefined
  accessKeyId: string | undefined
  secretAccessKey: string | undefined
}

/** The object store when one is configured, else a folder of the data folder. */
export async function openFileStore({ dataDir, s3 }: FileSettings): Promise<FileStore> {
  if (!s3) {
    const { openDiskStore } = await import('./files-disk.ts')
    return openDiskStore(dataDir)
  }
  // The SDK is large; a site that keeps its files on disk never loads it.
  const { openS3Store } = await import('./files-s3.ts')
  return openS3Store(s3)
}
