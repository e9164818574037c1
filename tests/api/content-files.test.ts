import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { exportContent, importContent } from '../../server/services/content-files.ts'
import { openFileStore } from '../../server/ports/files.ts'
import { openDatabase } from '../../server/db/client.ts'
import { emptyNotice } from '../../contract/site-notice.ts'
import { firstAdmin } from '../support/admin.ts'
import { expect, startTestSite, test, type TestSite } from '../support/site.ts'

const path = '/api/admin/publications'
const operator = { username: 'npm run content', address: 'this machine', network: '', userAgent: undefined }

async function storageOf(site: TestSite) {
  const { db, close } = openDatabase({ connectionString: site.databaseUrl }, () => undefined)
  onTestFinished(close)
  return { db, store: await openFileStore({ dataDir: site.dataDir, s3: undefined }) }
}

async function publishNotice(site: TestSite, text: string) {
  const { headers } = await firstAdmin(site)
  const { id } = await (await site.post(path, { kind: 'notice' }, headers)).json()
  await site.send('PUT', `${path}/${id}/draft`, { revision: 0, draft: { ...emptyNotice, text } }, headers)
  expect((await site.post(`${path}/${id}/versions`, { revision: 1, effectiveAt: null }, headers)).status).toBe(201)
}

test('[PUB-7] what is published is written to files, and a new site starts from them', async ({ site }) => {
  const text = 'Our shops are closed on Friday for Eid.'
  await publishNotice(site, text)
  const folder = join(site.dataDir, 'exported')
  expect(await exportContent(await storageOf(site), folder)).toBe(1)
  const other = await startTestSite()
  onTestFinished(other.stop)
  const storage = await storageOf(other)
  expect(await importContent(storage, folder, operator)).toBe(1)
  await expect.poll(async () => (await other.get('/aboutus')).text()).toContain(text)
  expect(await importContent(storage, folder, operator)).toBe(0)
  const again = join(other.dataDir, 'exported')
  await exportContent(storage, again)
  const [name = ''] = await readdir(join(folder, 'notice'))
  expect(await readFile(join(again, 'notice', name), 'utf8')).toBe(await readFile(join(folder, 'notice', name), 'utf8'))

  await writeFile(
    join(folder, 'notice', name),
    (await readFile(join(folder, 'notice', name), 'utf8')).replace('"schema": 1', '"schema": 99'),
  )
  await expect(importContent(storage, folder, operator)).rejects.toThrow(/schema 99.*reads schema 1/)
  expect(await other.count('publication_versions')).toBe(1)
})
