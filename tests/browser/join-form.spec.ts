import type { Page } from '@playwright/test'
import { brand } from '../../content/brand/company.ts'
import { expect, test } from '../support/browser.ts'
import { openHydrated } from '../../support/hydration.ts'
import { answerCall, holdCall } from '../support/lead-calls.ts'
import { leadCall } from '../../support/lead.ts'
import { alertOf, fillContact } from '../support/fill-form.ts'

const formOf = (page: Page) => page.getByRole('form', { name: `Join ${brand.product}` })
const button = (page: Page) => formOf(page).getByRole('button', { name: 'Join', exact: true })

const person = { name: 'Amina Warsame', email: 'amina@mail.example', phone: '6125550163', agreed: true }

async function fillIn(page: Page, changes: Partial<typeof person> = {}) {
  const { agreed, ...contact } = { ...person, ...changes }
  const form = formOf(page)
  await fillContact(form, contact)
  await form.getByRole('checkbox').setChecked(agreed)
}

test.beforeEach(({ page }) => openHydrated(page, '/company'))

const broken: [string, Parameters<typeof fillIn>[1], string, Record<string, string>][] = [
  [
    'a name that is too long',
    { name: 'Amina '.repeat(21) },
    'Please use at most 120 characters.',
    { name: 'Please use at most 120 characters.' },
  ],
  ['a missing phone', { phone: '' }, 'All fields are required!', { phone: 'Enter your phone number.' }],
  [
    'a missing phone, before the wrong email',
    { email: 'amina', phone: '' },
    'All fields are required!',
    { email: 'Enter an email address like name@example.com.', phone: 'Enter your phone number.' },
  ],
  [
    'a wrong email, before the wrong phone',
    { email: 'amina', phone: '1' },
    'Enter a valid email address!',
    { email: 'Enter an email address like name@example.com.', phone: 'Enter 10 digits, without +1.' },
  ],
  [
    'nine digits, before consent',
    { phone: '612555016', agreed: false },
    'Enter a valid 10-digit phone number!',
    { phone: 'Enter 10 digits, without +1.', agreed: 'Check this box to agree.' },
  ],
  [
    'eleven digits',
    { phone: '16125550163' },
    'Enter a valid 10-digit phone number!',
    { phone: 'Enter 10 digits, without +1.' },
  ],
  [
    'no consent',
    { agreed: false },
    'You must agree to the terms before submitting!',
    { agreed: 'Check this box to agree.' },
  ],
]
test('[CMP-1 JOIN-1] the form ends the company page; one alert; each wrong field says what it needs; nothing is sent', async ({
  page,
}) => {
  await expect(page.locator('main > :last-child').getByRole('form', { name: `Join ${brand.product}` })).toBeVisible()
  const sent = await answerCall(page, leadCall, { status: 201 })
  for (const [what, given, message, fields] of broken) {
    await test.step(what, async () => {
      await fillIn(page, given)
      await button(page).click()
      await expect(alertOf(page)).toContainText(message)
      await alertOf(page).getByRole('button').click()
      await expect(formOf(page).locator('[aria-invalid="true"]').first()).toBeFocused()
      await expect(formOf(page).locator('[aria-invalid="true"]')).toHaveCount(Object.keys(fields).length)
      for (const [name, text] of Object.entries(fields)) {
        const field = formOf(page).locator(`[name=${name}]`)
        await expect(field).toHaveAccessibleDescription(new RegExp(`${text.replaceAll(/[.+]/g, String.raw`\$&`)}$`))
      }
      expect(sent).toHaveLength(0)
    })
  }
})

test('[JOIN-1] by keyboard: each empty field is marked @thorough', async ({ page }) => {
  await formOf(page).getByRole('textbox', { name: 'Name' }).focus()
  await page.keyboard.press('Enter')
  await expect(alertOf(page)).toContainText('All fields are required!')
  await page.keyboard.press('Space')
  await expect(alertOf(page)).toBeHidden()
  await expect(formOf(page).locator('[aria-invalid="true"]')).toHaveCount(4)
  await page.keyboard.type('Amina')
  await expect(formOf(page).locator('[aria-invalid="true"]')).toHaveCount(3)
})

test('[JOIN-2 API-2] sends the four fields, says that it worked, and clears the form', async ({ page }) => {
  const { sent, release } = await holdCall(page, leadCall)
  await fillIn(page)
  await button(page).click()
  await expect(page.getByRole('dialog', { name: 'Sending your details…' })).toBeVisible()
  release()
  await expect(alertOf(page)).toContainText('You have successfully joined the product!')
  await alertOf(page).getByRole('button').click()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.postDataJSON()).toMatchObject({
    name: 'Amina Warsame',
    email: 'amina@mail.example',
    phone: '6125550163',
    agreed: 'Yes',
    source: 'join',
    page: '/company',
    consentVersion: 'contact-1',
  })
  const fields = formOf(page).getByRole('textbox')
  await expect(fields).toHaveCount(3)
  for (const field of await fields.all()) await expect(field).toHaveValue('')
  await expect(formOf(page).getByRole('checkbox')).not.toBeChecked()
})

test('[JOIN-2] after an error of the server or of the network the form says so and keeps what was entered @thorough', async ({
  page,
}) => {
  await fillIn(page)
  for (const answer of [{ status: 500, json: { message: 'no' } }, 'no network'] as const) {
    const sent = await answerCall(page, leadCall, answer)
    await button(page).click()
    await expect(alertOf(page)).toContainText('Failed to submit form. Please try again later.')
    expect(sent).toHaveLength(1)
    await page.keyboard.press('Escape')
    await expect(alertOf(page)).toBeHidden()
    await expect(formOf(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Amina Warsame')
    await expect(formOf(page).getByRole('textbox', { name: 'Phone' })).toHaveValue('6125550163')
    await expect(formOf(page).getByRole('checkbox')).toBeChecked()
  }
})
