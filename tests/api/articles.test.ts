import { articles } from '../../content/articles.ts'
import { team } from '../../content/brand/people.ts'
import { emptyArticle, type ArticleDraft } from '../../contract/article.ts'
import { problemKey } from '../../contract/checks/problem.ts'
import { StoredPicture } from '../../contract/picture.ts'
import { emptyNotice } from '../../contract/site-notice.ts'
import { openFileStore } from '../../server/ports/files.ts'
import { sweepPictures } from '../../server/services/pictures/pictures.ts'
import { outcomeOf, test, type SignedIn } from '../support/admin.ts'
import { begin, checkDraft, checkWithdrawal, open, publications, save, withdraw } from '../support/publishing.ts'
import { smallPhoto } from '../support/pictures.ts'
import { mainOf } from '../support/html.ts'
import { answerOf, databaseOf, expect, type TestSite } from '../support/site.ts'

const article: ArticleDraft = {
  ...emptyArticle,
  title: 'How to send money for Eid',
  slug: 'send-money-for-eid',
  teaser: 'When to send, what it costs, and what your family needs to pick it up.',
  body: 'Send a few days early. Many shops close for the holiday.\n\n## What to bring\n\nBring your ID to the [counter](/find-agent).',
  picture: 'article-stories',
  pictureAlt: 'A family sits around a table with a phone in the middle.',
  date: '2026-11-10',
}

const kind = 'article'

/** Publishes a draft, whatever the checks find that can be accepted. */
async function publish(by: SignedIn, id: string, draft: object, at: string | null = null) {
  const saved = await save(by, id, draft)
  const accepted = (await checkDraft(by, id)).problems.map(problemKey)
  return by.post(`${publications}/${id}/versions`, { ...saved, effectiveAt: at, accepted })
}

const lists = ['/blog', '/feed.xml', '/sitemap.xml', '/llms.txt']
/** The preview has no scripts. */
const read = async (site: TestSite, at: string) => (await site.get(at)).text()

test('[PUB-2] an article is previewed in its page, and then found in the list, the feed, the sitemap, and previews', async ({
  site,
  admin,
}) => {
  const content = (await smallPhoto()).toString('base64')
  const stored = await admin.post('/api/admin/pictures', { content })
  const { path: picture } = StoredPicture.parse(await stored.json())
  const { name: author = '' } = team[0] ?? {}
  const draft = { ...article, picture, author }
  const id = await begin(admin, { kind })
  const preview = await admin.post(`${publications}/${id}/preview`, { draft, path: '/blog/send-money-for-eid' })
  expect(preview.status).toBe(200)
  const { html } = await preview.json()
  expect((await site.get('/blog/send-money-for-eid')).status).toBe(404)
  for (const list of lists) expect(await read(site, list), list).not.toContain('/blog/send-money-for-eid')

  const answer = await publish(admin, id, draft)
  expect([answer.status, await answer.text()]).toEqual([201, expect.any(String)])
  const shown = await read(site, '/Blog/Send-Money-For-Eid')
  expect(mainOf(shown)).toBe(mainOf(html).replaceAll(/\?key=[\w-]+/g, ''))
  // Each spelling would be rendered, and kept in memory.
  const spelled = await site.get('/blog/%73end-money-for-ei%64')
  expect([spelled.status, spelled.headers.get('location')]).toEqual([308, '/blog/send-money-for-eid'])
  const photo = await site.get(picture)
  expect([photo.status, photo.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, s-maxage=60, immutable',
  ])
  expect(shown).toContain(`<h1 class="article-title">${article.title}</h1>`)
  expect(shown).toContain(`"author":{"@type":"Person","name":"${author}"`)
  expect(shown).toMatch(new RegExp(`<meta property="og:image" content="[^"]*${picture}"`))
  expect(shown).toContain('<meta property="og:image:width" content="480"')
  expect(shown).toContain(`"image":"http`)
  expect(shown).toMatch(/<img [^>]*width="480" height="320" alt="A family sits/)
  for (const list of lists) expect(await read(site, list), list).toContain('/blog/send-money-for-eid')

  expect((await publish(admin, await begin(admin, { kind }), article)).status).toBe(422)
  expect((await publish(admin, await begin(admin, { kind }), { ...article, slug: '' })).status).toBe(422)
  const scheduled = { ...article, slug: 'at-the-same-time' }
  const ids = [await begin(admin, { kind }), await begin(admin, { kind })]
  const together = ids.map((other) => publish(admin, other, scheduled, '2999-01-01T12:00:00Z'))
  const statuses = (await Promise.all(together)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect((await publish(admin, await begin(admin, { kind }), scheduled)).status).toBe(422)

  expect((await withdraw(admin, id)).status).toBe(201)
  expect((await site.get('/blog/send-money-for-eid')).status).toBe(404)
  expect((await site.get(picture)).status).toBe(404)
  for (const list of lists) expect(await read(site, list), list).not.toContain('/blog/send-money-for-eid')
})

test('[PUB-2] an article of the site’s files is changed in its place, and is gone once it is withdrawn', async ({
  site,
  admin,
}) => {
  const [first] = articles
  const key = first?.path ?? ''
  const id = await begin(admin, { kind, key })
  const { saved } = await open(admin, id)
  expect(saved).toMatchObject({ title: first?.title, body: first?.body })
  expect((await publish(admin, id, { ...saved, title: 'A new title for an old article' })).status).toBe(201)
  expect(await read(site, key)).toContain('A new title for an old article')
  expect(await read(site, '/blog')).toContain('A new title for an old article')

  const { problems } = await checkWithdrawal(admin, id)
  expect((await withdraw(admin, id, problems.map(problemKey))).status).toBe(201)
  expect((await site.get(key)).status).toBe(410)
  for (const list of lists) expect(await read(site, list), list).not.toContain(key)
})

test('[PUB-6] whoever withdraws an article, or moves it to another address, learns which texts link to it', async ({
  admin,
}) => {
  const path = `/blog/${article.slug}`
  const id = await begin(admin, { kind })
  expect((await publish(admin, id, article)).status).toBe(201)
  expect(await checkWithdrawal(admin, id)).toEqual({ problems: [], waitsFor: null })
  const other = { ...article, title: 'Before Eid', slug: 'before-eid', body: `Plan ahead. [How to send](${path}#what)` }
  expect((await publish(admin, await begin(admin, { kind }), other)).status).toBe(201)
  const notice = { ...emptyNotice, text: 'Send early for Eid.', linkText: 'How to send for Eid', linkHref: path }
  expect((await publish(admin, await begin(admin, { kind: 'notice' }), notice)).status).toBe(201)

  const linked = ['Send early for Eid.', 'Before Eid'].map((detail) => ({ code: 'page_linked', field: 'slug', detail }))
  const { problems } = await checkWithdrawal(admin, id)
  expect(problems).toHaveLength(2)
  expect(problems).toEqual(expect.arrayContaining(linked))
  expect(await outcomeOf(withdraw(admin, id))).toEqual([422, 'publication.not_accepted'])
  await save(admin, id, { ...article, slug: 'eid' })
  expect((await checkDraft(admin, id)).problems).toEqual(expect.arrayContaining(linked))
  await save(admin, id, { ...article, title: 'Send for Eid' })
  expect((await checkDraft(admin, id)).problems).toEqual([])
  expect((await withdraw(admin, id, problems.map(problemKey))).status).toBe(201)
})

test('[PUB-2] [PUB-6] an article whose picture was removed, because no text used it for a week, is not published without it', async ({
  site,
  admin,
}) => {
  const content = (await smallPhoto()).toString('base64')
  const add = () => answerOf(StoredPicture, admin.post('/api/admin/pictures', { content }))
  const { path } = await add()
  const shown = `![A shop with a green door](${path})`
  const draft = { ...article, picture: path, body: `${article.body}\n\n${shown}\n\n${shown}` }
  const id = await begin(admin, { kind })
  await site.pool.query(`update pictures set uploaded_at = now() - interval '8 days'`)
  const storage = { db: databaseOf(site), store: await openFileStore({ dataDir: site.dataDir, s3: undefined }) }
  await sweepPictures(storage)
  const missing = ['picture', 'body'].map((field) => ({ code: 'picture_missing', field, detail: path }))
  expect(await outcomeOf(publish(admin, id, draft))).toEqual([422, 'publication.checks_failed'])
  expect((await checkDraft(admin, id)).problems).toEqual(missing)

  await add()
  await site.pool.query(`update pictures set uploaded_at = now() - interval '8 days'`)
  await sweepPictures(storage)
  expect((await publish(admin, id, draft)).status).toBe(201)
})
