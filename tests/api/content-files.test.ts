import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyNotice } from '../../contract/site-notice.ts'
import { firstAdmin } from '../support/admin.ts'
import { begin, publish } from '../support/publishing.ts'
import { runOn } from '../support/run-program.ts'
import { expect, startTestSite, test } from '../support/site.ts'

test('[PUB-7] what is published is written to files, and a new site starts from them', async ({ site }) => {
  const text = 'Our shops are closed on Friday for Eid.'
  const admin = await firstAdmin(site)
  const id = await begin(admin, { kind: 'notice' })
  expect((await publish(admin, id, { ...emptyNotice, text })).status).toBe(201)
  const folder = join(site.dataDir, 'exported')
  expect(await runOn(site, 'content', 'export', folder)).toMatchObject({ code: 0 })
  const other = await startTestSite()
  const imported = () => runOn(other, 'content', 'import', folder)
  expect((await imported()).output).toContain('Published 1 item from')
  await expect.poll(async () => (await other.get('/aboutus')).text()).toContain(text)
  expect((await imported()).output).toContain('Published 0 items')
  const again = join(other.dataDir, 'exported')
  await runOn(other, 'content', 'export', again)
  const [name = ''] = await readdir(join(folder, 'notice'))
  expect(await readFile(join(again, 'notice', name), 'utf8')).toBe(await readFile(join(folder, 'notice', name), 'utf8'))

  await writeFile(
    join(folder, 'notice', name),
    (await readFile(join(folder, 'notice', name), 'utf8')).replace('"schema": 1', '"schema": 99'),
  )
  expect(await imported()).toMatchObject({ code: 1, output: expect.stringMatching(/schema 99.*reads schema 1/) })
  expect(await other.count('publication_versions')).toBe(1)
})
