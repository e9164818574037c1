import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { CreateMultipartUploadCommand, ListMultipartUploadsCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFileStore, type FileStore, type S3Settings } from '../../server/ports/files.ts'
import { clientFor, objectsIn, s3Servers } from '../support/s3-servers.ts'
import { using } from '../support/using.ts'

type Opened = { store: FileStore; list: () => Promise<string[]>; close: () => Promise<void>; s3?: S3Settings }

const openings: Record<string, () => Promise<Opened>> = {
  disk: async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'site-files-'))
    return {
      store: await openFileStore({ dataDir, s3: undefined }),
      list: () => readdir(join(dataDir, 'files')),
      close: () => rm(dataDir, { recursive: true, force: true }),
    }
  },
  ...Object.fromEntries(
    Object.entries(s3Servers).map(([name, start]) => [
      name,
      async () => {
        const { settings, stop } = await start()
        return {
          store: await openFileStore({ dataDir: tmpdir(), s3: settings }),
          list: () => objectsIn(settings),
          close: stop,
          s3: settings,
        }
      },
    ]),
  ),
}

/** Megabytes of non-repeating content, generated as they are read. */
function* megabytes(count: number, sum = createHash('sha256')) {
  for (let index = 0; index < count; index += 1) {
    const chunk = Buffer.alloc(1024 * 1024, `block ${index} `)
    sum.update(chunk)
    yield chunk
  }
}

describe.each(Object.entries(openings))('%s', (_name, open) => {
  let opened: Opened
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.close())

  test.for([0, 1, 4, 5, 17])('a file of %d MB comes back as it was put in', async (count) => {
    const key = randomUUID()
    const sum = createHash('sha256')
    await opened.store.put(key, Readable.from(megabytes(count, sum), { objectMode: false }))
    const back = createHash('sha256')
    for await (const chunk of await opened.store.open(key)) back.update(chunk)
    expect(back.digest('hex')).toBe(sum.digest('hex'))
    await opened.store.remove(key)
    expect(await opened.list()).not.toContain(key)
    await expect(opened.store.open(key)).rejects.toThrow(/ENOENT|key|Unknown/i)
  })

  test('removing what is not there does nothing', async () => {
    await expect(opened.store.remove(randomUUID())).resolves.toBeUndefined()
  })

  test.for([0, 7])('content cut off after %d MB is an error and leaves nothing once it is removed', async (count) => {
    const key = randomUUID()
    async function* broken() {
      yield* megabytes(count)
      throw new Error('the visitor left')
    }
    await expect(opened.store.put(key, Readable.from(broken(), { objectMode: false }))).rejects.toThrow(
      'the visitor left',
    )
    await opened.store.remove(key)
    expect(await opened.list()).not.toContain(key)
  })
})

// The store from npm cannot list unfinished uploads; Ceph, if installed, can.
for (const start of s3Servers['radosgw'] ? [s3Servers['radosgw']] : []) {
  test('parts left by a killed process are removed with their key', async () => {
    const { settings } = await using(start())
    const client = clientFor(settings)
    const leftBehind = randomUUID()
    await client.send(new CreateMultipartUploadCommand({ Bucket: settings.bucket, Key: leftBehind }))
    const store = await openFileStore({ dataDir: tmpdir(), s3: settings })
    await store.remove(leftBehind)
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: settings.bucket }))
    expect(Uploads).toEqual([])
  })
}
