import { complianceOfficer } from '../../content/sample-vacancies.ts'
import { AdminVacancy } from '../../contract/vacancy.ts'
import { expect, letTokenExpire, readTokens, test, type Desk } from '../support/desk.ts'

const make = async (desk: Desk, changes: object = {}) =>
  AdminVacancy.parse(await (await desk.send('POST', '/api/jobs', { ...complianceOfficer, ...changes })).json())

const unique = (title: string) => `${title} ${Math.random().toString(36).slice(2, 8)}`

test('[ADM-3] the form is prefilled, in its five groups; items are added and removed; success is told', async ({
  page,
  desk: _desk,
}) => {
  const jobTitle = unique('Night Officer')
  await page.goto('/Create-job-vacancy')
  for (const group of [
    'Job Overview',
    'Responsibilities',
    'Required Qualifications',
    'What We Offer',
    'Application Process',
  ])
    await expect(page.getByRole('heading', { level: 2, name: group })).toBeVisible()
  await expect(page.getByLabel('Job title')).toHaveValue('Compliance Officer')
  const items = page.getByRole('textbox', { name: /^Benefits, item/ })
  const before = await items.count()
  await page.getByRole('button', { name: 'Add Item: Benefits' }).click()
  await expect(items).toHaveCount(before + 1)
  await expect(items.last()).toBeFocused()
  await items.last().fill('A quiet room')
  await page.getByRole('button', { name: 'Remove item 1 of Benefits' }).click()
  await expect(items).toHaveCount(before)
  await page.getByLabel('Job title').fill(jobTitle)
  await page.getByRole('button', { name: 'Create Job Vacancy' }).click()
  const alert = page.getByRole('alertdialog', { name: 'Vacancy created' })
  await expect(alert).toContainText(`${jobTitle} is on the careers page now.`)
  await alert.getByRole('button').click()
  await expect(page.getByLabel('Job title')).toHaveValue('Compliance Officer')
  await page.getByRole('link', { name: 'Go to Job Details' }).click()
  await expect(page).toHaveURL('/list-jobfor-admin')
  await expect(page.getByRole('heading', { name: jobTitle })).toBeVisible()
})

test('[ADM-3] a failure is told and everything typed stays', async ({ page, desk: _desk }) => {
  await page.goto('/Create-job-vacancy')
  await page.getByLabel('Job title').fill('')
  await page.getByRole('button', { name: 'Create Job Vacancy' }).click()
  await expect(page.getByText('Job title is required.')).toBeVisible()
  await page.getByLabel('Job title').fill('Kept title')
  await page.route('**/api/jobs', (route) => route.fulfill({ status: 500, json: { error: 'Out of ink.' } }))
  await page.getByRole('button', { name: 'Create Job Vacancy' }).click()
  const alert = page.getByRole('alertdialog', { name: 'Something went wrong while creating the vacancy' })
  await expect(alert).toContainText('Out of ink. Everything you typed is still here.')
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByLabel('Job title')).toHaveValue('Kept title')
})

test('[ADM-3 AUTH-1] when the session is over it is told, and after signing in the text is still there', async ({
  page,
  site,
  desk: _desk,
}) => {
  await page.goto('/Create-job-vacancy')
  await page.getByLabel('Job title').fill('Half written')
  await letTokenExpire(site, page, { refreshToken: 'no-longer-good' })
  await page.getByRole('button', { name: 'Create Job Vacancy' }).click()
  const alert = page.getByRole('alertdialog', { name: 'Session expired. Please login again.' })
  await expect(alert).toBeVisible()
  await alert.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/admin-login\?back=%2FCreate-job-vacancy/)
  await expect(page.getByRole('heading', { name: 'Session expired. Please login again.' })).toBeVisible()
  await page.getByLabel('Username').fill('nimo.warsame')
  await page.getByLabel('Password', { exact: true }).fill('a short sentence')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/Create-job-vacancy')
  await expect(page.getByLabel('Job title')).toHaveValue('Half written')
})

test('[ADM-4] all jobs are cards: title, tagline, 100 characters, place and status, green or red', async ({
  page,
  desk,
}) => {
  const active = await make(desk, { jobTitle: unique('Open job') })
  const inactive = await make(desk, { jobTitle: unique('Closed job'), status: 'inactive' })
  await page.goto('/list-jobfor-admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Job Management' })).toBeVisible()
  const open = page.getByRole('article').filter({ hasText: active.jobTitle })
  await expect(open).toContainText(active.tagline)
  await expect(open).toContainText(`${active.companyOverview.slice(0, 100)}…`)
  await expect(open).toContainText(active.location)
  await expect(open.getByText('Active', { exact: true })).toHaveCSS('color', 'rgb(20, 96, 58)')
  const closed = page.getByRole('article').filter({ hasText: inactive.jobTitle })
  await expect(closed.getByText('Inactive', { exact: true })).toHaveCSS('color', 'rgb(179, 38, 30)')
  await expect(page.getByRole('link', { name: 'Create job Vacancy' })).toHaveAttribute('href', '/Create-job-vacancy')
  await expect(page.getByRole('link', { name: 'Job requests' })).toHaveAttribute('href', '/applicationlist')
})

test('[ADM-4] a job is edited in its place, by keyboard, and the change is public', async ({ page, desk }) => {
  const job = await make(desk, { jobTitle: unique('Editable') })
  await page.goto('/list-jobfor-admin')
  await page.getByRole('button', { name: `Edit ${job.jobTitle}` }).press('Enter')
  await expect(page.getByLabel('Job title')).toBeFocused()
  await page.getByLabel('Tagline').fill('A better line')
  await expect(page.getByText('1 change not saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(page.getByText(`Job updated successfully: ${job.jobTitle}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Edit ${job.jobTitle}` })).toBeFocused()
  await page.getByRole('link', { name: 'See the public page' }).click()
  await expect(page.getByText('A better line')).toBeVisible()
})

test('[ADM-4] Cancel leaves a job as it was; a failed save is told and keeps the text', async ({ page, desk }) => {
  const job = await make(desk, { jobTitle: unique('Stubborn') })
  await page.goto('/list-jobfor-admin')
  await page.getByRole('button', { name: `Edit ${job.jobTitle}` }).click()
  await page.getByLabel('Tagline').fill('Dropped line')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Dropped line')).toHaveCount(0)
  await page.getByRole('button', { name: `Edit ${job.jobTitle}` }).click()
  await expect(page.getByLabel('Tagline')).toHaveValue(job.tagline)
  await page.getByLabel('Tagline').fill('Kept line')
  await page.route(`**/api/jobs/${job.id}`, (route) => route.abort())
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert')).toContainText('Error updating job')
  await expect(page.getByLabel('Tagline')).toHaveValue('Kept line')
})

test('[ADM-4] Deactivate and Activate switch a job, and the list shows it', async ({ page, desk }) => {
  const job = await make(desk, { jobTitle: unique('Switch') })
  await page.goto('/list-jobfor-admin')
  await page.getByRole('button', { name: `Deactivate ${job.jobTitle}` }).click()
  await expect(page.getByRole('button', { name: `Activate ${job.jobTitle}` })).toBeVisible()
  expect((await page.request.get(`/careerpagedetails/${job.id}`)).status()).toBe(404)
  await page.getByRole('button', { name: `Activate ${job.jobTitle}` }).click()
  await expect(page.getByRole('button', { name: `Deactivate ${job.jobTitle}` })).toBeVisible()
})

test('[API-6] two admins: the second is told plainly, and chooses', async ({ page, desk }) => {
  const job = await make(desk, { jobTitle: unique('Shared') })
  await page.goto('/list-jobfor-admin')
  await page.getByRole('button', { name: `Edit ${job.jobTitle}` }).click()
  await page.getByLabel('Tagline').fill('Mine')
  await desk.send('PUT', `/api/jobs/${job.id}`, { ...job, location: 'Theirs, MN' })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const conflict = page.getByRole('alert')
  await expect(conflict).toContainText('Someone else has changed this job in the meantime')
  await expect(conflict).toContainText('They changed: Location.')
  await expect(page.getByLabel('Tagline')).toHaveValue('Mine')
  await conflict.getByRole('button', { name: 'Drop mine and load theirs' }).click()
  await expect(page.getByLabel('Location')).toHaveValue('Theirs, MN')
  await page.getByLabel('Tagline').fill('Both')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Job updated successfully')).toBeVisible()
})

test('[AUTH-1 AUTH-2] a token that runs out in the middle of an edit is not noticed', async ({ page, site, desk }) => {
  const job = await make(desk, { jobTitle: unique('Long edit') })
  await page.goto('/list-jobfor-admin')
  await page.getByRole('button', { name: `Edit ${job.jobTitle}` }).click()
  await page.getByLabel('Tagline').fill('Written over a quarter of an hour')
  const before = await readTokens(page)
  await letTokenExpire(site, page)
  const calls: string[] = []
  page.on('response', (answer) => {
    const path = new URL(answer.url()).pathname
    if (path.startsWith('/api/')) calls.push(`${answer.request().method()} ${path} ${answer.status()}`)
  })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Job updated successfully')).toBeVisible()
  expect(calls.slice(0, 3)).toEqual([
    `PUT /api/jobs/${job.id} 403`,
    'POST /api/admin/refresh 200',
    `PUT /api/jobs/${job.id} 200`,
  ])
  expect((await readTokens(page)).refreshToken).not.toBe(before.refreshToken)
})

test('a preview shows an inactive job in the public frame, to admins only', async ({ page, desk, browser, site }) => {
  const job = await make(desk, { jobTitle: unique('Hidden'), status: 'inactive' })
  await page.goto('/list-jobfor-admin')
  await page.getByRole('link', { name: `Preview ${job.jobTitle}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: job.jobTitle })).toBeVisible()
  await expect(page.getByText('The public does not see this page')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const stranger = await browser.newPage({ baseURL: site.url })
  await stranger.goto(`/admin/preview/${job.id}`)
  await expect(stranger).toHaveURL(/\/admin-login/)
  await stranger.close()
})

test('a job is duplicated as an inactive copy', async ({ page, desk }) => {
  const job = await make(desk, { jobTitle: unique('Original') })
  await page.goto('/list-jobfor-admin')
  await page.getByRole('button', { name: `Duplicate ${job.jobTitle}` }).click()
  const copy = page.getByRole('article').filter({ hasText: `${job.jobTitle} (copy)` })
  await expect(copy.getByText('Inactive', { exact: true })).toBeVisible()
})
