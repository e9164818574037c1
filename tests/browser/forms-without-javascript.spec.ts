import { expect, test } from '../support/browser.ts'

test.use({ javaScriptEnabled: false })

test('[AGF-2 AGF-4] home: the page comes back with the messages and what was entered', async ({ page }) => {
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Agent inquiry' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Amina Warsame')
  await form.getByRole('textbox', { name: 'Email' }).fill('amina@mail')
  await form.getByRole('textbox', { name: 'Message' }).fill('“Salaam” <b>&amp;</b>')
  await form.getByRole('button', { name: 'Send inquiry' }).click()
  await expect(page).toHaveURL(/#inquiry$/)
  await expect(form.getByText('Missing Details!')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/Invalid email format\.$/)
  for (const text of ['Phone number is required.', 'Please select a reason.', 'You must agree to the terms.']) {
    await expect(form.getByText(text)).toBeVisible()
  }
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Amina Warsame')
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('amina@mail')
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('“Salaam” <b>&amp;</b>')
})

test('[AGF-5] home: a phone number may be written as people write it; the inquiry is taken', async ({ page }) => {
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Agent inquiry' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Amina Warsame')
  await form.getByRole('textbox', { name: 'Email' }).fill('amina@mail.example')
  await form.getByRole('textbox', { name: 'Phone' }).fill('(612) 555-0163')
  await form.getByLabel('Reason for inquiry').selectOption('Remittance Status')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Send inquiry' }).click()
  await expect(form.getByText('Your application has been submitted successfully!')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('')
})

test('[JOIN-1 JOIN-2] company: one message at a time, then it is taken', async ({ page }) => {
  await page.goto('/company')
  const form = page.getByRole('form', { name: 'Join Text2Pay' })
  const join = form.getByRole('button', { name: 'Join', exact: true })
  const notice = form.locator('.notice')
  await form.getByRole('textbox', { name: 'Name' }).fill('Amina Warsame')
  await join.click()
  await expect(notice).toHaveText('All fields are required!')
  await expect(page).toHaveURL(/\/company#join$/)
  await form.getByRole('textbox', { name: 'Email' }).fill('amina@')
  await form.getByRole('textbox', { name: 'Phone' }).fill('612')
  await join.click()
  await expect(notice).toHaveText('Enter a valid email address!')
  await form.getByRole('textbox', { name: 'Email' }).fill('amina@mail.example')
  await join.click()
  await expect(notice).toHaveText('Enter a valid 10-digit phone number!')
  await form.getByRole('textbox', { name: 'Phone' }).fill('612-555-0163')
  await join.click()
  await expect(notice).toHaveText('You must agree to the terms before submitting!')
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Amina Warsame')
  await form.getByRole('checkbox').check()
  await join.click()
  await expect(notice).toHaveText('You have successfully joined the product!')
})

for (const [id, path, button] of [
  ['B2B-1', '/b2b', 'Get Started'],
  ['CAP-1', '/customised', 'Get Started'],
  ['NGO-1', '/ngo', 'Get in touch'],
  ['GLB-1', '/globalpayment', 'Get Started'],
] as const) {
  test(`[${id} B2B-2 B2B-3] ${path}: the button leads to the form in the page, which tells and takes`, async ({
    page,
  }) => {
    await page.goto(path)
    const form = page.getByRole('form', { name: button })
    await expect(form).toBeHidden()
    await page.getByRole('button', { name: button }).click()
    await expect(form).toBeVisible()
    await expect(form).toBeInViewport()
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form.locator('.notice')).toContainText('Missing Fields')
    await form.getByRole('textbox', { name: 'Name' }).fill('Omar Ali')
    await form.getByRole('textbox', { name: 'Email' }).fill('omar@shop.example')
    await form.getByRole('textbox', { name: 'Phone' }).fill('612 555')
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form.locator('.notice')).toContainText('Agreement Required')
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form.locator('.notice')).toContainText('Form Submitted')
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  })
}

for (const path of ['/', '/minneapolis']) {
  test(`[CNV-7] ${path}: instead of the converter stands a note with the rate of the first pair`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('The converter needs JavaScript')).toBeVisible()
    await expect(page.locator('.without-script .converter-rate')).toContainText(
      /1 USD = [\d.]+ KES.*Sample rates as of/,
    )
    await expect(page.locator('.converter')).toBeHidden()
    await expect(page.getByText('for information only').first()).toBeVisible()
  })
}
