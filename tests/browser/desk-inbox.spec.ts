import type { Browser, Page } from '@playwright/test'
import { expect, findPageFaults, openDesk, signInTab, test, unique } from '../support/desk.ts'
import { submitApplication, submitInquiry, submitResume } from '../support/desk-data.ts'
import { credentials } from '../../support/calls.ts'
import type { SiteProcess } from '../../support/site-process.ts'

const colleague = { username: 'amina.colleague', password: 'another sentence' }

/** A second person at another computer. */
async function openAsColleague(browser: Browser, site: SiteProcess, path: string) {
  const desk = await openDesk(site, colleague)
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  await signInTab(page, desk.tokens)
  await page.goto(path)
  return { page, close: () => context.close() }
}

/** How often a page has loaded a list since. */
function countLoads(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname === path) count += 1
  })
  return () => count
}

test('forced colors: the row of the open record is marked @thorough', async ({ page, site, desk }) => {
  const tag = unique('Marked')
  for (const name of [`${tag} one`, `${tag} two`]) await submitInquiry(site, desk, { name })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/admin/leads?${new URLSearchParams({ q: tag })}`)
  const rows = page.getByRole('list', { name: 'Leads' }).getByRole('listitem')
  await expect(page.getByRole('article', { name: `${tag} two` })).toBeVisible()
  await expect(rows.filter({ hasText: `${tag} two` })).toHaveCSS('border-inline-start-width', '4px')
  await expect(rows.filter({ hasText: `${tag} one` })).toHaveCSS('border-inline-start-width', '0px')
})

test('[LEAD-2 HIRE-10] two people at the inbox: new leads and each other’s changes appear, and a half-written note stays @thorough', async ({
  page,
  browser,
  site,
  desk,
}) => {
  await desk.send('POST', '/api/admin/register', { ...colleague, role: 'leads' })
  const tag = unique('Live')
  const [first, second, third] = [`${tag} one`, `${tag} two`, `${tag} three`]
  await submitInquiry(site, desk, { name: first })
  const query = `?${new URLSearchParams({ q: tag })}`
  await page.goto(`/admin/leads${query}`)
  const list = page.getByRole('list', { name: 'Leads' })
  const open = page.getByRole('article', { name: first })
  await expect(open).toBeVisible()
  await expect(page).toHaveURL(({ pathname, search }) => pathname !== '/admin/leads' && search === query)
  const counted = page.getByRole('link', { name: /^Leads \d+ waiting$/ })
  const before = await counted.textContent()

  // Nobody points at the list or is in it: the new lead is put on top.
  await page.mouse.move(1, 1)
  await submitInquiry(site, desk, { name: second })
  await expect(list.getByRole('listitem').first()).toContainText(second)
  await expect(open).toBeVisible()
  await expect.poll(() => counted.textContent()).not.toBe(before)

  // Somebody is in it: the row under the focus stays where it is.
  await list.getByRole('link', { name: first }).focus()
  await submitInquiry(site, desk, { name: third })
  await expect(page.getByRole('button', { name: 'Show 1 new' })).toBeVisible()
  await expect(list.getByRole('listitem').first()).toContainText(second)
  await page.getByRole('button', { name: 'Show 1 new' }).click()
  await expect(list.getByRole('listitem').first()).toContainText(third)

  await open.getByLabel('New note').fill('I will call them at')
  const other = await openAsColleague(browser, site, page.url())
  const theirs = other.page.getByRole('article', { name: first })
  await expect(theirs).toBeVisible()
  const ownLoads = countLoads(other.page, '/api/leads')
  await theirs.getByLabel('State').selectOption('In progress')
  await expect(open.getByText('amina.colleague changed the state to In progress.')).toBeVisible()
  await expect(open.getByLabel('State')).toHaveValue('in_progress')
  await expect(list.getByRole('listitem').filter({ hasText: first })).toContainText('In progress')
  await expect(open.getByLabel('New note')).toHaveValue('I will call them at')
  await expect(open.getByLabel('New note')).toBeFocused()
  await theirs.getByLabel('New note').fill('Already called.')
  await theirs.getByRole('button', { name: 'Add note' }).click()
  await expect(open.getByText('amina.colleague added a note.')).toBeVisible()
  await expect(open.locator('.note')).toContainText('Already called.')
  await expect(theirs.locator('.note')).toContainText('Already called.')
  await expect.poll(ownLoads, 'one for each change of their own').toBe(2)
  // What this person changes now is not said to be the colleague’s.
  await open.getByLabel('Owner').selectOption(credentials.username)
  await expect(list.getByRole('listitem').filter({ hasText: first })).toContainText(credentials.username)
  await expect(open.getByText('amina.colleague added a note.')).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  await other.close()
})

test('[LEAD-2] the inbox by keyboard: next, previous, take, note, snooze, and answer, which opens the next one @thorough', async ({
  page,
  site,
  desk,
}) => {
  const tag = unique('Keys')
  const [third, second, first] = [`${tag} three`, `${tag} two`, `${tag} one`]
  for (const name of [third, second, first]) await submitInquiry(site, desk, { name })
  const opened = (name: string) => page.getByRole('article', { name })
  await page.goto('/admin/account')
  await page.goto(`/admin/leads?q=${encodeURIComponent(tag)}&state=waiting`)
  await expect(opened(first)).toBeVisible()
  await page.keyboard.press('j')
  await expect(opened(second)).toBeVisible()
  await page.keyboard.press('k')
  await expect(opened(first)).toBeVisible()
  await page.keyboard.press('a')
  await expect(opened(first).getByLabel('State')).toHaveValue('in_progress')
  await page.keyboard.press('n')
  await page.keyboard.type('jest')
  await expect(opened(first).getByLabel('New note')).toHaveValue('jest')
  await page.keyboard.press('Tab')
  await page.keyboard.press('e')
  await expect(opened(second)).toBeVisible()
  const list = page.getByRole('list', { name: 'Leads' })
  await expect(list).not.toContainText(first)

  await page.keyboard.press('s')
  const snooze = page.getByRole('dialog', { name: 'Snooze this lead' })
  expect(await findPageFaults(page)).toEqual([])
  await snooze.getByRole('button', { name: /^Tomorrow/ }).press('Enter')
  await expect(opened(third)).toBeVisible()
  await expect(page.getByText(/^Snoozed until /)).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(1)

  // The focus goes on to the next lead, not to the top of the page.
  await page.keyboard.press('Tab')
  await expect(opened(third).getByRole('button', { name: 'Mark as answered' })).toBeFocused()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search')).toBeFocused()
  await page.getByLabel('Search').blur()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toContainText('Mark as answered and open the next')
  expect(await findPageFaults(page)).toEqual([])
  await help.getByLabel('Use keyboard shortcuts on this device').uncheck()
  await help.getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('?')
  await expect(help).toBeHidden()
  await page.keyboard.press('e')
  await page.reload()
  await expect(opened(third).getByLabel('State')).toHaveValue('new')

  // Opening the first lead is not a step of its own for the Back button.
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/account$/)
})

test('[LEAD-2] resumes share the inbox: the first is open, new ones appear, and done opens the next @thorough', async ({
  page,
  site,
  desk,
}) => {
  const tag = unique('Resume')
  const [second, first] = [`${tag} two`, `${tag} one`]
  await submitResume(site, desk, { name: second })
  await page.goto(`/admin/career-forms?q=${encodeURIComponent(tag)}`)
  await expect(page.getByRole('article', { name: second })).toBeVisible()
  await submitResume(site, desk, { name: first })
  const list = page.getByRole('list', { name: 'Career forms' })
  await expect(list.getByRole('listitem').first()).toContainText(first)
  await page.keyboard.press('k')
  await expect(page.getByRole('article', { name: first })).toBeVisible()
  await page.keyboard.press('e')
  await expect(page.getByRole('article', { name: second })).toBeVisible()
  await expect(list.getByRole('listitem').first()).toContainText('Done by')
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await findPageFaults(page)).toEqual([])
})

test('[HIRE-10] a colleague’s change to the open application appears without a reload @thorough', async ({
  page,
  site,
  desk,
}) => {
  const id = await submitApplication(site, desk, { firstName: unique('Sagal') })
  await page.goto(`/ApplicantDetails/${id}`)
  await page.getByLabel('New note').fill('Call her on')
  const loads = countLoads(page, '/api/applications')
  await page.getByRole('button', { name: 'Interview', exact: true }).click()
  await expect(page.getByText(/^Moved from New to Interview at/)).toBeVisible()
  await desk.send('POST', `/api/applications/${id}/notes`, { text: 'Speaks Somali.' })
  await expect(page.locator('.note')).toContainText('Speaks Somali.')
  await expect(page.getByLabel('New note')).toHaveValue('Call her on')
  await expect.poll(loads, 'one for their own change, one for that of the colleague').toBe(2)
})
