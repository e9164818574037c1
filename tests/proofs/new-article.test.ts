import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPublished } from '../../content/is-published.ts'
import { readConfig } from '../../server/config/config.ts'
import { builtPages } from '../../server/running-site.ts'
import { builtCopy } from '../support/built-copy.ts'
import { expect, startTestSite, test } from '../support/site.ts'

const day = 24 * 60 * 60 * 1000
const dayFromNow = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

test('[BLG-2] a new file becomes an article with a page; a future-dated one appears nowhere until its day', async () => {
  const fresh = { path: '/A-New-Article', date: dayFromNow(-2) }
  const later = { path: '/A-Later-Article', date: dayFromNow(3) }
  expect([fresh, later].map((article) => isPublished(article))).toEqual([true, false])
  await using copy = await builtCopy(async (folder) => {
    const articles = join(folder, 'content', 'articles')
    const model = await readFile(join(articles, 'step-by-step-guide.md'), 'utf8')
    for (const { path, date } of [fresh, later]) {
      const text = model.replace(/^path: .*$/m, `path: ${path}`).replace(/^date: .*$/m, `date: ${date}`)
      await writeFile(join(articles, `${path.slice(1)}.md`), text)
    }
  })
  const site = await startTestSite({}, { pages: await builtPages(readConfig({}), join(copy.folder, 'build')) })
  const read = async (path: string) => {
    const answer = await site.get(path)
    return { status: answer.status, text: await answer.text() }
  }
  expect((await read(fresh.path)).status).toBe(200)
  const hidden = await read(later.path)
  expect(hidden.status).toBe(404)
  expect(hidden.text).toMatch(/<title>[^<]+<\/title>/)
  for (const list of ['/blog', '/feed.xml', '/sitemap.xml', '/llms.txt', fresh.path]) {
    const { text } = await read(list)
    if (list !== fresh.path) expect(text, list).toContain(fresh.path)
    expect(text, list).not.toContain(later.path)
  }
})
