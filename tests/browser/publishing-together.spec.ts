import type { Page } from '@playwright/test'
import { deskTexts } from '../../content/admin/frame.ts'
import { historyTexts } from '../../content/admin/publishing-history.ts'
import { editorTexts, kindNames, noticeFormTexts as fields, publishingTexts } from '../../content/admin/publishing.ts'
import { MadePublication, OpenedPublication, Publications } from '../../contract/publication.ts'
import { emptyNotice, type NoticeDraft } from '../../contract/site-notice.ts'
import { holdRequest } from '../support/hold-request.ts'
import { loseAnswer } from '../support/lose-answer.ts'
import { addPerson, expect, findPageFaults, openDesk, signInTab, test, unique, type Desk } from '../support/desk.ts'

const path = '/api/admin/publications'

/** A new notice, and how to read what is stored of it. */
async function beginNotice(desk: Desk) {
  const { id } = MadePublication.parse(await (await desk.send('POST', path, { kind: 'notice' })).json())
  const opened = async () => OpenedPublication.parse(await (await desk.send('GET', `${path}/${id}`)).json())
  return { id, opened, stored: async () => (await opened()).draft }
}

const textField = (page: Page) => page.getByLabel(fields.text, { exact: true })
const conflictTitle = (page: Page) => page.getByRole('heading', { name: editorTexts.conflict.title })

/** While the text that somebody types cannot be saved, a colleague saves another one. */
async function typeInConflict(page: Page, colleague: Desk, id: string): Promise<NoticeDraft> {
  await page.goto(`/admin/publishing/${id}`)
  await page.route('**/draft', (route) => route.abort())
  await textField(page).fill('Closed on Friday.')
  const theirs = { ...emptyNotice, text: 'Closed on Saturday.' }
  expect((await colleague.send('PUT', `${path}/${id}/draft`, { revision: 0, draft: theirs })).status).toBe(200)
  await expect(conflictTitle(page)).toBeVisible()
  await page.unroute('**/draft')
  return theirs
}

test('[PUB-8] two people who edit the same text see each other, keep what both wrote, and decide about the rest @thorough', async ({
  page,
  browser,
  site,
  desk,
}) => {
  test.slow()
  const hodan = await addPerson(desk, 'publisher')
  const { id, stored } = await beginNotice(desk)
  const computer = await browser.newContext({ baseURL: site.url })
  const other = await computer.newPage()
  const { tokens } = await openDesk(site, hodan)
  await signInTab(other, tokens)
  await page.goto(`/admin/publishing/${id}`)
  await other.goto(`/admin/publishing/${id}`)
  await expect(other.getByText(editorTexts.others(['nimo.warsame']))).toBeVisible()
  await expect(page.getByText(editorTexts.others([hodan.username]))).toBeVisible({ timeout: 30_000 })

  // Different parts: both are kept, and both see them.
  await textField(page).fill('Closed on Friday.')
  await other.getByLabel(fields.linkText).fill('Find an agent')
  await expect(textField(other)).toHaveValue('Closed on Friday.')
  await expect(page.getByLabel(fields.linkText)).toHaveValue('Find an agent')
  await expect.poll(stored).toMatchObject({ text: 'Closed on Friday.', linkText: 'Find an agent' })

  // Another tab of the same person follows, but nobody else has written.
  const second = await computer.newPage()
  await signInTab(second, tokens)
  await second.goto(`/admin/publishing/${id}`)
  await other.getByLabel(fields.linkText).fill('Find an agent near you')
  await expect(second.getByLabel(fields.linkText)).toHaveValue('Find an agent near you')
  await expect(page.getByText(editorTexts.arrived(hodan.username))).toBeVisible()
  await expect(second.getByText(editorTexts.arrived(hodan.username))).toHaveCount(0)
  await second.close()

  // The same part: nothing is overwritten until somebody has chosen.
  await other.route('**/draft', (route) => route.abort())
  await textField(other).fill('Closed on Friday and Saturday.')
  await other.getByLabel(fields.topic).selectOption('trouble')
  await expect(other.getByText(editorTexts.failed('').slice(0, 30))).toBeVisible()
  await textField(page).fill('Closed on Friday for Eid.')
  await page.getByLabel(fields.topic).selectOption('holiday')
  await expect.poll(stored).toMatchObject({ text: 'Closed on Friday for Eid.', topic: 'holiday' })
  await other.unroute('**/draft')
  await expect(conflictTitle(other)).toBeVisible()
  expect(await findPageFaults(other)).toEqual([])
  await expect(textField(other)).toHaveValue('Closed on Friday and Saturday.')
  await expect(other.getByRole('definition').filter({ hasText: fields.topics.trouble })).toBeVisible()
  await other.getByRole('button', { name: editorTexts.conflict.take }).first().click()
  await other.getByRole('button', { name: editorTexts.conflict.take }).click()
  await expect(textField(other)).toHaveValue('Closed on Friday for Eid.')
  await expect(conflictTitle(other)).toHaveCount(0)
  expect(await stored()).toMatchObject({ text: 'Closed on Friday for Eid.' })
  await computer.close()
})

test('[PUB-8] what was typed before leaving the page is joined with what a colleague saved, and Publish waits for the draft on its way @thorough', async ({
  page,
  desk,
}) => {
  const { id, opened } = await beginNotice(desk)
  /** Again if it is refused, because the page saved at the same moment. */
  const saveElsewhere = async (part: Partial<NoticeDraft>) => {
    const save = async () => {
      const { revision, draft } = await opened()
      return desk.send('PUT', `${path}/${id}/draft`, { revision, draft: { ...emptyNotice, ...draft, ...part } })
    }
    await expect.poll(async () => (await save()).status).toBe(200)
  }
  const text = textField(page)

  // Nothing is sent before the page is left.
  await page.route('**/draft', (route) => route.abort())
  await page.goto(`/admin/publishing/${id}`)
  await text.fill('Closed on Friday.')
  await page.getByRole('link', { name: editorTexts.back }).first().click()
  await page.unroute('**/draft')
  await saveElsewhere({ linkText: 'Find an agent', linkHref: '/send' })
  await page.goto(`/admin/publishing/${id}`)
  await expect.poll(opened).toMatchObject({ draft: { text: 'Closed on Friday.', linkText: 'Find an agent' } })

  // A conflict that cannot be resolved now is resolved later.
  await page.route(`**${path}/${id}`, (route) => route.abort())
  await saveElsewhere({ linkText: 'Find an agent near you' })
  await text.fill('Closed on Saturday.')
  await expect(page.getByText(editorTexts.failed('').slice(0, 30))).toBeVisible()
  await page.unroute(`**${path}/${id}`)
  await expect
    .poll(opened)
    .toMatchObject({ draft: { text: 'Closed on Saturday.', linkText: 'Find an agent near you' } })

  // Publishing while the draft is being saved is no conflict.
  const release = await holdRequest(page, '**/draft')
  await text.fill('Closed on Sunday.')
  await page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: editorTexts.publish }).click()
  await release()
  await expect(page.getByRole('dialog', { name: editorTexts.publishing.title })).toBeVisible()
  expect(await opened()).toMatchObject({ draft: { text: 'Closed on Sunday.' } })

  // A second press while it is being published does nothing.
  const versions = `**${path}/${id}/versions`
  const pressed: string[] = []
  const { promise: published, resolve: publish } = Promise.withResolvers<undefined>()
  await page.route(versions, async (route) => {
    pressed.push(route.request().url())
    await published
    await route.continue()
  })
  const confirm = page.getByRole('button', { name: editorTexts.publishing.confirm, exact: true })
  await confirm.click()
  await expect(confirm).toHaveAttribute('aria-busy', 'true')
  await confirm.click({ force: true })
  publish(undefined)
  await expect(page.getByText(editorTexts.publishing.done)).toBeVisible()
  expect(pressed).toHaveLength(1)
})

test('[PUB-8] an open draft that a colleague publishes is no longer offered for publishing @thorough', async ({
  page,
  site,
  desk,
}) => {
  const colleague = await openDesk(site, await addPerson(desk, 'publisher'))
  const { id } = await beginNotice(desk)
  const draft = { ...emptyNotice, text: unique('Closed on Friday.') }
  await desk.send('PUT', `${path}/${id}/draft`, { revision: 0, draft })
  await page.goto(`/admin/publishing/${id}`)
  await expect(page.getByText(editorTexts.saved)).toBeVisible()
  const published = await colleague.send('POST', `${path}/${id}/versions`, { revision: 1, effectiveAt: null })
  expect(published.status).toBe(201)
  await expect(page.getByText(editorTexts.unchanged)).toBeVisible()
  await expect(page.getByRole('button', { name: editorTexts.publish })).toHaveCount(0)
})

test('[PUB-8] what was typed can be discarded while a colleague has saved something else, or while it is refused @thorough', async ({
  page,
  site,
  desk,
}) => {
  const colleague = await openDesk(site, await addPerson(desk, 'publisher'))
  const { id, opened } = await beginNotice(desk)
  const theirs = await typeInConflict(page, colleague, id)
  const text = textField(page)
  await page.getByRole('button', { name: editorTexts.discardMine }).click()
  await expect(page.getByText(editorTexts.discardedMine)).toBeVisible()
  await expect(text).toHaveValue('Closed on Saturday.')
  await expect(conflictTitle(page)).toHaveCount(0)
  await expect(page.getByText(editorTexts.saved)).toBeVisible()
  expect(await opened()).toMatchObject({ revision: 1, draft: theirs })

  await text.fill('Closed. '.repeat(200))
  await expect(page.getByText(editorTexts.failed('').slice(0, 30))).toBeVisible()
  await page.getByRole('button', { name: editorTexts.discard }).click()
  await expect(page.getByText(editorTexts.discardedDraft)).toBeVisible()
  await expect(text).toHaveValue('')
  await expect(page.getByText(editorTexts.unchanged)).toBeVisible()
  expect(await opened()).toMatchObject({ draft: null })
})

test('[PUB-8] a text is withdrawn while what two people wrote waits for a decision @thorough', async ({
  page,
  site,
  desk,
}) => {
  const colleague = await openDesk(site, await addPerson(desk, 'publisher'))
  const { id, opened } = await beginNotice(desk)
  await typeInConflict(page, colleague, id)
  const published = await colleague.send('POST', `${path}/${id}/versions`, { revision: 1, effectiveAt: null })
  expect(published.status).toBe(201)
  await page.getByRole('button', { name: editorTexts.withdraw }).click()
  await page.getByRole('dialog').getByRole('button', { name: editorTexts.withdrawing.confirm }).click()
  await expect(page.getByText(editorTexts.withdrawing.done)).toBeVisible()
  await expect(page.getByText(`${kindNames.notice.one}. ${publishingTexts.marks.withdrawn}.`)).toBeVisible()
  await expect(conflictTitle(page)).toBeVisible()
  await page.getByRole('button', { name: editorTexts.conflict.keep }).click()
  await expect.poll(opened).toMatchObject({ state: 'withdrawn', draft: { text: 'Closed on Friday.' } })
})

test('[PUB-8] a draft is saved again when what is typed no longer differs from what a colleague saved @thorough', async ({
  page,
  site,
  desk,
}) => {
  const colleague = await openDesk(site, await addPerson(desk, 'publisher'))
  const { id, stored } = await beginNotice(desk)
  const theirs = await typeInConflict(page, colleague, id)
  await textField(page).fill(theirs.text)
  await expect(conflictTitle(page)).toHaveCount(0)
  await page.getByLabel(fields.linkText).fill('Find an agent')
  await expect.poll(stored).toMatchObject({ text: theirs.text, linkText: 'Find an agent' })
})

test('[PUB-2] a new notice whose answer was lost is one draft, and published once if that answer is lost @thorough', async ({
  page,
  desk,
  pool,
}) => {
  const countStored = async () => (await pool.query('select from publications')).rowCount ?? 0
  const count = async () =>
    Publications.parse(await (await desk.send('GET', path)).json()).publications.filter(({ kind }) => kind === 'notice')
      .length
  const [before, storedBefore] = [await count(), await countStored()]
  await page.goto('/admin/publishing')
  const add = page.getByRole('button', { name: kindNames.notice.add })
  await expect(add).toBeVisible()
  await loseAnswer(page, `**${path}`)
  await add.click()
  await expect(page.getByText(deskTexts.noAnswer)).toBeVisible()
  await add.click()
  const text = textField(page)
  await expect(text).toBeVisible()
  expect(await countStored()).toBe(storedBefore + 1)
  // It is not in the list while nothing is written in it.
  expect(await count()).toBe(before)
  await text.fill(unique('Our shops are closed on Friday'))
  await expect(page.getByText(editorTexts.saved)).toBeVisible()
  expect(await count()).toBe(before + 1)
  await page.getByRole('button', { name: editorTexts.discard }).click()
  await expect(page.getByText(editorTexts.discardedDraft)).toBeVisible()
  expect(await count()).toBe(before)

  await text.fill(unique('Our shops are closed on Friday'))
  await page.getByRole('button', { name: editorTexts.publish, exact: true }).click()
  const confirm = page.getByRole('dialog').getByRole('button', { name: editorTexts.publishing.confirm })
  await loseAnswer(page, `**${path}/*/versions`)
  await confirm.click()
  await expect(page.getByText(deskTexts.noAnswer)).toBeVisible()
  await confirm.click()
  await expect(page.getByText(editorTexts.publishing.done)).toBeVisible()
  await expect(page.getByText(historyTexts.states.current)).toHaveCount(1)
})
