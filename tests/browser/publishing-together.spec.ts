import { editorTexts, noticeFormTexts as fields } from '../../content/admin/publishing.ts'
import { MadePublication, OpenedPublication } from '../../contract/publication.ts'
import { expect, findPageFaults, openDesk, signInTab, test, unique } from '../support/desk.ts'

const path = '/api/admin/publications'

test('[PUB-8] two people who edit the same text see each other, keep what both wrote, and decide about the rest @thorough', async ({
  page,
  browser,
  site,
  desk,
}) => {
  test.slow()
  const hodan = { username: unique('hodan').replace(' ', '.'), password: 'a sentence of their own' }
  await desk.send('POST', '/api/admin/register', { ...hodan, role: 'publisher' })
  const { id } = MadePublication.parse(await (await desk.send('POST', path, { kind: 'notice' })).json())
  const stored = async () => OpenedPublication.parse(await (await desk.send('GET', `${path}/${id}`)).json()).draft
  const computer = await browser.newContext({ baseURL: site.url })
  const other = await computer.newPage()
  const { tokens } = await openDesk(site, hodan)
  await signInTab(other, tokens)
  await page.goto(`/admin/publishing/${id}`)
  await other.goto(`/admin/publishing/${id}`)
  await expect(other.getByText(editorTexts.others(['nimo.warsame']))).toBeVisible()
  await expect(page.getByText(editorTexts.others([hodan.username]))).toBeVisible({ timeout: 30_000 })

  // Different parts: both are kept, and both see them.
  const text = (of: typeof page) => of.getByLabel(fields.text, { exact: true })
  await text(page).fill('Closed on Friday.')
  await other.getByLabel(fields.linkText).fill('Find an agent')
  await expect(text(other)).toHaveValue('Closed on Friday.')
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
  await text(other).fill('Closed on Friday and Saturday.')
  await expect(other.getByText(editorTexts.failed('').slice(0, 30))).toBeVisible()
  await text(page).fill('Closed on Friday for Eid.')
  await expect.poll(stored).toMatchObject({ text: 'Closed on Friday for Eid.' })
  await other.unroute('**/draft')
  await expect(other.getByRole('heading', { name: editorTexts.conflict.title })).toBeVisible()
  expect(await findPageFaults(other)).toEqual([])
  await expect(text(other)).toHaveValue('Closed on Friday and Saturday.')
  await other.getByRole('button', { name: editorTexts.conflict.take }).click()
  await expect(text(other)).toHaveValue('Closed on Friday for Eid.')
  await expect(other.getByRole('heading', { name: editorTexts.conflict.title })).toHaveCount(0)
  expect(await stored()).toMatchObject({ text: 'Closed on Friday for Eid.' })
  await computer.close()
})
