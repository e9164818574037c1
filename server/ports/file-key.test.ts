import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { isFileKey } from './file-key.ts'
import { openFileStore } from './files.ts'

/** Valid keys with something changed, appended, or prepended. */
const almostKeys = fc.oneof(
  fc.string(),
  fc.constantFrom('..', '.', '', '/', '../auth-secret', 'files/../../auth-secret', 'a\0b'),
  fc.tuple(fc.uuid(), fc.constantFrom('/', '/..', '\n', '\0', ' ', '%2e', '.')).map(([key, more]) => key + more),
  fc.tuple(fc.constantFrom('../', './', '/', ' ', '\n'), fc.uuid()).map(([before, key]) => before + key),
  fc.uuid().map((key) => key.replaceAll('-', '/')),
)

test('only a UUID is a key', () => {
  fc.assert(
    fc.property(fc.uuid(), almostKeys, (key, other) => {
      expect(isFileKey(key)).toBe(true)
      expect(isFileKey(other)).toBe(false)
    }),
  )
})

test('every operation of the store refuses a key that could escape its folder', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-keys-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  await writeFile(join(dataDir, 'auth-secret'), 'secret')
  const disk = await openFileStore({ dataDir, s3: undefined })
  // Nothing listens there: any error other than a refused key would be a refused connection.
  const s3 = { bucket: 'b', region: 'r', endpoint: 'http://127.0.0.1:9', accessKeyId: 'a', secretAccessKey: 's' }
  const stores = [disk, await openFileStore({ dataDir, s3 })]
  await fc.assert(
    fc.asyncProperty(almostKeys, async (key) => {
      for (const store of stores) {
        await expect(store.open(key)).rejects.toThrow('wrong format')
        await expect(store.remove(key)).rejects.toThrow('wrong format')
        await expect(store.put(key, Readable.from([]))).rejects.toThrow('wrong format')
      }
    }),
  )
  expect((await readdir(dataDir)).toSorted()).toEqual(['auth-secret', 'files'])

  const key = randomUUID()
  await symlink('../auth-secret', join(dataDir, 'files', key))
  await expect(disk.open(key)).rejects.toThrow('ELOOP')
})
