import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { openHome } from '../support/home.ts'
import { answerCall, holdCall, keyOf } from '../support/lead-calls.ts'
import { inquiryCall } from '../../support/lead.ts'
import { alertOf, fillContact } from '../support/fill-form.ts'

const person = { name: 'Amina Warsame', Email: 'amina@mail.example', Phone: '6125550163', reason: 'Send Money Now' }

const formOf = (page: Page) => page.getByRole('form', { name: 'Agent inquiry' })

async function fillIn(page: Page) {
  const form = formOf(page)
  await fillContact(form, { name: person.name, email: person.Email, phone: person.Phone })
  await form.getByLabel('Reason for inquiry').selectOption(person.reason)
  await form.getByRole('checkbox').check()
}

const send = (page: Page) => formOf(page).getByRole('button', { name: 'Send inquiry' }).click()

test.beforeEach(({ page }) => openHome(page))

test('[AGF-1 AGF-2 AGF-4] by mouse: an empty form has its fields and reasons, reports what is missing, and sends nothing', async ({
  page,
}) => {
  const form = formOf(page)
  const names = await form
    .locator('input:visible, select, textarea')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
  expect(names).toEqual(['name', 'Email', 'Phone', 'LEADCF163', 'LEADCF162', 'agreed'])
  const options = form.getByLabel('Reason for inquiry').locator('option')
  await expect(options).toHaveText([
    'Choose a reason',
    'New Agent Inquiry',
    'Remittance Status',
    'Send Money Now',
    'Other',
  ])
  await expect(options.first()).toHaveAttribute('value', '')
  await test.step('the honeypot field is out of reach for people', async () => {
    const trap = form.locator('[name=website]')
    await expect(trap).toBeHidden()
    await expect(trap).toHaveAttribute('tabindex', '-1')
    await expect(trap.locator('xpath=ancestor::label')).toHaveAttribute('aria-hidden', 'true')
  })
  const sent = await answerCall(page, inquiryCall, { status: 201 })
  await send(page)
  await expect(alertOf(page)).toContainText('Missing Details!')
  await expect(alertOf(page)).toContainText(
    'Please check and complete the required fields: name, email, phone, reason for inquiry, agreement to the terms.',
  )
  await expect(alertOf(page).locator('.alert-icon svg')).toBeVisible()
  await alertOf(page).getByRole('button').click()
  await expect(alertOf(page)).toBeHidden()
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Name is required.')
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/Email is required\.$/)
  await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(/Phone number is required\.$/)
  await expect(form.getByLabel('Reason for inquiry')).toHaveAccessibleDescription('Please select a reason.')
  await expect(form.getByRole('textbox', { name: 'Message' })).not.toHaveAttribute('aria-invalid')
  await expect(form.getByRole('checkbox')).toHaveAccessibleDescription('You must agree to the terms.')
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()
  expect(sent).toHaveLength(0)
})

test('when the stylesheet does not load, the honeypot field says to leave it empty @thorough', async ({ page }) => {
  await page.route('**/*.css', (route) => route.abort())
  await page.reload()
  const trap = formOf(page).locator('[name=website]')
  await expect(trap).toBeVisible()
  await expect(trap.locator('xpath=ancestor::label')).toHaveText('Leave this field empty.')
})

test('[AGF-2 AGF-4] by keyboard: wrong formats are reported, and a message disappears when its field is valid @thorough', async ({
  page,
}) => {
  const form = formOf(page)
  await form.getByRole('textbox', { name: 'Name' }).focus()
  await page.keyboard.type('Amina')
  await page.keyboard.press('Tab')
  await page.keyboard.type('amina@mail')
  await page.keyboard.press('Tab')
  await page.keyboard.type('612555016')
  await page.keyboard.press('Enter')
  await expect(alertOf(page)).toContainText('Missing Details!')
  await page.keyboard.press('Escape')
  await expect(form.getByText('Invalid email format.')).toBeVisible()
  await expect(form.getByText('Invalid phone number.')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('.example')
  await expect(form.getByText('Invalid email format.')).toBeHidden()
  await page.keyboard.type('@')
  await expect(form.getByText('Invalid email format.'), 'broken again').toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(form.getByText('Invalid email format.')).toBeHidden()
  await expect(form.getByText('Invalid phone number.')).toBeVisible()
  await expect(form.getByText('You must agree to the terms.')).toBeVisible()
})

test('[AGF-3] the phone field accepts digits only, however they are entered, at most 14, and never another number', async ({
  page,
}) => {
  const form = formOf(page)
  const phone = form.getByRole('textbox', { name: 'Phone' })
  await phone.pressSequentially('6a1-2 5b')
  await expect(phone).toHaveValue('6125')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('x7')
  await expect(phone).toHaveValue('67125')
  expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2)

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('+1 (612) 555-0163'))
  await phone.selectText()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(phone).toHaveValue('16125550163')

  // Autofill sets the value and fires one input event, as fill() does.
  await phone.fill('')
  await phone.fill('+1 (612) 555-0163')
  await expect(phone).toHaveValue('16125550163')
  await phone.fill('')
  await phone.pressSequentially('123456789012345678')
  await expect(phone).toHaveValue('12345678901234')
  // One digit too many does not push out the last one.
  await page.keyboard.press('Home')
  await page.keyboard.type('9')
  await expect(phone).toHaveValue('12345678901234')

  // A pasted or autofilled number is never truncated to another one.
  await phone.fill('001 252 61 555 0100')
  await expect(phone).toHaveValue('1252615550100')
  await phone.fill('612-555-0100 or 612-555-0200')
  await expect(phone).toHaveValue('61255501006125550200')
  await form.getByRole('button', { name: 'Send inquiry' }).click()
  await alertOf(page).getByRole('button').click()
  await expect(form.getByText('Invalid phone number.')).toBeVisible()
})

test('[AGF-5 API-1] sending shows the loading screen, then Success, and clears the form @thorough', async ({
  page,
}) => {
  const { sent, release } = await holdCall(page, inquiryCall)
  await fillIn(page)
  await formOf(page).getByRole('button', { name: 'Send inquiry' }).dblclick()
  const loading = page.getByRole('dialog', { name: 'Sending your inquiry…' })
  await expect(loading).toBeVisible()
  const viewport = page.viewportSize()
  await expect.poll(() => loading.boundingBox()).toMatchObject({ x: 0, y: 0, height: viewport?.height })
  await expect.poll(() => sent.length).toBe(1)
  // Browsers that do not know `closedby` report Escape like this.
  await loading.dispatchEvent('cancel', {}, { timeout: 5_000 })
  await expect(loading).toBeVisible()
  release()
  await expect(alertOf(page)).toContainText('Success')
  await expect(alertOf(page)).toContainText('Your application has been submitted successfully!')
  await expect(loading).toBeHidden()
  await alertOf(page).getByRole('button').click()

  expect(sent, 'a double click sends once').toHaveLength(1)
  expect(sent[0]?.postDataJSON()).toEqual({
    name: person.name,
    Email: person.Email,
    Phone: person.Phone,
    LEADCF163: person.reason,
    LEADCF162: '',
    agreed: true,
    source: 'home',
    page: '/',
    consentVersion: 'inquiry-1',
    website: '',
    elapsedMs: expect.any(Number),
    origin: 'landing=%2F',
  })
  const form = formOf(page)
  for (const field of await form.locator('input:visible:not([type=checkbox]), select, textarea').all()) {
    await expect(field).toHaveValue('')
  }
  await expect(form.getByRole('checkbox')).not.toBeChecked()
  await expect(form.getByRole('button', { name: 'Send inquiry' })).toBeFocused()
})

test('[AGF-4 AGF-5 API-1] the alert names what is missing, and nothing else; then the real server accepts it', async ({
  page,
}) => {
  await fillIn(page)
  await formOf(page).getByLabel('Reason for inquiry').selectOption('')
  await send(page)
  await expect(alertOf(page)).toContainText('Please check and complete the required fields: reason for inquiry.')
  await alertOf(page).getByRole('button').click()
  await expect(formOf(page).getByLabel('Reason for inquiry')).toBeFocused()

  await formOf(page).getByLabel('Reason for inquiry').selectOption(person.reason)
  const answer = page.waitForResponse(`**${inquiryCall}`)
  await send(page)
  expect((await answer).status()).toBe(201)
  await expect(alertOf(page)).toContainText('Your application has been submitted successfully!')
})

test('[AGF-4] a pasted message that is too long is not cut: its field says so, and nothing is sent @thorough', async ({
  page,
}) => {
  const sent = await answerCall(page, inquiryCall, { status: 201 })
  await fillIn(page)
  const message = formOf(page).getByRole('textbox', { name: 'Message' })
  const text = `${'long text '.repeat(400)}end`
  await message.focus()
  await page.keyboard.insertText(text)
  await expect(message).toHaveValue(text)
  await send(page)
  await expect(alertOf(page)).toContainText('Missing Details!')
  await alertOf(page).getByRole('button').click()
  await expect(message).toBeFocused()
  await expect(message).toHaveAccessibleDescription(/Please use at most 4,000 characters\.$/)
  expect(sent).toHaveLength(0)
})

test('[AGF-3] digits of other scripts are accepted and sent as Latin digits @thorough', async ({ page }) => {
  const sent = await answerCall(page, inquiryCall, { status: 201 })
  await fillIn(page)
  const phone = formOf(page).getByRole('textbox', { name: 'Phone' })
  await phone.fill('')
  await phone.pressSequentially('٦١٢۵۵۵٠١٦٣')
  await expect(phone).toHaveValue('6125550163')
  await send(page)
  await expect(alertOf(page)).toContainText('Success')
  expect(sent[0]?.postDataJSON()).toMatchObject({ Phone: '6125550163' })
})

test('[AGF-5] a refusal shows what the server said and keeps every value @thorough', async ({ page }) => {
  const message = 'There were too many requests. Please try again in 20 seconds.'
  const sent = await answerCall(page, inquiryCall, { status: 429, json: { message } })
  await fillIn(page)
  await formOf(page).getByRole('textbox', { name: 'Message' }).fill('Where is my transfer?')
  await send(page)
  await expect(alertOf(page)).toContainText('Error')
  await expect(alertOf(page)).toContainText(message)
  await alertOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => sent.length, 'it does try again').toBe(2)
  await expect(alertOf(page)).toContainText(message)
  // A quick answer comes before the event of the first alert's closing.
  await alertOf(page).dispatchEvent('close')
  await expect(alertOf(page)).toContainText(message)
  await alertOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(alertOf(page)).toBeHidden()
  expect(sent).toHaveLength(2)
  const form = formOf(page)
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(person.name)
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(person.Email)
  await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveValue(person.Phone)
  await expect(form.getByLabel('Reason for inquiry')).toHaveValue(person.reason)
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Where is my transfer?')
  await expect(form.getByRole('checkbox')).toBeChecked()
})

test('[AGF-5] without network the form shows its own text; a retry uses the same key @thorough', async ({ page }) => {
  const failed = await answerCall(page, inquiryCall, 'no network')
  await fillIn(page)
  await send(page)
  await expect(alertOf(page)).toContainText('Error')
  await expect(alertOf(page)).toContainText('Something went wrong. Please try again later.')
  await expect(alertOf(page)).toContainText('You seem to be offline')
  const sent = await answerCall(page, inquiryCall, { status: 201 })
  await page.keyboard.press('Enter')
  await expect(alertOf(page)).toContainText('Success')
  await page.keyboard.press('Enter')
  await fillIn(page)
  await send(page)
  await expect(alertOf(page)).toContainText('Success')
  expect(keyOf(failed[0])).toMatch(/^[0-9a-f]{32}$/)
  expect(keyOf(sent[0])).toBe(keyOf(failed[0]))
  expect(keyOf(sent[1])).not.toBe(keyOf(failed[0]))
})

test('[AGF-5] a response that is not JSON is a failure like any other @thorough', async ({ page }) => {
  await fillIn(page)
  // A gateway's own error, and the sign-in page of a public network, whose status is 200.
  for (const status of [502, 200]) {
    await page.route(`**${inquiryCall}`, (route) => route.fulfill({ status, body: '<h1>Hello</h1>' }))
    await send(page)
    await expect(alertOf(page)).toContainText('Something went wrong. Please try again later.')
    await alertOf(page).getByRole('button', { name: 'Close' }).click()
  }
})
