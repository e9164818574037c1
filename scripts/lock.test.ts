import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { test } from '../tests/support/temporary-folder.ts'
import { withLock } from './lock.mjs'

test('two builds in one folder do not run at once, and one that was killed does not stop the next', async ({
  folder,
}) => {
  const file = join(folder, 'lock')
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = withLock(file, 'A build', () => promise)
  await expect(withLock(file, 'A build', async () => undefined)).rejects.toThrow('A build is already running')
  resolve()
  await first
  expect(existsSync(file)).toBe(false)

  const failing = withLock(file, 'A build', () => Promise.reject(new Error('It failed')))
  await expect(failing).rejects.toThrow('It failed')
  // No process has this id.
  await writeFile(file, '2147483647')
  await withLock(file, 'A build', async () => expect(existsSync(file)).toBe(true))
  expect(existsSync(file)).toBe(false)
})
