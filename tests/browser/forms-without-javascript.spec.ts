import type { Locator, Page } from '@playwright/test'
import { brand } from '../../content/brand/company.ts'
import { exampleCountry } from '../../content/example-country.ts'
import { applicationPage } from '../../content/pages/job-application.ts'
import { cityPath } from '../../support/public-paths.ts'
import { expect, test } from '../support/browser.ts'
import { thoroughUnless } from '../support/thorough.ts'
import { document } from '../support/fill-application.ts'
import { fillContact } from '../support/fill-form.ts'
import { openJobs } from '../support/open-jobs.ts'

// On a phone a form is far from the top of its section.
test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

/** The response is in view and focused, so it is announced and the next Tab continues from it. */
async function expectAnswer(form: Locator, text: string) {
  const notice = form.locator('.message')
  await expect(notice).toContainText(text)
  await expect(notice).toBeFocused()
  await expect(notice.getByText(text)).toBeInViewport()
}

/** A reload fetches the page again and posts nothing. */
async function expectReloadable(page: Page, form: Locator, text: string) {
  await expect(page).not.toHaveTitle(/Error/)
  const again = page.waitForRequest((request) => request.isNavigationRequest())
  await page.reload()
  expect((await again).method()).toBe('GET')
  await expect(form.locator('.message')).toContainText(text)
}

test('[AGF-2 AGF-4] home: the page comes back with the messages and what was entered', async ({ page }) => {
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Agent inquiry' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Amina Warsame')
  await form.getByRole('textbox', { name: 'Email' }).fill('amina@mail')
  await form.getByRole('textbox', { name: 'Message' }).fill('“Salaam” <b>&amp;</b>')
  await form.getByRole('button', { name: 'Send inquiry' }).click()
  await expectAnswer(form, 'Missing Details!')
  await expect(page).toHaveTitle(/^Error: /)
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/Invalid email format\.$/)
  const texts = ['Phone number is required.', 'Please select a reason.', 'You must agree to the terms.']
  for (const text of texts) await expect(form.locator('.field-error').getByText(text)).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Amina Warsame')
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('amina@mail')
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('“Salaam” <b>&amp;</b>')
  for (const [link, role] of [
    ['Invalid email format.', 'textbox'],
    ['Please select a reason.', 'combobox'],
    ['You must agree to the terms.', 'checkbox'],
  ] as const) {
    await form.getByRole('link', { name: link }).press('Enter')
    const field = form.getByRole(role).and(page.locator(':focus'))
    await expect(field).toHaveAccessibleDescription(new RegExp(link))
    await expect(field).toBeInViewport()
  }
})

test('[AGF-5] home: a phone number may be written as people write it; the inquiry is received @thorough', async ({
  page,
}) => {
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Agent inquiry' })
  await fillContact(form, { phone: '(612) 555-0163' })
  await form.getByLabel('Reason for inquiry').selectOption('Remittance Status')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Send inquiry' }).click()
  await expectAnswer(form, 'Your application has been submitted successfully!')
  await expect(page).toHaveURL('/?sent=home#home-answer')
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  await expectReloadable(page, form, 'Your application has been submitted successfully!')
})

test('[JOIN-1 JOIN-2] company: one message at a time, then it is received @thorough', async ({ page }) => {
  await page.goto('/company')
  const form = page.getByRole('form', { name: `Join ${brand.product}` })
  const join = form.getByRole('button', { name: 'Join', exact: true })
  await form.getByRole('textbox', { name: 'Name' }).fill('Amina Warsame')
  await join.click()
  await expectAnswer(form, 'All fields are required!')
  await expect(page).toHaveTitle(/^Error: /)
  await form.getByRole('textbox', { name: 'Email' }).fill('amina@')
  await form.getByRole('textbox', { name: 'Phone' }).fill('612')
  await join.click()
  await expectAnswer(form, 'Enter a valid email address!')
  await form.getByRole('textbox', { name: 'Email' }).fill('amina@mail.example')
  await join.click()
  await expectAnswer(form, 'Enter a valid 10-digit phone number!')
  await form.getByRole('textbox', { name: 'Phone' }).fill('612-555-0163')
  await join.click()
  await expectAnswer(form, 'You must agree to the terms before submitting!')
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Amina Warsame')
  await form.getByRole('checkbox').check()
  await join.click()
  await expectAnswer(form, 'You have successfully joined the product!')
  await expectReloadable(page, form, 'You have successfully joined the product!')
})

for (const [id, path, button] of [
  ['B2B-1', '/b2b', 'Get Started'],
  ['CAP-1', '/customised', 'Get Started'],
  ['NGO-1', '/ngo', 'Get in touch'],
  ['GLB-1', '/globalpayment', 'Get Started'],
] as const) {
  test(`[${id} B2B-2 B2B-3] ${path}: the button links to the form in the page, which shows errors and is received @thorough`, async ({
    page,
  }) => {
    await page.goto(path)
    const form = page.getByRole('form', { name: button })
    await expect(form).toBeHidden()
    await page.getByRole('button', { name: button }).click()
    await expect(form).toBeVisible()
    await expect(form).toBeInViewport()
    await form.getByRole('button', { name: 'Send' }).click()
    await expectAnswer(form, 'Missing Fields')
    await expect(page).toHaveTitle(/^Error: /)
    await form.getByRole('link', { name: 'Enter your name.' }).press('Enter')
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await fillContact(form, { name: 'Omar Ali', email: 'omar@shop.example', phone: '612 555' })
    await form.getByRole('button', { name: 'Send' }).click()
    await expectAnswer(form, 'Agreement Required')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Send' }).click()
    await expectAnswer(form, 'Form Submitted')
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('')
    await expectReloadable(page, form, 'Form Submitted')
  })
}

for (const [path, place] of [
  ['/company', 'company'],
  ['/career', 'popup'],
] as const) {
  test(`[API-4 CAR-2 CAR-3] ${path}: a resume with mistakes comes back with its text, and is received once corrected @thorough`, async ({
    page,
  }) => {
    await page.goto(path)
    const form = page.getByRole('form', { name: 'Leave your resume' })
    const send = form.getByRole('button', { name: 'Send my resume' })
    if (place === 'popup') await page.getByRole('button', { name: 'Leave your resume' }).click()
    await form.getByLabel('Name').fill('Amina Warsame')
    await form.getByLabel('Phone').fill('(612) 555-0163')
    await form.getByLabel('Resume').setInputFiles(document('resume.pdf'))
    await send.click()
    await expectAnswer(form, 'Please fix the errors in the form.')
    await expect(page).toHaveTitle(/^Error: /)
    await expect(form.getByLabel('Name')).toHaveValue('Amina Warsame')
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email$/)
    await expect(form.getByLabel('Resume')).toHaveAccessibleDescription(/does not keep a chosen file\.$/)
    await form.getByRole('link', { name: 'Please enter a valid email' }).press('Enter')
    await expect(form.getByLabel('Email')).toBeFocused()
    await page.keyboard.type('amina@mail.example')
    await form.getByLabel('Resume').setInputFiles(document('resume.pdf'))
    await send.click()
    await expectAnswer(form, 'Your details have been successfully submitted.')
    await expect(page).toHaveURL(`${path}?sent=career-${place}#career-${place}-answer`)
    await expect(form.getByLabel('Name')).toHaveValue('')
    await expectReloadable(page, form, 'Your details have been successfully submitted.')
  })
}

test('the page that shows a refused resume links to the other forms of its page @thorough', async ({ page }) => {
  await page.goto('/company')
  await page.getByRole('button', { name: 'Send my resume' }).click()
  await expect(page).toHaveTitle(/^Error: /)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page).toHaveURL(/\/company#/)
  await page.goto('/career')
  await page.getByRole('button', { name: 'Leave your resume' }).click()
  await page.getByRole('button', { name: 'Send my resume' }).click()
  await expect(page).toHaveTitle(/^Error: /)
  await page.getByRole('button', { name: 'Leave your resume' }).click()
  await expect(page).toHaveURL(/\/career\?#/)
})

for (const path of ['/', cityPath]) {
  test(`[CNV-7] ${path}: a note with the rate of the first pair replaces the converter${thoroughUnless(path === '/')}`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByText('The converter needs JavaScript')).toBeVisible()
    await expect(page.locator('.without-script .converter-rate')).toContainText(
      new RegExp(`1 USD = [\\d,.]+ ${exampleCountry.currency}.*Sample rates as of`),
    )
    await expect(page.locator('.converter')).toBeHidden()
    await expect(page.getByText('for information only').first()).toBeVisible()
  })
}

test('[HIRE-11] the application form says that it needs JavaScript, and promises nothing that needs it', async ({
  page,
}) => {
  const [job] = await openJobs(page.request)
  await page.goto(`/Jobapplicationform/${job?.id}`)
  await expect(page.getByText('This form needs JavaScript').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeHidden()
  const { intro, draft, progress, note } = applicationPage.form
  for (const point of intro.points) await expect(page.getByText(point)).toBeVisible()
  for (const promise of [intro.draft, draft.none, progress.meter, note]) {
    await expect(page.getByText(promise)).toHaveCount(1)
    await expect(page.getByText(promise)).toBeHidden()
  }
})
