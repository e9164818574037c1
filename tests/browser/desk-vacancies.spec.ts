import { deskTexts } from '../../content/admin/frame.ts'
import { brandColor } from '../support/brand-color.ts'
import { expect, findPageFaults, makeVacancy, test, unique } from '../support/desk.ts'
import { loseAnswer } from '../support/lose-answer.ts'

test('[ADM-3 API-6] a vacancy is created: prefilled, in five groups, items added and removed, outcome shown @thorough', async ({
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
  expect(await findPageFaults(page)).toEqual([])
  const items = page.getByRole('textbox', { name: /^Benefits, item/ })
  const before = await items.count()
  await page.getByRole('button', { name: 'Add Item: Benefits' }).click()
  await expect(items).toHaveCount(before + 1)
  await expect(items.last()).toBeFocused()
  await items.last().fill('A quiet room')
  await page.getByRole('button', { name: 'Remove item 1 of Benefits' }).click()
  await expect(items).toHaveCount(before)

  const create = page.getByRole('button', { name: 'Create Job Vacancy' })
  await page.getByLabel('Job title').fill('')
  await create.click()
  await expect(page.getByText('Job title is required.')).toBeVisible()
  await expect(page.getByLabel('Job title')).toBeFocused()
  await page.getByLabel('Job title').fill(jobTitle)
  await page.route('**/api/jobs', (route) => route.fulfill({ status: 500, json: { error: 'Out of ink.' } }))
  await create.click()
  const ask = page.getByRole('dialog', { name: `Publish ${jobTitle}?` })
  expect(await findPageFaults(page)).toEqual([])
  await ask.getByRole('button', { name: 'Publish now' }).click()
  const failure = page.getByRole('alertdialog', { name: 'Something went wrong while creating the vacancy' })
  await expect(failure).toContainText('Out of ink. Everything you typed is still here.')
  expect(await findPageFaults(page)).toEqual([])
  await failure.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByLabel('Job title')).toHaveValue(jobTitle)
  await expect(create).toBeFocused()
  await create.click()
  await ask.getByRole('button', { name: 'Publish now' }).click()
  await expect(failure).toBeVisible()
  await page.unroute('**/api/jobs')
  await failure.getByRole('button', { name: 'Try again' }).click()
  const success = page.getByRole('alertdialog', { name: 'Vacancy created' })
  await expect(success).toContainText(`${jobTitle} is on the careers page now.`)
  await success.getByRole('button').click()
  await expect(page).toHaveURL(/\/list-jobfor-admin#job-/)
  await expect(page.getByRole('heading', { name: jobTitle })).toBeVisible()
  await page.goto('/Create-job-vacancy')
  await expect(page.getByLabel('Job title')).toHaveValue('Compliance Officer')
  await page.getByRole('link', { name: 'Go to Job Details' }).click()
  await expect(page).toHaveURL('/list-jobfor-admin')
})

test('[ADM-3] a vacancy whose answer was lost is created once, even after Try again @thorough', async ({
  page,
  desk: _desk,
  pool,
}) => {
  const jobTitle = unique('Lost Officer')
  await page.goto('/Create-job-vacancy')
  await page.getByLabel('Job title').fill(jobTitle)
  await loseAnswer(page, '**/api/jobs')
  await page.getByRole('button', { name: 'Create Job Vacancy' }).click()
  await page.getByRole('button', { name: 'Keep as draft' }).click()
  const failure = page.getByRole('alertdialog', { name: 'Something went wrong while creating the vacancy' })
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Vacancy created' })).toBeVisible()
  const { rows } = await pool.query('select status from vacancies where job_title = $1', [jobTitle])
  expect(rows).toEqual([{ status: 'draft' }])
})

test('[HIRE-5 HIRE-6] a draft is created with its terms, previewed as page and form, published, or deleted', async ({
  page,
  desk,
}) => {
  const jobTitle = unique('Quiet Officer')
  await page.goto('/Create-job-vacancy')
  await page.getByLabel('Job title').fill(jobTitle)
  await page.getByLabel('Employment type').selectOption('Part-time')
  await page.getByLabel('Workplace').selectOption('Remote')
  await page.getByLabel('Pay from').fill('25')
  await page.getByLabel('Pay to').fill('21.50')
  await page.getByLabel('Last day to apply').fill('2099-06-30')
  await page.getByLabel('Area that the form asks about').fill('Columbus, Ohio')
  await page.getByRole('checkbox', { name: 'Professional References' }).check()
  const create = page.getByRole('button', { name: 'Create Job Vacancy' })
  await create.click()
  await expect(page.getByText('The highest pay must not be lower than the lowest.')).toBeVisible()
  await page.getByLabel('Pay to').fill('30')
  await page.getByLabel('Pay period').selectOption('Per hour')
  await create.click()
  await page.getByRole('button', { name: 'Keep as draft' }).click()
  await page.getByRole('alertdialog', { name: 'Vacancy created' }).getByRole('button').click()

  const card = page.getByRole('article').filter({ hasText: jobTitle })
  await expect(card.getByText('Draft', { exact: true })).toBeVisible()
  await expect(card).toContainText('Last day to apply: June 30, 2099')
  expect(await findPageFaults(page)).toEqual([])
  await card.getByRole('link', { name: `Preview ${jobTitle}` }).click()
  await expect(page.getByText('the job is a draft')).toBeVisible()
  await expect(page.getByText('$25 to $30 per hour')).toBeVisible()
  await page.getByRole('link', { name: 'Application form' }).click()
  await expect(page.getByText('Do you live in or near Columbus, Ohio?')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Professional References' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByRole('alertdialog', { name: 'This is a preview of the form. Nothing is sent.' })).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])

  await page.goto('/list-jobfor-admin')
  await page.getByRole('button', { name: `Publish ${jobTitle}` }).click()
  await expect(card.getByText('Active', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: `Delete ${jobTitle}` })).toHaveCount(0)

  const other = await makeVacancy(desk, { jobTitle: unique('Mistake'), status: 'draft' })
  await page.reload()
  await page.getByRole('button', { name: `Delete ${other.jobTitle}` }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText(`The draft ${other.jobTitle} was deleted.`)).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: other.jobTitle })).toHaveCount(0)
})

test('[ADM-4 API-6] a job is shown as a card, edited in place by keyboard, and the change is public', async ({
  page,
  desk,
}) => {
  const job = await makeVacancy(desk, { jobTitle: unique('Editable') })
  const inactive = await makeVacancy(desk, { jobTitle: unique('Closed job'), status: 'inactive' })
  await page.goto('/list-jobfor-admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Job Management' })).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: job.jobTitle })
  await expect(card).toContainText(job.tagline)
  await expect(card).toContainText(`${job.companyOverview.slice(0, 100)}…`)
  await expect(card).toContainText(job.location)
  await expect(card.getByText('Active', { exact: true })).toHaveCSS('color', brandColor('positive-strong'))
  const closed = page.getByRole('article').filter({ hasText: inactive.jobTitle })
  await expect(closed.getByText('Inactive', { exact: true })).toHaveCSS('color', brandColor('negative'))
  await expect(page.getByRole('link', { name: 'Create job Vacancy' })).toHaveAttribute('href', '/Create-job-vacancy')
  await expect(page.getByRole('link', { name: 'Job requests' })).toHaveAttribute('href', '/applicationlist')
  expect(await findPageFaults(page)).toEqual([])

  const edit = page.getByRole('button', { name: `Edit ${job.jobTitle}` })
  const tagline = page.getByLabel('Tagline')
  await edit.press('Enter')
  await expect(page.getByLabel('Job title')).toBeFocused()
  await tagline.fill('Dropped line')
  expect(await findPageFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page.getByText('Dropped line')).toHaveCount(0)
  await edit.press('Enter')
  await expect(tagline).toHaveValue(job.tagline)
  await tagline.fill('A better line')
  await expect(page.getByText('1 change not saved.')).toBeVisible()
  await page.route(`**/api/jobs/${job.id}`, (route) => route.abort())
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('Error updating job')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(tagline).toHaveValue('A better line')
  await page.unroute(`**/api/jobs/${job.id}`)
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(page.getByText(`Job updated successfully: ${job.jobTitle}.`)).toBeVisible()
  await expect(edit).toBeFocused()
  await page.getByRole('link', { name: 'See the public page' }).click()
  await expect(page.getByText('A better line')).toBeVisible()
})

test('[ADM-4 API-5 API-6] a job is duplicated once even though an answer was lost, previewed, activated, and deactivated @thorough', async ({
  page,
  desk,
  browser,
  site,
}) => {
  const job = await makeVacancy(desk, { jobTitle: unique('Original') })
  const copyTitle = `${job.jobTitle} (copy)`
  await page.goto('/list-jobfor-admin')
  const duplicate = page.getByRole('button', { name: `Duplicate ${job.jobTitle}` })
  await expect(duplicate).toBeVisible()
  await loseAnswer(page, '**/api/jobs')
  await duplicate.click()
  await expect(page.getByText(deskTexts.noAnswer)).toBeVisible()
  await duplicate.click()
  const copy = page.getByRole('article').filter({ hasText: copyTitle })
  await expect(copy.getByText('Draft', { exact: true })).toBeVisible()
  await copy.getByRole('link', { name: `Preview ${copyTitle}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: copyTitle })).toBeVisible()
  await expect(page.getByText('The public does not see this page')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  const preview = new URL(page.url()).pathname
  const publicPage = preview.replace('/admin/preview/', '/careerpagedetails/')
  const stranger = await browser.newPage({ baseURL: site.url })
  await stranger.goto(preview)
  await expect(stranger).toHaveURL(/\/admin-login/)
  await stranger.close()
  expect((await page.request.get(publicPage)).status()).toBe(404)
  await page.goto('/list-jobfor-admin')
  await page.getByRole('button', { name: `Publish ${copyTitle}`, exact: true }).click()
  await expect(page.getByRole('button', { name: `Deactivate ${copyTitle}`, exact: true })).toBeVisible()
  expect((await page.request.get(publicPage)).status()).toBe(200)
  await page.getByRole('button', { name: `Deactivate ${copyTitle}`, exact: true }).click()
  await expect(page.getByRole('button', { name: `Activate ${copyTitle}`, exact: true })).toBeVisible()
  expect((await page.request.get(publicPage)).status()).toBe(404)
})

test('[ADM-4] the preview of a job that does not exist says so and leads back to the jobs @thorough', async ({
  page,
  desk: _desk,
}) => {
  await page.goto(`/admin/preview/${crypto.randomUUID()}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Job not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Admin Job Management' }).click()
  await expect(page).toHaveURL('/list-jobfor-admin')
})

test('[ADM-4] a save that fails is shown in view with the focus, each time, and keeps what was typed @thorough', async ({
  page,
  desk,
}) => {
  const job = await makeVacancy(desk, { jobTitle: unique('Unsaved') })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/list-jobfor-admin')
  await page.getByRole('button', { name: `Edit ${job.jobTitle}` }).click()
  await page.getByLabel('Tagline').fill('Kept')
  await page.route(`**/api/jobs/${job.id}`, (route) => route.fulfill({ status: 500, json: { error: 'Out of ink.' } }))
  const save = page.getByRole('button', { name: 'Save Changes' })
  const failure = page.getByRole('alert').filter({ hasText: 'Out of ink' })
  for (const attempt of ['first', 'second']) {
    await save.click()
    await expect(failure, attempt).toBeFocused()
    await expect(failure, attempt).toBeInViewport({ ratio: 1 })
  }
  await expect(page.getByLabel('Tagline')).toHaveValue('Kept')
})

test('[API-6] two admins edit one job: the second sees the conflict and chooses @thorough', async ({ page, desk }) => {
  const job = await makeVacancy(desk, { jobTitle: unique('Shared') })
  await page.goto('/list-jobfor-admin')
  const edit = page.getByRole('button', { name: `Edit ${job.jobTitle}` })
  const save = page.getByRole('button', { name: 'Save Changes' })
  const conflict = page.getByRole('alert')
  await edit.click()
  await page.getByLabel('Tagline').fill('Mine')
  await desk.send('PUT', `/api/jobs/${job.id}`, { ...job, location: 'Theirs, MN' })
  await save.click()
  await expect(conflict).toContainText('Someone else has changed this job in the meantime')
  await expect(conflict).toContainText('They changed: Location.')
  await expect(conflict).toBeFocused()
  await expect(conflict).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Tagline')).toHaveValue('Mine')
  expect(await findPageFaults(page)).toEqual([])
  await conflict.getByRole('button', { name: 'Discard mine and load theirs' }).click()
  await expect(page.getByLabel('Location')).toHaveValue('Theirs, MN')
  await page.getByLabel('Tagline').fill('Both')
  await save.click()
  await expect(page.getByText('Job updated successfully')).toBeVisible()

  await edit.click()
  await page.getByLabel('Tagline').fill('Mine after all')
  await desk.send('PUT', `/api/jobs/${job.id}`, { ...job, version: undefined, location: 'Elsewhere, OH' })
  await save.click()
  await expect(conflict).toContainText('They changed: Location, Tagline.')
  await expect(conflict).toContainText('Both of you changed: Tagline.')
  await conflict.getByRole('button', { name: 'Save mine over theirs' }).click()
  const card = page.getByRole('article').filter({ hasText: job.jobTitle })
  await expect(card).toContainText('Mine after all')
  await expect(card).toContainText('Elsewhere, OH')

  // The edit survives a reload, and so does the version that it is based on.
  await edit.click()
  await page.getByLabel('Tagline').fill('Mine once more')
  await desk.send('PUT', `/api/jobs/${job.id}`, { ...job, version: undefined, location: 'Anoka, MN' })
  await page.reload()
  await expect(page.getByLabel('Tagline')).toHaveValue('Mine once more')
  await save.click()
  await conflict.getByRole('button', { name: 'Save mine over theirs' }).click()
  await expect(card).toContainText('Mine once more')
  await expect(card).toContainText('Anoka, MN')
})
