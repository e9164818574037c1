import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyArticle } from '../../contract/article.ts'
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

test('[PUB-7] a folder that cannot be read is not taken for an empty one, and one with other files is not written to', async ({
  site,
}) => {
  const missing = join(site.dataDir, 'nowhere')
  expect(await runOn(site, 'content', 'import', missing)).toEqual({
    code: 1,
    output: `${missing} cannot be read (ENOENT).\n`,
  })
  const home = join(site.dataDir, 'home')
  await mkdir(join(home, 'pictures'), { recursive: true })
  await writeFile(join(home, 'pictures', 'wedding.jpg'), '')
  await mkdir(join(home, 'letters'))
  expect(await runOn(site, 'content', 'export', home)).toEqual({
    code: 1,
    output: `${home} has other files. Name a new folder, or one of an earlier export.\n`,
  })
  expect(await readdir(join(home, 'pictures'))).toEqual(['wedding.jpg'])
  // Nothing is published: that is an export too, and can be imported.
  const empty = join(site.dataDir, 'empty')
  expect(await runOn(site, 'content', 'export', empty)).toMatchObject({ code: 0 })
  expect(await runOn(site, 'content', 'import', empty)).toMatchObject({ code: 0 })
})

const names = (one: string, other: string) =>
  `Nothing was imported: article ${one} (“Title of ${one}”) and article ${other} (“Title of ${other}”) are both for /blog/eid.`

test('[PUB-7] two texts for one address are refused by name before anything is stored, whether both are new or not', async ({
  site,
}) => {
  const folder = join(site.dataDir, 'written')
  await mkdir(join(folder, 'article'), { recursive: true })
  const add = (key: string, slug: string, body = 'Closed.') => {
    const picture = { picture: 'article-b2b', pictureAlt: 'A shop.' }
    const content = {
      ...emptyArticle,
      ...picture,
      title: `Title of ${key}`,
      slug,
      teaser: 'Hours.',
      body,
      date: '2026-01-02',
    }
    return writeFile(
      join(folder, 'article', `${key}.json`),
      JSON.stringify({ kind: 'article', key, schema: 1, content }),
    )
  }
  const imported = () => runOn(site, 'content', 'import', folder)
  await add('first', 'eid')
  await add('second', 'eid', 'Open.')
  const refused = await imported()
  expect(refused.code).toBe(1)
  expect([names('first', 'second'), names('second', 'first')]).toContain(refused.output.trim())
  expect(await site.count('publications')).toBe(0)

  await add('second', 'nowruz')
  expect(await imported()).toMatchObject({ code: 0, output: expect.stringContaining('Published 2 items') })
  await rm(join(folder, 'article', 'first.json'))
  await add('third', 'eid')
  expect(await imported()).toMatchObject({ code: 1, output: expect.stringContaining(names('third', 'first')) })
  expect(await site.count('publication_versions')).toBe(2)
})
