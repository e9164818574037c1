import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

test('[OWN-1] on a system without a built-in PostgreSQL, the message names the system and DATABASE_URL', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'))
  const { platform } = process
  Object.defineProperty(process, 'platform', { value: 'win32' })
  try {
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      `No built-in PostgreSQL for win32 on ${process.arch}. Set DATABASE_URL to PostgreSQL 15 or newer.`,
    )
  } finally {
    Object.defineProperty(process, 'platform', { value: platform })
    await rm(dataDir, { recursive: true, force: true })
  }
})
