import { z } from 'zod'
import { deskTexts } from '../../content/admin/frame.ts'
import { licenseFormTexts } from '../../content/admin/licenses.ts'
import { checksTexts } from '../../content/admin/publishing-checks.ts'
import { historyTexts as texts } from '../../content/admin/publishing-history.ts'
import { editorTexts, noticeFormTexts } from '../../content/admin/publishing.ts'
import { problem, problemKey } from '../../contract/checks/problem.ts'
import { emptyArticle } from '../../contract/article.ts'
import {
  MadePublication,
  OpenedPublication,
  Publications,
  PublicationVersion,
  RenderedPage,
  SavedDraft,
} from '../../contract/publication.ts'
import { emptyNotice, type NoticeDraft } from '../../contract/site-notice.ts'
import { badTexts } from '../support/bad-edits.ts'
import { addPerson, expect, findPageFaults, openDesk, signInTab, test, unique, type Desk } from '../support/desk.ts'
import { loseAnswer } from '../support/lose-answer.ts'

const path = '/api/admin/publications'

const read = async <T>(schema: z.ZodType<T>, answer: Promise<Response>): Promise<T> =>
  schema.parse(await (await answer).json())

const begin = async (desk: Desk, kind: string) => (await read(MadePublication, desk.send('POST', path, { kind }))).id

async function publish(
  desk: Desk,
  id: string,
  notice: Partial<NoticeDraft>,
  accepted: string[] = [],
): Promise<PublicationVersion> {
  const { revision } = await read(OpenedPublication, desk.send('GET', `${path}/${id}`))
  const draft = { ...emptyNotice, ...notice }
  const saved = await read(SavedDraft, desk.send('PUT', `${path}/${id}/draft`, { revision, draft }))
  return read(
    PublicationVersion,
    desk.send('POST', `${path}/${id}/versions`, { ...saved, effectiveAt: null, accepted }),
  )
}

test('[PUB-5] [PUB-6] a second person sees what changed, sends it back or approves it, one press goes back, and any moment is shown again @thorough', async ({
  page,
  site,
  desk,
}) => {
  const hodan = await addPerson(desk, 'publisher')
  const home = async () => (await fetch(site.url)).text()
  const [calm, trouble] = [unique('Payout takes one day'), unique('Payout takes two days')]
  const id = await begin(desk, 'notice')
  const vague = problemKey(problem('link_text_vague', 'text', 'Read more'))
  const first = await publish(desk, id, { text: `${calm}. [Read more](/send)` }, [vague])
  const second = await publish(desk, id, { text: `${trouble}.`, topic: 'trouble' })
  expect([first.state, second.state]).toEqual(['current', 'waiting'])
  await page.goto(`/admin/publishing/${id}/versions/${second.id}`)
  await expect(page.getByText(texts.decide.own)).toBeVisible()
  await expect(page.getByRole('button', { name: texts.decide.approve })).toBeHidden()

  await signInTab(page, (await openDesk(site, hodan)).tokens)
  await page.goto(`/admin/publishing/${id}/versions/${second.id}`)
  await expect(page.getByRole('insertion').filter({ hasText: 'two' })).toBeVisible()
  await expect(page.getByRole('insertion').filter({ hasText: noticeFormTexts.topics.trouble })).toBeVisible()
  await expect(page.getByRole('deletion').filter({ hasText: 'one' })).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  await page.getByRole('button', { name: texts.decide.refuse }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(texts.decide.refuseLabel).fill('Say which countries.')
  await dialog.getByRole('button', { name: texts.decide.refuse }).click()
  await expect(page.getByText(texts.decide.refused)).toBeVisible()
  await expect(page.getByText(texts.refusal(hodan.username, 'Say which countries.'))).toBeVisible()
  expect(await home()).not.toContain(trouble)
  const third = await publish(desk, id, { text: `${trouble} in Kenya.`, topic: 'trouble' })
  await page.goto(`/admin/publishing/${id}/versions/${third.id}`)
  await page.getByRole('button', { name: texts.decide.approve }).click()
  await expect(page.getByText(texts.states.current)).toBeVisible()
  expect(await home()).toContain(trouble)

  // Of two that wait, the later one is approved first: the earlier one would replace it.
  const [fourth, fifth] = [
    await publish(desk, id, { text: `${trouble} in Uganda.`, topic: 'trouble' }),
    await publish(desk, id, { text: `${trouble} in Kenya and Uganda.`, topic: 'trouble' }),
  ]
  await page.goto(`/admin/publishing/${id}/versions/${fifth.id}`)
  await expect(page.getByText(/was written later/)).toBeHidden()
  await page.getByRole('button', { name: texts.decide.approve }).click()
  await expect(page.getByText(texts.states.current)).toBeVisible()
  await page.goto(`/admin/publishing/${id}/versions/${fourth.id}`)
  await expect(page.getByText(texts.decide.newer(texts.version(fifth.id)))).toBeVisible()
  await expect(page.getByLabel(texts.changes.compareWith)).toHaveValue(String(fifth.id))
  await expect(page.getByRole('deletion').filter({ hasText: 'Kenya' })).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])

  // Nobody takes a notice about trouble away alone, in whatever way.
  await page.goto(`/admin/publishing/${id}`)
  await page.getByRole('button', { name: editorTexts.withdraw }).click()
  await expect(dialog.getByText(checksTexts.waits['second-person'])).toBeVisible()
  await dialog.getByRole('button', { name: editorTexts.withdrawing.confirm, exact: true }).click()
  await expect(page.getByText(editorTexts.withdrawing.waiting)).toBeVisible()
  await expect(page.getByText(texts.withdrawn.waiting())).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  await page.getByRole('button', { name: editorTexts.callOffWithdrawal }).click()
  await expect(page.getByText(editorTexts.calledOffWithdrawal)).toBeVisible()
  await expect(page.getByText(texts.withdrawn['called-off']())).toBeVisible()

  await page.goto(`/admin/publishing/${id}/versions/${first.id}`)
  await page.getByRole('button', { name: texts.restore.button }).click()
  await dialog.getByLabel(checksTexts.accept).check()
  await dialog.getByRole('button', { name: texts.restore.confirm }).click()
  await expect(page.getByText(texts.restore.waiting)).toBeVisible()
  expect(await home()).toContain(trouble)
  const { versions } = await read(OpenedPublication, desk.send('GET', `${path}/${id}`))
  await desk.send('POST', `${path}/${id}/versions/${versions[0]?.id}/approval`)
  expect(await home()).toContain(calm)
  expect(await home()).not.toContain(trouble)

  await page.goto('/admin/publishing/as-of')
  await page.getByLabel(texts.asOf.moment).fill('2020-01-01T12:00')
  await page.getByRole('button', { name: texts.asOf.show }).click()
  const shown = page.frameLocator('iframe')
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(shown.getByText(calm)).toBeHidden()
  expect(await findPageFaults(page)).toEqual([])
  await page.getByLabel(texts.asOf.moment).fill('2999-01-01T12:00')
  await page.getByRole('button', { name: texts.asOf.show }).click()
  await expect(page.getByText(texts.asOf.past)).toBeVisible()
})

test('[PUB-5] [PUB-2] a text that came with the site is withdrawn, and published again with one press, once if the answer is lost @thorough', async ({
  page,
  desk,
}) => {
  const { publications } = await read(Publications, desk.send('GET', path))
  const { kind, key, title } = publications.find((item) => item.kind === 'question' && item.state === 'files') ?? {}
  const { id } = await read(MadePublication, desk.send('POST', path, { kind, key }))
  await page.goto(`/admin/publishing/${id}`)
  await page.getByRole('button', { name: editorTexts.withdraw }).click()
  await loseAnswer(page, '**/withdrawal')
  const withdraw = page.getByRole('button', { name: editorTexts.withdrawing.confirm, exact: true })
  await withdraw.click()
  await expect(page.getByText(deskTexts.noAnswer)).toBeVisible()
  await withdraw.click()
  await expect(page.getByText(editorTexts.withdrawing.done)).toBeVisible()
  await expect(page.getByRole('button', { name: editorTexts.withdraw })).toHaveCount(0)
  await page.goto('/admin/publishing?state=withdrawn')
  await page.getByRole('link', { name: title ?? '' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  const restore = page.getByRole('listitem').filter({ hasText: texts.files }).getByRole('button')
  await loseAnswer(page, '**/restoration')
  await restore.click()
  await expect(page.getByText(deskTexts.noAnswer)).toBeVisible()
  await restore.click()
  await expect(page.getByText(texts.restore.done)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
  const opened = await read(OpenedPublication, desk.send('GET', `${path}/${id}`))
  expect([opened.state, opened.versions.length]).toEqual(['published', 2])

  await page.goto(`/admin/publishing/${id}/versions/999999999`)
  await page.getByRole('link', { name: texts.back }).click()
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
  await page.goto('/admin/publishing/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText(editorTexts.gone.title)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: editorTexts.back })).toBeVisible()
})

test('[PUB-6] nothing in 200 bad edits runs or loads anything, even in a page without a policy', async ({
  page,
  site,
  desk,
}) => {
  const ran: unknown[] = []
  const asked: string[] = []
  await page.exposeFunction('pwned', () => ran.push('a script'))
  page.on('dialog', (dialog) => void ran.push(dialog.message()))
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  const id = await begin(desk, 'article')
  const draft = {
    ...emptyArticle,
    title: 'Bad edits',
    slug: 'bad-edits',
    body: badTexts.map(({ text }) => text).join('\n\n'),
  }
  const preview = desk.send('POST', `${path}/${id}/preview`, { draft, path: '/blog/bad-edits' })
  const { html } = await read(RenderedPage, preview)
  expect(html).toContain('pwned()')
  await page.route('**/without-policy', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto('/without-policy')
  await expect(page.getByText('Your first transfer is free.')).toBeAttached()
  const hrefs = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.filter((href) => !/^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i.test(href))).toEqual([])
  expect(await page.locator('main :is(script, iframe, object, embed, form, style, base, svg[onload])').count()).toBe(0)
  expect(ran).toEqual([])
  expect(new Set(asked)).toEqual(new Set([site.url]))
})

test('[PUB-3] a license that is held again has no day on which it ended @thorough', async ({ page, desk }) => {
  const { days, status } = licenseFormTexts
  const id = await begin(desk, 'license')
  const draft = async () => (await read(OpenedPublication, desk.send('GET', `${path}/${id}`))).draft
  await page.goto(`/admin/publishing/${id}`)
  await page.getByLabel(status, { exact: true }).selectOption('surrendered')
  await page.getByLabel(days.surrenderedOn).fill('2026-11-02')
  await expect.poll(draft).toMatchObject({ status: 'surrendered', surrenderedOn: '2026-11-02' })
  await page.getByLabel(status, { exact: true }).selectOption('active')
  await expect(page.getByLabel(days.surrenderedOn)).toHaveCount(0)
  await expect.poll(draft).toMatchObject({ status: 'active' })
  expect(await draft()).not.toHaveProperty('surrenderedOn')
})

test('[PUB-2] [PUB-8] calling off a version keeps what was typed since @thorough', async ({ page, desk }) => {
  const id = await begin(desk, 'notice')
  const [planned, typed] = [unique('Closed on Friday'), unique('Closed on Saturday')]
  const draft = { ...emptyNotice, text: planned }
  const saved = await read(SavedDraft, desk.send('PUT', `${path}/${id}/draft`, { revision: 0, draft }))
  const effectiveAt = new Date(Date.now() + 86_400_000).toISOString()
  await read(PublicationVersion, desk.send('POST', `${path}/${id}/versions`, { ...saved, effectiveAt }))
  await page.goto(`/admin/publishing/${id}`)
  const text = page.getByLabel(noticeFormTexts.text, { exact: true })
  await text.fill(typed)
  await page.getByRole('button', { name: editorTexts.callOff('').trim() }).click()
  await expect(page.getByText(editorTexts.calledOffKept)).toBeVisible()
  await expect(text).toHaveValue(typed)
  const opened = await read(OpenedPublication, desk.send('GET', `${path}/${id}`))
  expect(opened).toMatchObject({ draft: { text: typed }, versions: [{ state: 'called-off' }] })
})
