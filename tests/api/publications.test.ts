import { articles } from '../../content/articles.ts'
import { Publications, PublicationVersion, RenderedPage } from '../../contract/publication.ts'
import { emptyNotice, type NoticeDraft } from '../../contract/site-notice.ts'
import { anotherAdmin, firstAdmin, outcomeOf, test, type SignedIn } from '../support/admin.ts'
import { credentials } from '../../support/calls.ts'
import { callsToWait } from '../support/held-rows.ts'
import { begin, open, publications, withdraw } from '../support/publishing.ts'
import { answerOf, expect, startTestSite, type TestSite } from '../support/site.ts'

const text = 'Our shops are closed on Friday for Eid.'
const notice: NoticeDraft = { ...emptyNotice, text }

const soon = (ms: number) => new Date(Date.now() + ms).toISOString()

const page = async (site: TestSite, at = '/aboutus') => (await site.get(at)).text()

/** A publication with a saved draft. */
async function draftOf(admin: SignedIn, draft: object): Promise<string> {
  const id = await begin(admin, { kind: 'notice' })
  expect(await saved(admin, id, 0, draft)).toBe(200)
  return id
}

const saved = async (admin: SignedIn, id: string, revision: number, draft: object | null) =>
  (await admin.send('PUT', `${publications}/${id}/draft`, { revision, draft })).status

const publish = (admin: SignedIn, id: string, revision = 1, effectiveAt: string | null = null) =>
  admin.post(`${publications}/${id}/versions`, { revision, effectiveAt })

test('[PUB-1] a notice is on every page once it is published, and gone once it is withdrawn', async ({ site }) => {
  const admin = await firstAdmin(site)
  const built = await page(site)
  const id = await draftOf(admin, notice)
  expect(await page(site)).toBe(built)
  expect((await publish(admin, id)).status).toBe(201)
  for (const at of ['/aboutus', '/', '/blog', '/no-such-page', '/AboutUs'])
    expect(await page(site, at), at).toContain(text)
  expect(await page(site, '/admin-login')).not.toContain('<aside class="site-notices"')
  const answer = await site.get('/aboutus')
  const again = await site.get('/aboutus', { 'if-none-match': answer.headers.get('etag') ?? '' })
  expect([again.status, answer.headers.get('cache-control')]).toEqual([
    304,
    'public, max-age=0, s-maxage=5, must-revalidate',
  ])
  expect((await withdraw(admin, id)).status).toBe(201)
  expect(await page(site)).toBe(built)
})

test('[PUB-1] a notice is on its pages only, from its start to its end, in its order', async ({ site, admin }) => {
  const drafts: NoticeDraft[] = [
    { ...notice, text: 'Second.', order: 2, pages: ['/aboutus'] },
    { ...notice, text: 'First.', order: 1, pages: ['/AboutUs/?from=mail#team'] },
    { ...notice, text: 'Over.', endsAt: soon(-1_000) },
    { ...notice, text: 'Later.', startsAt: soon(60_000) },
  ]
  for (const draft of drafts) expect((await publish(admin, await draftOf(admin, draft))).status).toBe(201)
  const brief = await draftOf(admin, { ...notice, text: 'For a moment.', endsAt: soon(6_000) })
  expect((await publish(admin, brief)).status).toBe(201)
  const shown = await page(site)
  expect(shown.indexOf('First.')).toBeGreaterThan(0)
  expect(shown.indexOf('Second.')).toBeGreaterThan(shown.indexOf('First.'))
  expect(shown).toContain('For a moment.')
  expect(shown).not.toMatch(/Over\.|Later\./)
  expect(await page(site, '/fraud')).not.toContain('First.')
  await expect.poll(() => page(site), { timeout: 20_000 }).not.toContain('For a moment.')
})

test('[PUB-1] the list says which published notices are not shown yet, and which have ended @thorough', async ({
  admin,
}) => {
  const drafts: [state: string, draft: NoticeDraft][] = [
    ['published', { ...notice, startsAt: soon(-60_000), endsAt: soon(60_000) }],
    ['upcoming', { ...notice, startsAt: soon(60_000) }],
    ['ended', { ...notice, startsAt: soon(-60_000), endsAt: soon(-1_000) }],
  ]
  for (const [state, draft] of drafts) {
    const id = await draftOf(admin, draft)
    expect((await publish(admin, id)).status).toBe(201)
    expect((await open(admin, id)).state).toBe(state)
    const { publications: items } = await answerOf(Publications, admin.get(publications))
    expect(items.find((item) => item.id === id)?.state).toBe(state)
  }
})

test('[PUB-2] the list says who changed a text last, and of one that was only opened, that nobody did @thorough', async ({
  admin,
}) => {
  const key = articles[0]?.path ?? ''
  const id = await begin(admin, { kind: 'article', key })
  const listed = async () =>
    (await answerOf(Publications, admin.get(publications))).publications.find((item) => item.id === id)
  expect(await listed()).toMatchObject({ state: 'files', changedAt: null, by: null })
  const { revision, saved: article } = await open(admin, id)
  expect(await saved(admin, id, revision, { ...article, title: 'Another title' })).toBe(200)
  expect(await listed()).toMatchObject({ changedAt: expect.any(String), by: credentials.username })
  expect(await saved(admin, id, revision + 1, null)).toBe(200)
  expect(await listed()).toMatchObject({ isChanged: false, changedAt: null, by: null })
})

test('[PUB-2] a new text is in the list while it has a draft or a version', async ({ admin }) => {
  const id = await begin(admin, { kind: 'notice' })
  const isListed = async () =>
    (await answerOf(Publications, admin.get(publications))).publications.some((item) => item.id === id)
  expect(await isListed()).toBe(false)
  expect(await saved(admin, id, 0, emptyNotice)).toBe(200)
  expect(await isListed()).toBe(true)
  expect(await saved(admin, id, 1, null)).toBe(200)
  expect(await isListed()).toBe(false)
  expect(await saved(admin, id, 2, notice)).toBe(200)
  expect((await publish(admin, id, 3)).status).toBe(201)
  expect(await isListed()).toBe(true)
})

test('[PUB-2] a text that is not in the site’s files cannot be changed in its place', async ({ admin }) => {
  const answer = await admin.post(publications, { kind: 'article', key: '/blog/none' })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ reason: 'publication.not_found' })
})

test('[PUB-1] another instance shows a notice within 10 seconds', async ({ site }) => {
  const other = await startTestSite({ DATABASE_URL: site.databaseUrl })
  const admin = await firstAdmin(site)
  expect(await page(other)).not.toContain(text)
  const id = await draftOf(admin, notice)
  await publish(admin, id)
  await expect.poll(() => page(other), { timeout: 10_000 }).toContain(text)
})

test('[PUB-2] a version is not called off when its time came while the call waited for another', async ({ site }) => {
  const admin = await firstAdmin(site)
  const id = await draftOf(admin, notice)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const { id: version } = await (await publish(admin, id, 1, tomorrow)).json()
  const client = await site.pool.connect()
  await client.query('begin; lock table publications')
  const called = admin.send('DELETE', `${publications}/${id}/versions/${version}`)
  await callsToWait(site, 1)
  await client.query(`update publication_versions set effective_at = clock_timestamp() + interval '5 seconds'; commit`)
  client.release()
  expect((await called).status).toBe(409)
})

test('[PUB-2] a version takes effect at its time, and can be called off before', async ({ site, admin }) => {
  const id = await draftOf(admin, notice)
  const past = await publish(admin, id, 1, new Date(Date.now() - 1_000).toISOString())
  expect([past.status, (await past.json()).reason]).toEqual([422, 'publication.starts_in_past'])
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const version = await (await publish(admin, id, 1, tomorrow)).json()
  expect(version.state).toBe('scheduled')
  expect(await page(site)).not.toContain(text)
  expect((await admin.send('DELETE', `${publications}/${id}/versions/${version.id}`)).status).toBe(204)
  const opened = await open(admin, id)
  expect(opened.versions.map(({ state }) => state)).toEqual(['called-off'])
  expect(opened.draft).toMatchObject({ text })
  const again = await publish(admin, id, opened.revision, soon(3_000))
  expect(again.status).toBe(201)
  await expect.poll(() => page(site), { timeout: 20_000 }).toContain(text)
  const { id: effective } = await again.json()
  const late = await admin.send('DELETE', `${publications}/${id}/versions/${effective}`)
  expect([late.status, (await late.json()).reason]).toEqual([409, 'publication.too_late'])
})

test('[PUB-6] nothing is published while a required part is missing', async ({ site, admin }) => {
  const bad = { ...notice, text: '', linkHref: 'javascript:alert(1)', look: 'card' }
  const id = await draftOf(admin, bad)
  const answer = await publish(admin, id)
  expect(answer.status).toBe(422)
  expect(Object.keys((await answer.json()).fields).toSorted()).toEqual(['linkHref', 'linkText', 'text', 'title'])
  expect(await site.count('publication_versions')).toBe(0)
})

test('[PUB-8] of two people who save the same draft, neither overwrites the other', async ({ site, admin: owner }) => {
  const colleague = await anotherAdmin(site, owner, 'peter.olson', 'publisher')
  const id = await draftOf(owner, notice)
  await colleague.post(`${publications}/${id}/editors`)
  expect((await open(owner, id)).others).toHaveLength(1)
  const [mine, theirs] = await Promise.all([
    saved(owner, id, 1, { ...notice, text: 'Mine.' }),
    saved(colleague, id, 1, { ...notice, text: 'Theirs.' }),
  ])
  expect(new Set([mine, theirs])).toEqual(new Set([200, 409]))
  const { draft, revision } = await open(owner, id)
  expect([revision, draft?.['text']]).toEqual([2, mine === 200 ? 'Mine.' : 'Theirs.'])
  expect((await publish(owner, id, 1)).status).toBe(409)
  await colleague.send('DELETE', `${publications}/${id}/editors`)
  expect((await open(owner, id)).others).toEqual([])

  // A browser that was closed does not say that it leaves.
  await colleague.post(`${publications}/${id}/editors`)
  await site.pool.query(`update publication_editors set seen_at = now() - interval '1 minute'`)
  expect((await open(owner, id)).others).toEqual([])
  await owner.post(`${publications}/${id}/editors`)
  expect(await site.count('publication_editors')).toBe(1)
})

test('[PUB-2] a new text that is begun again, because the answer was lost, is one draft', async ({ site, admin }) => {
  const item = { kind: 'notice', newKey: crypto.randomUUID() }
  const id = await begin(admin, item)
  expect(await begin(admin, item)).toBe(id)
  expect(await begin(admin, { kind: 'notice' })).not.toBe(id)
  expect(await site.count('publications')).toBe(2)
})

test('[PUB-2] a version that is published, withdrawn, or restored again, because the answer was lost, is one version', async ({
  site,
  admin,
}) => {
  const id = await draftOf(admin, notice)
  const send = (path: string, body: object) =>
    answerOf(PublicationVersion, admin.post(`${publications}/${id}/${path}`, body))
  const twice = async (path: string, body: object) => {
    const sent = { ...body, requestId: crypto.randomUUID() }
    const made = await send(path, sent)
    expect(await send(path, sent), path).toEqual(made)
    return made
  }
  const first = await twice('versions', { revision: 1, effectiveAt: null })
  const other = { revision: 1, effectiveAt: null, requestId: crypto.randomUUID() }
  const again = admin.post(`${publications}/${id}/versions`, other)
  expect(await outcomeOf(again)).toEqual([409, 'publication.changed_meanwhile'])
  await twice('withdrawal', { effectiveAt: null })
  const restoration = { requestId: crypto.randomUUID() }
  const restored = await send(`versions/${first.id}/restoration`, restoration)
  expect(await send(`versions/${first.id}/restoration`, restoration)).toEqual(restored)

  // It was withdrawn in the meantime, so that it has to be restored again.
  await send('withdrawal', { effectiveAt: null })
  const later = await send(`versions/${first.id}/restoration`, restoration)
  expect(later).toMatchObject({ state: 'current' })
  expect(later.id).toBeGreaterThan(restored.id)

  // Somebody presses again before the first call is done.
  expect(await saved(admin, id, 2, { ...notice, text: 'Our shops are open again.' })).toBe(200)
  const sent = { revision: 3, effectiveAt: null, requestId: crypto.randomUUID() }
  const both = await Promise.all([send('versions', sent), send('versions', sent)])
  expect(both[0].id).toBe(both[1].id)
  expect(await site.count('publication_versions')).toBe(6)
  expect(await site.count(`audit_entries where action in ('publication-published', 'publication-withdrawn')`)).toBe(6)
})

test('[PUB-5] only pages of the site have an earlier version', async ({ admin }) => {
  for (const other of ['/admin/leads', '/api/jobs', '//', '///', '//host/aboutus', '/\\host', 'aboutus']) {
    const query = new URLSearchParams({ path: other, at: new Date().toISOString() })
    const answer = await admin.get(`${publications}/page?${query}`)
    expect([other, answer.status, (await answer.json()).reason]).toEqual([other, 404, 'publication.page_unknown'])
  }
})

test('[PUB-2] a preview is the page that visitors get', async ({ site, admin }) => {
  const id = await draftOf(admin, notice)
  const answer = await admin.post(`${publications}/${id}/preview`, { draft: notice, path: '/aboutus' })
  const { html } = await answer.json()
  expect(await page(site)).not.toContain(text)
  await publish(admin, id)
  expect((await page(site)).replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')).toBe(html)
})

test('[PUB-1] the preview shows a notice that has begun, and one that begins later', async ({ admin }) => {
  const id = await draftOf(admin, notice)
  const isPreviewed = async (times: Partial<NoticeDraft>) => {
    const body = { draft: { ...notice, ...times }, path: '/aboutus' }
    const { html } = await answerOf(RenderedPage, admin.post(`${publications}/${id}/preview`, body))
    return html.includes(text)
  }
  expect(await isPreviewed({ startsAt: soon(-60_000) })).toBe(true)
  expect(await isPreviewed({ startsAt: soon(86_400_000), endsAt: soon(2 * 86_400_000) })).toBe(true)
  expect(await isPreviewed({ endsAt: soon(-1_000) })).toBe(false)
})
