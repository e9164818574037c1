import type { Page } from '@playwright/test'
import { licenseFormTexts } from '../../content/admin/licenses.ts'
import { historyTexts } from '../../content/admin/publishing-history.ts'
import { editorTexts, noticeFormTexts } from '../../content/admin/publishing.ts'
import { brand } from '../../content/brand/company.ts'
import { licenseNumbers } from '../../content/brand/licenses.ts'
import { usStates } from '../../content/us-states.ts'
import { momentIn } from '../../contract/local-time.ts'
import { addPerson, expect, findPageFaults, openDesk, signInTab, test, unique } from '../support/desk.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { smallPhoto } from '../support/pictures.ts'

const [code = ''] = Object.keys(licenseNumbers)
const state = Object.entries(usStates).find(([known]) => known === code)?.[1] ?? ''

const dialog = (page: Page) => page.getByRole('dialog')

/** Presses Publish, and accepts what the checks ask about. */
async function publish(page: Page) {
  await page.getByRole('button', { name: editorTexts.publish }).click()
  const button = dialog(page).getByRole('button', { name: editorTexts.publishing.confirm, exact: true })
  await expect(dialog(page).getByRole('heading').first()).toBeVisible()
  await expect(dialog(page).getByText('Checking')).toHaveCount(0)
  for (const box of await dialog(page).getByRole('checkbox').all()) await box.check()
  await button.click()
  await expect(dialog(page)).toBeHidden()
}

/** A day as the fields of the browser take it. */
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('[PUB-1] [PUB-2] [PUB-3] [PUB-5] a marketing person’s afternoon', async ({ page, site, desk }) => {
  test.slow()
  const read = async (path: string) => (await fetch(site.url + path)).text()
  const hodan = await addPerson(desk, 'publisher')

  // A notice for Eid, which begins tomorrow.
  const eid = `${unique('Our shops are closed on Friday for Eid')}.`
  await page.goto('/admin/publishing')
  await page.getByRole('button', { name: 'New notice' }).click()
  await page.getByLabel(noticeFormTexts.topic).selectOption('holiday')
  await page.getByLabel(noticeFormTexts.text, { exact: true }).fill(eid)
  await page.getByLabel(noticeFormTexts.startsAt).fill(`${dayFromNow(2)}T08:00`)
  const order = page.getByLabel(noticeFormTexts.order)
  await order.press('End')
  for (const key of ['Backspace', 'Backspace', '7']) await page.keyboard.press(key)
  await expect(order).toHaveValue('7')
  await expect(page.getByText(editorTexts.saved)).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  await publish(page)
  await expect(page.getByText(editorTexts.publishing.done)).toBeVisible()
  expect(await read('/')).not.toContain(eid)
  // What is discarded is no longer shown.
  const start = page.getByLabel(noticeFormTexts.startsAt)
  await start.fill(`${dayFromNow(5)}T09:00`)
  await page.getByRole('button', { name: editorTexts.discard }).click()
  await expect(start).toHaveValue(`${dayFromNow(2)}T08:00`)
  // The holiday begins earlier than expected.
  await start.fill(`${dayFromNow(-1)}T08:00`)
  // An end that is only half there is not left out, and neither is one that clocks skip.
  const end = page.getByLabel(noticeFormTexts.endsAt)
  await end.focus()
  await page.keyboard.type('12012029')
  await page.getByRole('button', { name: editorTexts.publish }).click()
  await expect(end).toBeFocused()
  await expect(dialog(page)).toBeHidden()
  const skipped = '2030-03-10T02:30'
  await end.fill(skipped)
  const isSkipped = momentIn(brand.timeZone, skipped) === undefined
  await expect(page.getByText(editorTexts.noSuchTime)).toHaveCount(isSkipped ? 1 : 0)
  await expect(end).toHaveValue(skipped)
  await end.fill('')
  await end.focus()
  await page.keyboard.type('120120290500AM')
  await expect(end).toHaveValue('2029-12-01T05:00')
  await publish(page)
  await expect.poll(() => read('/')).toContain(eid)
  const visitor = await page.context().newPage()
  await visitor.goto('/licenses')
  await expect(visitor.locator('.site-notice', { hasText: eid })).toHaveCSS('display', 'flex')
  expect(await layoutShift(visitor)).toBeLessThan(0.001)
  expect(await findPageFaults(visitor)).toEqual([])
  await visitor.close()
  const notice = new URL(page.url()).pathname

  // An article with a picture.
  const title = unique('Send money for Eid')
  await page.goto('/admin/publishing')
  await page.getByRole('button', { name: 'New article' }).click()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Summary').fill('When to send, and what your family needs to pick it up.')
  await page.getByLabel('Text', { exact: true }).fill('Send a few days early. Many shops close for the holiday.')
  await page.getByRole('button', { name: 'Upload a picture…' }).click()
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await smallPhoto() }
  await dialog(page).getByLabel('Picture file').setInputFiles(file)
  await expect(dialog(page).getByText('The picture is ready.')).toBeVisible()
  await dialog(page).getByLabel('What the picture shows').fill('A family sits around a table.')
  await dialog(page).getByRole('button').last().click()
  await expect(dialog(page)).toBeHidden()
  await publish(page)
  await expect.poll(() => read('/blog')).toContain(title)

  // A license was renewed; Hodan looks at it too.
  await page.goto(`/admin/publishing?kind=license&q=${state}`)
  await page.getByRole('listitem').filter({ hasText: state }).getByRole('button').click()
  await page.getByLabel(licenseFormTexts.days.renewedOn).fill('2026-11-02')
  // What the server does not accept is said at its field, and sent again only once it was corrected.
  const phone = page.getByLabel(licenseFormTexts.parts.phone, { exact: true }).first()
  const number = await phone.inputValue()
  const sent: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/draft') && sent.push(request.method())))
  await expect(page.getByText(editorTexts.saved)).toBeVisible()
  sent.length = 0
  await phone.fill(number.repeat(5))
  const reason = 'Please use at most 40 characters.'
  await expect(page.getByText(editorTexts.refused(reason))).toBeVisible()
  await expect(page.getByText(reason, { exact: true })).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  expect(sent).toEqual(['PUT'])
  await phone.fill(number)
  await page.getByLabel(licenseFormTexts.asOf).fill('2026-11-16')
  await expect(page.getByText(editorTexts.saved)).toBeVisible()
  await publish(page)
  await expect(page.getByText(editorTexts.publishing.waiting)).toBeVisible()
  expect(await read('/licenses')).not.toContain('November 2, 2026')
  const license = new URL(page.url()).pathname
  await signInTab(page, (await openDesk(site, hodan)).tokens)
  await page.goto(license)
  await page
    .getByRole('link', { name: /^Version/ })
    .first()
    .click()
  await expect(page.getByText('2026-11-02')).toBeVisible()
  await page.getByRole('button', { name: historyTexts.decide.approve }).click()
  await expect.poll(() => read('/licenses')).toContain('November 2, 2026')

  // What did the home page say yesterday?
  await page.goto('/admin/publishing/as-of')
  await page.getByLabel(historyTexts.asOf.moment).fill(`${dayFromNow(-2)}T12:00`)
  await page.getByRole('button', { name: historyTexts.asOf.show }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.frameLocator('iframe').getByText(eid)).toHaveCount(0)

  // One step back: the notice begins in two days again.
  await page.goto(notice)
  await page
    .getByRole('link', { name: /^Version/ })
    .last()
    .click()
  await page.getByRole('button', { name: historyTexts.restore.button }).click()
  await expect(page.getByText(historyTexts.restore.done)).toBeVisible()
  await expect.poll(() => read('/')).not.toContain(eid)
})
