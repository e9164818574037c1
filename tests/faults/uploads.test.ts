import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test as base } from 'vitest'
import { maxUploadMegabytes } from '../../contract/upload.ts'
import { memoryOf, sendBigApplication, watchMemory } from '../../support/big-upload.ts'
import { isLongRun } from '../../support/fault-rounds.ts'
import { queryOf, newSiteFolder, type SiteProcess, startProcess } from '../../support/site-process.ts'
import { started } from '../support/started.ts'

const megabyte = 1024 * 1024

/** Sending the default limit takes a long time; a lower one is enforced in the same way. */
const largest = isLongRun ? maxUploadMegabytes : 128

const uploadSettings = { APPLICATION_LIMIT_PER_HOUR: '1000', MAX_UPLOAD_MB: String(largest) }

const test = base.extend<{ $file: { site: SiteProcess } }>({
  site: [started(() => startProcess({ settings: uploadSettings })), { scope: 'file' }],
})

async function hashOf(path: string): Promise<string> {
  const sum = createHash('sha256')
  for await (const chunk of createReadStream(path)) sum.update(chunk)
  return sum.digest('hex')
}

const filesIn = (dataDir: string) => readdir(join(dataDir, 'files'))

test(`[API-9] ${largest} MB are stored byte for byte, one byte more is a 413, and neither is held in memory`, async ({
  site,
}) => {
  // The first upload loads what every upload needs.
  await sendBigApplication(site.url, megabyte)
  const idle = await memoryOf(site.pid)
  const stopWatching = watchMemory(site.pid)
  const sum = createHash('sha256')
  const taken = await sendBigApplication(site.url, largest * megabyte, { sum })
  expect(taken.status, taken.body).toBe(201)
  const [file] = await queryOf<{ key: string; size: string }>(
    site.dataDir,
    'select key, size from files order by size desc limit 1',
  )
  expect(Number(file?.size)).toBe(largest * megabyte)
  expect(await hashOf(join(site.dataDir, 'files', file?.key ?? ''))).toBe(sum.digest('hex'))

  const more = await sendBigApplication(site.url, largest * megabyte + 1)
  expect(more.status).toBe(413)
  expect(JSON.parse(more.body)).toMatchObject({ error: `File size exceeds ${largest}MB`, reason: 'file.too_large' })
  expect((await stopWatching()) - idle).toBeLessThan(100)
  expect(await filesIn(site.dataDir)).toHaveLength(8)
})

test('20 concurrent uploads are all accepted, in less than 300 MB of memory', async ({ site }) => {
  const stopWatching = watchMemory(site.pid)
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendBigApplication(site.url, 20 * megabyte)))
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 201))
  expect(await stopWatching()).toBeLessThan(300)
})

const rounds = isLongRun ? 50 : 2

/** Restarts a site repeatedly on one data folder, and cleans up whatever happens. */
const testKills = base.extend<{ restart: () => Promise<SiteProcess> }>({
  restart: async ({}, use) => {
    const settings = { APPLICATION_LIMIT_PER_HOUR: '100000' }
    const dataDir = await newSiteFolder()
    let site: SiteProcess | undefined
    await use(async () => {
      await site?.stop()
      site = await startProcess({ settings, dataDir })
      return site
    })
    await site?.remove()
  },
})

testKills(
  `[API-9] kill -9 during uploads, ${rounds} rounds: what was acknowledged is complete, and nothing else is left`,
  { timeout: 60_000 + rounds * 30_000 },
  async ({ restart }) => {
    const acknowledged: { key: string; sha256: string }[] = []
    let dataDir = ''
    for (let round = 0; round < rounds; round += 1) {
      const site = await restart()
      dataDir = site.dataDir
      const [start] = await queryOf<{ now: Date }>(site.dataDir, 'select now()')
      const uploads = Array.from({ length: 8 }, async (_, index) => {
        const key = `round-${round}-upload-${index}`
        const sum = createHash('sha256')
        const answer = await sendBigApplication(site.url, (index % 4) * 3 * megabyte + 1000, { key, sum })
        if (answer.status === 201) acknowledged.push({ key, sha256: sum.digest('hex') })
      })
      const settled = Promise.allSettled(uploads)
      await expect
        .poll(() => queryOf(site.dataDir, 'select key from files where created_at >= $1', [start?.now]), {
          interval: 10,
          timeout: 20_000,
        })
        .not.toEqual([])
      // Each round is killed at a different moment of its uploads.
      await new Promise((resolve) => setTimeout(resolve, (round % 8) * 50))
      await site.stop('SIGKILL')
      await settled
    }

    // Simulates expired leases of the killed processes: the sweep at the next start cleans up after them. The database
    // outlives the site.
    await queryOf(dataDir, `update files set leased_until = now() - interval '1 second' where state = 'staged'`)
    await restart()
    await expect
      .poll(() => queryOf(dataDir, `select key from files where state <> 'kept'`), { timeout: 20_000 })
      .toEqual([])

    const kept = await queryOf<{ key: string; idempotency_key: string; role: string }>(
      dataDir,
      'select files.key, idempotency_key, role from files join applications on applications.id = application_id',
    )
    expect((await filesIn(dataDir)).toSorted()).toEqual(kept.map((file) => file.key).toSorted())
    const byApplication = Map.groupBy(kept, (file) => file.idempotency_key)
    const [count] = await queryOf<{ count: string }>(dataDir, 'select count(*) from applications')
    expect(Number(count?.count)).toBe(byApplication.size)
    for (const [key, files] of byApplication) expect(files, key).toHaveLength(4)
    for (const { key, sha256 } of acknowledged) {
      const certificates = byApplication.get(key)?.find((file) => file.role === 'certificationsFile')
      expect(await hashOf(join(dataDir, 'files', certificates?.key ?? '')), key).toBe(sha256)
    }
  },
)
