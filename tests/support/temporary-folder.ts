import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from 'vitest'

/** A test with a folder of its own, removed when the test ends. */
export const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-test-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
})
