import type { Page } from '@playwright/test'
import { cityPath } from '../../support/public-paths.ts'
import { expect, test } from '../support/browser.ts'
import { fillContact } from '../support/fill-form.ts'
import { openJobs } from '../support/open-jobs.ts'
import { skipFirstVisit } from '../support/home.ts'

/** Every kind of page with islands. */
const paths = ['/', '/b2b', '/career', '/company', '/find-agent', '/itpolicy', '/locator', cityPath, '/servicearea']

const blockAllScripts = (page: Page) => page.route('**/assets/*.js', (route) => route.abort())
/** As after a blocker or an unfinished update: the first script runs, and its imports do not load. */
const blockReact = (page: Page) => page.route(/\/assets\/react-.*\.js/, (route) => route.abort())

for (const path of paths) {
  test(`${path}: when its scripts do not arrive, every control works and nothing is hidden @thorough`, async ({
    page,
  }) => {
    await skipFirstVisit(page)
    await blockAllScripts(page)
    await page.goto(path)
    await expect(page.locator('[data-island]:not([data-plain])')).toHaveCount(0)
    await expect(page.locator('[data-island] .needs-script:visible')).toHaveCount(0)
    await expect(page.locator('[data-island] .folded:not(:visible):not(dialog *)')).toHaveCount(0)
  })
}

test('when React does not arrive, clicking a tab shows all panels @thorough', async ({ page }) => {
  await skipFirstVisit(page)
  await blockReact(page)
  await page.goto('/')
  await page.getByRole('tab').last().click()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(page.getByRole('tabpanel')).toHaveCount(await page.locator('.region-name').count())
  await expect(page.locator('.region-name').last()).toBeVisible()

  await page.goto('/itpolicy#controls')
  await expect(page.locator('.control').first()).toBeVisible()
})

for (const [what, lose] of [
  ['no script', blockAllScripts],
  ['React does not', blockReact],
] as const) {
  test(`[AGF-5] the inquiry form still sends when ${what} arrives, and says that it did @thorough`, async ({
    page,
  }) => {
    await skipFirstVisit(page)
    await lose(page)
    await page.goto('/')
    const form = page.getByRole('form', { name: 'Agent inquiry' })
    await fillContact(form, { phone: '612 555 0163' })
    await form.getByLabel('Reason for inquiry').selectOption('Other')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Send inquiry' }).click()
    await expect(form.getByText('Your application has been submitted successfully!')).toBeVisible()
  })
}

test('[AGF-5] without its code and offline the inquiry form says so, keeps what was typed, and sends when online @thorough', async ({
  page,
  context,
}) => {
  await skipFirstVisit(page)
  await blockReact(page)
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Agent inquiry' })
  await fillContact(form, { phone: '612 555 0163' })
  await form.getByLabel('Reason for inquiry').selectOption('Other')
  await form.getByRole('checkbox').check()
  const notice = page.getByRole('alert').filter({ hasText: 'You seem to be offline' })
  await expect(page.locator('[data-island][data-plain]').filter({ has: form })).toHaveCount(1)
  await expect(notice).toHaveCount(0)
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Send inquiry' }).click()
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Amina Warsame')
  await expect(form.getByLabel('Reason for inquiry')).toHaveValue('Other')
  await context.setOffline(false)
  await form.getByRole('button', { name: 'Send inquiry' }).click()
  await expect(form.getByText('Your application has been submitted successfully!')).toBeVisible()
})

for (const [what, lose] of [
  ['no script', blockAllScripts],
  ['no React', blockReact],
] as const) {
  test(`[BEYOND-3] when ${what} arrives, the application form says so, names alternatives, and keeps what was typed @thorough`, async ({
    page,
  }) => {
    await lose(page)
    const [job] = await openJobs(page.request)
    await page.goto(`/Jobapplicationform/${job?.id}`)
    const form = page.getByRole('form', { name: 'Application' })
    await form.getByLabel('First name').fill('Hodan')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-island]:not([data-plain])')).toHaveCount(0)
    // At the start of the form, and in place of the button.
    const notes = form.locator('.without-script').filter({ hasText: 'reload the page' })
    await expect(notes).toHaveCount(2)
    for (const note of await notes.all()) await expect(note).toBeVisible()
    await expect(form.getByRole('button', { name: 'Submit Application' })).toBeHidden()
    await expect(form.getByLabel('First name')).toHaveValue('Hodan')
    await expect(notes.first().getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    await notes.first().getByRole('link', { name: 'leave your resume' }).click()
    await expect(page.getByRole('form', { name: 'Leave your resume' })).toBeInViewport()
  })
}

test('the sign-in page says what to do when its scripts do not arrive @thorough', async ({ page }) => {
  await blockAllScripts(page)
  await page.goto('/admin-login')
  await expect(page.getByRole('alert').filter({ hasText: 'reload the page' })).toBeVisible()
})
