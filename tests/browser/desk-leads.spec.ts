import { z } from 'zod'
import { LeadDetail } from '../../contract/desk-leads.ts'
import { pdf } from '../../support/application-form.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, findPageFaults, test, unique, type Desk } from '../support/desk.ts'
import { download } from '../support/download.ts'
import { submitInquiry, submitResume } from '../support/desk-data.ts'

const stateOf = async (desk: Desk, id: string) => {
  const { data } = LeadDetail.parse(await (await desk.send('GET', `/api/leads/${id}`)).json())
  return data.deliveries.map((delivery) => delivery.state).join()
}

test('[BEYOND-2 API-10] leads: search, filter, consent record, resending dead letters, export, erasure', async ({
  page,
  site,
  desk,
  pool,
}) => {
  const [amina, bilal] = [unique('Amina'), unique('Bilal')]
  const first = await submitInquiry(
    site,
    desk,
    { name: amina },
    { 'user-agent': 'Mozilla/5.0 (Android 15) Firefox/140' },
  )
  const second = await submitInquiry(site, desk, {
    name: bilal,
    source: 'home-popup',
    LEADCF162: 'About a shop in Aurora',
  })
  for (const id of [first, second]) await expect.poll(() => stateOf(desk, id)).toBe('delivered')
  await pool.query(`update deliveries set state = 'failed', last_error = 'webhook-http-503', attempts = 8, record_id = null
    where lead_id in ('${first}', '${second}')`)

  await page.goto('/admin/leads')
  const list = page.getByRole('list', { name: 'Leads' })
  await expect(page.getByText(/^\d+ people are waiting for an answer\.$/)).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: /^Leads \d+ waiting$/ }),
  ).toBeVisible()
  await page.getByLabel('Search').fill('shop aurora')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list).toContainText(bilal)
  await page.getByLabel('Search').fill('')
  await page.getByText('More filters').click()
  await page.getByLabel('Source').selectOption('Home form')
  await expect(list).not.toContainText(bilal)
  await page.getByRole('search').getByLabel('Delivery').selectOption('Failed')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list).toContainText(
    /Home form: New Agent Inquiry\s*I run a grocery on Lake Street\.\s*New\s*Failed after 8 tries/,
  )
  const { text: csv } = await download(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
  expect(csv.trim().split('\r\n')).toHaveLength(2)
  expect(csv).toContain(amina)

  await list.getByRole('link', { name: amina }).press('Enter')
  const open = page.getByRole('article', { name: amina })
  await expect(open).toContainText('I run a grocery on Lake Street.')
  await expect(open.getByRole('link', { name: '(612) 555-0188' })).toHaveAttribute('href', 'tel:+16125550188')
  await expect(open.getByText('May be texted')).toBeVisible()
  const evidence = open.getByRole('region', { name: 'Consent record' })
  await expect(evidence).toContainText('Reply STOP to cancel, HELP for help.')
  await expect(evidence).toContainText(/inquiry-1[\s\S]*127\.0\.0\.1[\s\S]*Firefox on Android/)
  await expect(evidence).toContainText(
    /Received\s*\w+ \d+, \d{4}, \d+:\d\d:\d\d [AP]M (UTC|[A-Z]{2,4}|GMT\S*) \(\d{4}-[\d-]+T[\d:.]+Z\)/,
  )
  await expect(open).toContainText(/^.*Lead [0-9a-f]{8}, \w+ \d+, \d{4}, \d+:\d\d [AP]M (UTC|[A-Z]{2,4}|GMT\S*)/)
  await expect(page).toHaveTitle(new RegExp(`^${amina} \\| `))
  await expect(evidence).toContainText(/Fingerprint\s*([0-9a-f]{4} ){15}[0-9a-f]{4}/)
  await expect(open).toContainText('The receiving server responded with an error (webhook-http-503).')
  expect(await findPageFaults(page)).toEqual([])
  await open.getByRole('button', { name: 'Retry now' }).click()
  await expect(page.getByText('Sending again.')).toBeVisible()
  await expect.poll(() => stateOf(desk, first)).toBe('delivered')
  await page.reload()
  await expect(open.getByText('Delivered')).toBeVisible()

  await page.getByRole('button', { name: 'Retry all failed' }).click()
  await expect.poll(() => stateOf(desk, second)).toBe('delivered')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Retry all failed' })).toHaveCount(0)

  await page.setViewportSize({ width: 360, height: 760 })
  await expect(open).toBeVisible()
  await expect(list).toBeHidden()
  expect(await findPageFaults(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(evidence).toBeVisible()
  await expect(list).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await open.getByRole('button', { name: 'Erase this lead' }).click()
  const dialog = page.getByRole('dialog', { name: `Erase ${amina} for good?` })
  await dialog.getByLabel('Type the full name to confirm').fill(amina)
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('The lead was erased.')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/leads(\?|$)/)
  await page.goto(`/admin/leads/${first}`)
  await expect(page.getByRole('heading', { name: 'No data found.' })).toBeVisible()
  await page.goto('/admin/leads?q=nobodyiscalledthis')
  await expect(page.getByRole('heading', { name: 'No leads match these filters' })).toBeVisible()
})

test('[BEYOND-2] suspected spam is marked, can be filtered, and is delivered once someone says that it is not spam @thorough', async ({
  page,
  site,
  desk,
}) => {
  const name = unique('Caught')
  const id = await submitInquiry(site, desk, { name, website: 'https://spam.example' })
  await page.goto(`/admin/leads?q=${name}`)
  const list = page.getByRole('list', { name: 'Leads' })
  await expect(list.getByRole('listitem')).toContainText('Suspected spam')
  await page.getByText('More filters').click()
  await page.getByLabel('Spam').selectOption('Not spam')
  await expect(page.getByRole('heading', { name: 'No leads match these filters' })).toBeVisible()
  await page.getByLabel('Spam').selectOption('Suspected spam')
  await list.getByRole('link', { name }).click()
  const open = page.getByRole('article', { name })
  await expect(open).toContainText('this lead was not sent to the CRM or the team')
  expect(await findPageFaults(page)).toEqual([])
  await open.getByRole('button', { name: 'Not spam' }).click()
  await expect(page.getByText('Marked as not spam.')).toBeVisible()
  await expect(open.getByText('Suspected spam')).toHaveCount(0)
  await expect.poll(() => stateOf(desk, id)).toBe('delivered')
})

test('[BEYOND-2] career forms: counted as new, opened, downloaded, marked as done, erased @thorough', async ({
  page,
  site,
  desk,
}) => {
  const name = unique('Hodan')
  await submitResume(site, desk, { name })
  await page.goto('/admin/career-forms')
  const counted = page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: /^Career forms \d+ new$/ })
  await expect(counted).toBeVisible()
  const list = page.getByRole('list', { name: 'Career forms' })
  await openWhileSearching(page, list.getByRole('link', { name }), name)
  await expect(list.getByRole('listitem')).toHaveCount(1)
  const open = page.getByRole('article', { name })
  await expect(open).toContainText('hodan@mail.example')
  expect(await findPageFaults(page)).toEqual([])
  const link = open.getByRole('link', { name: 'Download Resume, resume.pdf' })
  expect(await download(page, () => link.click())).toEqual({ name: 'resume.pdf', text: pdf('resume') })
  await open.getByRole('button', { name: 'Mark as done' }).click()
  await expect(list).toContainText('Done by nimo.warsame')
  await page.getByLabel('State').selectOption('Open')
  await expect(list.getByRole('listitem')).toHaveCount(0)
  await open.getByRole('button', { name: 'Reopen' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await page.setViewportSize({ width: 360, height: 760 })
  expect(await findPageFaults(page)).toEqual([])
  await open.getByRole('button', { name: 'Erase this career form' }).click()
  await page.getByLabel('Type the full name to confirm').fill(name)
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('The career form was erased.')).toBeVisible()
  const left = z.object({ data: z.array(z.unknown()) })
  const answer = await desk.send('GET', `/api/career-forms?q=${encodeURIComponent(name)}`)
  expect(left.parse(await answer.json()).data).toEqual([])
})

/** The search debounce ends while a record is being opened: neither may undo the other. */
async function openWhileSearching(page: Page, link: Locator, text: string) {
  await expect(link).toBeVisible()
  const address = await link.getAttribute('href')
  const asked = page.waitForRequest('**/api/career-forms/*')
  // The first request for the record gets no response until the search navigates there too.
  await page.route('**/api/career-forms/*', () => undefined, { times: 1 })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await page.getByLabel('Search').fill(text)
  await link.click()
  await asked
  await page.clock.resume()
  await expect(page).toHaveURL(`${address}?${new URLSearchParams({ q: text })}`)
}

test('[LEAD-1] a lead is taken, noted, snoozed, and answered where it is read, and the list follows', async ({
  page,
  site,
  desk,
}) => {
  const name = unique('Hodan')
  await submitInquiry(site, desk, { name, LEADCF163: 'Remittance Status', LEADCF162: 'Where is my money?' })
  await page.goto(`/admin/leads?q=${encodeURIComponent(name)}`)
  const list = page.getByRole('list', { name: 'Leads' })
  await expect(list).toContainText('Where is my money?')
  await list.getByRole('link', { name }).click()
  const open = page.getByRole('article', { name })
  await open.getByRole('button', { name: 'Assign to me' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(list).toContainText(/In progress, \S+/)
  await expect(open.getByLabel('Owner').locator('option:checked')).not.toHaveText('Nobody')
  await expect(open.getByRole('button', { name: 'Assign to me' })).toHaveCount(0)

  await open.getByLabel('New note').fill('Asked the payout partner.')
  await open.getByRole('button', { name: 'Add note' }).click()
  await expect(open.locator('.note')).toContainText('Asked the payout partner.')
  await open.getByLabel('Follow up on').fill('2190-01-31')
  await open.getByLabel('State').focus()
  await expect(list).toContainText('follow up Jan 31, 2190')
  expect(await findPageFaults(page)).toEqual([])

  await page.getByRole('search').getByLabel('State').selectOption('To answer')
  await expect(list.getByRole('listitem')).toHaveCount(0)
  // Arrow keys change the list at once; only the state on which they stop is saved.
  const changes: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') changes.push(request.postDataJSON())
  })
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'Tab']) await open.getByLabel('State').press(key)
  await expect.poll(() => changes).toEqual([{ state: 'answered', was: { state: 'in_progress' } }])
  await page.getByRole('search').getByLabel('State').selectOption('Answered')
  await expect(list).toContainText(name)
  await page.reload()
  await expect(open.getByLabel('State')).toHaveValue('answered')
  await expect(open.getByLabel('Follow up on')).toHaveValue('2190-01-31')

  await page.goto('/admin/leads')
  await expect(page.getByRole('search').getByLabel('State')).toHaveValue('waiting')
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  await page.getByRole('link', { name: 'Show all leads' }).click()
  await list.getByRole('link', { name }).click()
  await page.setViewportSize({ width: 360, height: 760 })
  expect(await findPageFaults(page)).toEqual([])
})

test('[LEAD-4] an overdue report of missing money comes first, and its steps are marked where it is read @thorough', async ({
  page,
  site,
  desk,
  pool,
}) => {
  const [late, newer] = [unique('Ifrah'), unique('Jamal')]
  const id = await submitInquiry(site, desk, { name: late, LEADCF163: 'Remittance Status' })
  await submitInquiry(site, desk, { name: newer })
  await pool.query(`update leads set due_on = '2026-01-05' where id = $1`, [id])
  await page.goto('/admin/leads')
  const list = page.getByRole('list', { name: 'Leads' })
  await expect(
    page.getByText('report of missing money is overdue').or(page.getByText('reports of missing money are overdue')),
  ).toBeVisible()
  await expect(list.getByRole('listitem').first()).toContainText('Overdue since Jan 5, 2026')
  await expect(page.getByText(/^Showing \d+, overdue reports first, then newest first$/)).toBeVisible()
  await list.getByRole('link', { name: late }).click()
  const steps = page.getByRole('article', { name: late }).getByRole('region', { name: 'Report of missing money' })
  await steps.getByRole('button', { name: 'Sender notified: done today' }).click()
  await expect(page.getByText('The sender is told after the decision.')).toBeVisible()
  await steps.getByRole('button', { name: 'Decided: done today' }).click()
  await expect(steps).toContainText('Tell the sender by')
  await steps.getByRole('button', { name: 'Sender notified: done today' }).click()
  await expect(steps).toContainText('Finished')
  expect(await findPageFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Not a report of missing money' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Mark as a report of missing money' })).toBeFocused()
  await expect(steps).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Not a report of missing money' })).toBeFocused()
  await expect(steps).toBeVisible()
})

test('[LEAD-1] when the last page of a list is done, the first one is shown, not an empty list @thorough', async ({
  page,
  site,
  desk,
}) => {
  const name = unique('Hibo')
  for (let count = 0; count < 26; count += 1) await submitInquiry(site, desk, { name })
  await page.goto(`/admin/leads?state=waiting&q=${name}`)
  const rows = page.getByRole('list', { name: 'Leads' }).getByRole('listitem')
  await expect(rows).toHaveCount(25)
  await page.getByRole('button', { name: 'Older' }).click()
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link', { name }).click()
  await expect(rows.locator('[aria-current]')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(rows).toHaveCount(25)
  await page.reload()
  await expect(rows).toHaveCount(25)
})
