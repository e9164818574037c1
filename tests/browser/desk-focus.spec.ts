import type { Locator, Page } from '@playwright/test'
import { servedPlace } from '../support/served-place.ts'
import { addPerson, expect, makeVacancy, test, unique } from '../support/desk.ts'
import { submitApplication, submitInquiry, submitResume } from '../support/desk-data.ts'

const isLost = (page: Page) => page.evaluate(() => document.activeElement === document.body)

/** Presses a button by keyboard while its call is held: focus stays, more presses do nothing, the result is read. */
async function pressWhileHeld(page: Page, button: Locator, path: string) {
  await button.waitFor()
  const held = Promise.withResolvers<void>()
  let calls = 0
  await page.route(path, async (route) => {
    // Reloading data after a failed change does not count as a second press.
    if (route.request().method() === 'GET' && !path.includes('.csv')) return route.continue()
    calls += 1
    await held.promise
    await route.fulfill({ status: 500, json: { error: 'Out of ink.' } })
  })
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  // An alert about an earlier press may still be there, so only the call shows that this one was sent.
  await expect.poll(() => calls, path).toBe(1)
  held.resolve()
  await expect(
    page.locator('[role="alert"], [role="alertdialog"], output').filter({ hasText: /ink|export failed/ }),
  ).toBeVisible()
  expect(calls, path).toBe(1)
  expect(await isLost(page), path).toBe(false)
  await page.keyboard.press('Escape')
  await page.unroute(path)
}

test('where a click does not focus what is clicked, as in Safari, a dialog still returns the focus to its button @thorough', async ({
  page,
  desk: _desk,
}) => {
  await page.goto('/admin/admins')
  const opener = page.getByRole('button', { name: 'Add admin' })
  await expect(opener).toBeVisible()
  await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()))
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})

test('[ADM-1 ADM-3 ADM-4] every button that starts a longer action keeps the focus and reports the outcome @thorough', async ({
  page,
  site,
  desk,
}) => {
  test.slow()
  const job = await makeVacancy(desk, { jobTitle: unique('Busy') })
  const applicant = await submitApplication(site, desk, { lastName: 'Busy' })
  const form = await submitResume(site, desk, { name: unique('Busy') })
  const lead = await submitInquiry(site, desk, { name: 'Busy Lead' })
  const { username: admin } = await addPerson(desk, 'hiring')
  const agent = unique('Busy agent')
  const button = (name: RegExp | string, within: Page | Locator = page) => within.getByRole('button', { name })
  const dialog = page.getByRole('dialog')

  await page.goto('/admin-register')
  await page.getByLabel('Username').fill('somebody')
  await page.getByLabel('Password', { exact: true }).fill('long enough')
  await pressWhileHeld(page, button(/^Sign(ing)? up/i), '**/api/admin/register')

  await page.goto('/Create-job-vacancy')
  await button('Create Job Vacancy').press('Enter')
  await pressWhileHeld(page, button(/^(Publish now|Creating)/, dialog), '**/api/jobs')

  await page.goto('/list-jobfor-admin')
  await pressWhileHeld(page, button(`Deactivate ${job.jobTitle}`), '**/api/jobs/*/status')
  await pressWhileHeld(page, button(`Duplicate ${job.jobTitle}`), '**/api/jobs')
  await button(`Edit ${job.jobTitle}`).press('Enter')
  await page.getByLabel('Tagline').fill('Busy')
  await pressWhileHeld(page, button(/^Sav(e Changes|ing)/), `**/api/jobs/${job.id}`)

  await page.goto(`/ApplicantDetails/${applicant}`)
  await page.getByLabel('New note').fill('Busy')
  await pressWhileHeld(page, button('Add note'), '**/notes')
  await button('Erase this applicant').press('Enter')
  await dialog.getByLabel('Type the last name to confirm').fill('Busy')
  await pressWhileHeld(page, button('Erase for good', dialog), '**/erasure')

  for (const list of ['/applicationlist', '/admin/leads', '/admin/career-forms', '/admin/agents', '/admin/audit']) {
    await page.goto(list)
    await pressWhileHeld(page, button(/^Export(ing| CSV)/), '**/*.csv*')
  }

  await page.goto(`/admin/career-forms/${form}`)
  await pressWhileHeld(page, button('Mark as done'), `**/api/career-forms/${form}`)

  await page.goto('/admin/account')
  await page.getByLabel('Current password').fill('not sent')
  await page.getByLabel('New password').fill('not sent either')
  await pressWhileHeld(page, button('Change password'), '**/api/admin/password')

  await page.goto('/admin/admins')
  await button(`Set a new password: ${admin}`).press('Enter')
  await dialog.getByLabel('New password').fill('not sent')
  await pressWhileHeld(page, button('Set password', dialog), '**/password')
  await button(`Remove: ${admin}`).press('Enter')
  await pressWhileHeld(page, button('Remove admin', dialog), '**/api/admin/admins/*')
  await button('Add admin').press('Enter')
  await dialog.getByLabel('Username').fill('busy')
  await dialog.getByLabel('First password').fill('not sent')
  await pressWhileHeld(page, button('Add admin', dialog), '**/api/admin/register')

  await page.goto('/admin/agents')
  await pressWhileHeld(page, button(/^Deactivate /).first(), '**/api/admin/agents/*/status')
  await button('Import CSV').press('Enter')
  const csv = `Code,Name,Street,City,State,ZIP,Phone,Time zone,Languages,Services\n${agent.slice(-6)},${agent},1 Main St,${servedPlace.city},${servedPlace.state},${servedPlace.zip},6125550100,America/Chicago,english,wallets`
  await dialog.getByLabel('CSV file').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await pressWhileHeld(page, button(/^Import/, dialog), '**/agents/import')

  await page.goto(`/admin/leads/${lead}`)
  await page.getByRole('article', { name: 'Busy Lead' }).waitFor()
  await page.goto('/admin-login')
  await page.getByLabel('Username').fill('nobody')
  await page.getByLabel('Password', { exact: true }).fill('not it')
  await pressWhileHeld(page, button(/^Sign(ing)? In/i), '**/api/admin/login')
})

test('[ADM-1] a dialog opened right after Escape closed another one stays open @thorough', async ({ page, desk }) => {
  const { username: admin } = await addPerson(desk, 'hiring')
  await page.goto('/admin/admins')
  await page.getByRole('button', { name: `Set a new password: ${admin}` }).click()
  const remove = page.getByRole('button', { name: `Remove: ${admin}` })
  await remove.evaluate(async (button: HTMLElement) => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.requestClose()
    // React renders; the dialog's close event is still queued.
    await Promise.resolve()
    button.click()
  })
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Remove admin' })).toBeVisible()
})

test('[BEYOND-2] a detail opened from far down a list is in view, and going back returns to its row @thorough', async ({
  page,
  site,
  desk,
}) => {
  const name = unique('Far down')
  const id = await submitInquiry(site, desk, { name })
  for (let count = 0; count < 24; count += 1) await submitInquiry(site, desk, { name: unique('Nearer') })
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/admin/leads')
  const row = page.getByRole('link', { name })
  const heading = page.getByRole('heading', { level: 2, name })
  await row.press('Enter')
  await expect(heading).toBeInViewport({ ratio: 1 })
  await expect(row).toBeFocused()
  await page.getByRole('button', { name: 'Erase this lead' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Erase this lead' })).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/admin/leads')
  await row.press('Enter')
  await expect(page).toHaveURL(`/admin/leads/${id}`)
  await expect(heading).toBeInViewport({ ratio: 1 })
  expect(await isLost(page)).toBe(false)
  await page.getByRole('link', { name: 'Leads', exact: true }).filter({ visible: true }).press('Enter')
  await expect(row).toBeFocused()
  await expect(row).toBeInViewport({ ratio: 1 })
})

test('[API-10] when a list position cannot be found, retrying starts at the first page @thorough', async ({
  page,
  site,
  desk,
}) => {
  const name = unique('First page')
  await submitInquiry(site, desk, { name })
  for (const list of ['/admin/leads', '/applicationlist', '/admin/career-forms', '/admin/agents', '/admin/audit']) {
    await page.goto(`${list}?cursor=nowhere`)
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(page).toHaveURL(list)
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    expect(await isLost(page)).toBe(false)
  }
})
