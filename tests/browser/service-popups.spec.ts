import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { thoroughUnless } from '../support/thorough.ts'
import { holdReact } from '../support/hold-request.ts'
import { hydrateIslands, openHydrated } from '../../support/hydration.ts'
import { answerCall, holdCall } from '../support/lead-calls.ts'
import { leadCall } from '../../support/lead.ts'
import { alertOf, fillContact } from '../support/fill-form.ts'

const popupOf = (page: Page) => page.locator('#get-started')

async function fillIn(page: Page, { email = 'omar@shop.example', phone = '612555', agreed = true } = {}) {
  const popup = popupOf(page)
  await fillContact(popup, { name: 'Omar Ali', email, phone })
  await popup.getByRole('checkbox').setChecked(agreed)
}

const send = (page: Page) => popupOf(page).getByRole('button', { name: 'Send' }).click()

/** How far the page is scrolled once it has been drawn again. */
const scrolledTo = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY))))

test('[B2B-1] where a click does not focus what is clicked, as in Safari, the popup still returns the focus to its button @thorough', async ({
  page,
}) => {
  await openHydrated(page, '/b2b')
  await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()))
  const opener = page.getByRole('button', { name: 'Get Started' })
  await opener.click()
  await expect(popupOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popupOf(page)).toBeHidden()
  await expect(opener).toBeFocused()
})

const pages: [string, string, string, string][] = [
  ['B2B-1', '/b2b', 'Get Started', 'b2b'],
  ['CAP-1', '/customised', 'Get Started', 'customised'],
  ['NGO-1', '/ngo', 'Get in touch', 'ngo'],
  ['GLB-1', '/globalpayment', 'Get Started', 'globalpayment'],
]
for (const [id, path, button, source] of pages) {
  test(`[${id} B2B-3 API-2] ${path}: “${button}” opens a popup that dims and locks the page, and whose form the server accepts${thoroughUnless(path === '/b2b')}`, async ({
    page,
  }) => {
    await openHydrated(page, path)
    const opener = page.getByRole('button', { name: button })
    const popup = popupOf(page)
    await expect(popup).toBeHidden()
    await opener.click()
    await expect(popup).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    expect(await popup.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor)).toMatch(/0\.[5-9]/)
    await page.mouse.wheel(0, 500)
    expect(await page.evaluate(scrolledTo)).toBe(0)
    await popup.getByRole('button', { name: 'Close' }).click()
    await expect(popup).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    await expect(opener).toBeFocused()

    await opener.click()
    await hydrateIslands(page)
    await fillIn(page)
    const answer = page.waitForResponse(`**${leadCall}`)
    await send(page)
    const response = await answer
    expect(response.request().postDataJSON()).toMatchObject({ name: 'Omar Ali', agreed: 'Yes', source, page: path })
    expect(response.status()).toBe(201)
    await expect(alertOf(page)).toContainText('Form Submitted')
    await expect(alertOf(page)).toContainText('Thank you for submitting the form!')
    await alertOf(page).getByRole('button').click()
    await expect(popupOf(page)).toBeHidden()
  })
}

test.describe('on the B2B page', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, '/b2b')
    await page.getByRole('button', { name: 'Get Started' }).click()
    await hydrateIslands(page)
  })

  const broken: [string, Parameters<typeof fillIn>[1], string, string, string][] = [
    ['a missing phone', { phone: '' }, 'Missing Fields', 'Please fill in all fields.', 'Enter your phone number.'],
    ['a wrong email', { email: 'omar' }, 'Invalid Email', 'Please enter a valid email address.', 'name@example.com.'],
    [
      'five digits',
      { phone: '61255' },
      'Invalid Phone Number',
      'Please enter a phone number with 6 to 14 digits.',
      'Enter 6 to 14 digits.',
    ],
    [
      'no consent',
      { agreed: false },
      'Agreement Required',
      'Please agree to the terms to proceed.',
      'Check this box to agree.',
    ],
  ]
  test('[B2B-2] what is missing or invalid is named in an alert and at its field, and nothing is sent @thorough', async ({
    page,
  }) => {
    const sent = await answerCall(page, leadCall, { status: 201 })
    for (const [what, given, title, text, need] of broken) {
      await test.step(`${what}: “${title}”`, async () => {
        await fillIn(page, given)
        await send(page)
        await expect(alertOf(page).getByRole('heading', { name: title })).toBeVisible()
        await expect(alertOf(page)).toContainText(text)
        await page.keyboard.press('Enter')
        await expect(alertOf(page)).toBeHidden()
        await expect(popupOf(page), 'the alert alone is closed').toBeVisible()
        const field = popupOf(page).locator('[aria-invalid="true"]')
        await expect(field).toHaveCount(1)
        await expect(field).toBeFocused()
        await expect(field).toHaveAccessibleDescription(new RegExp(`${need.replaceAll(/[.+]/g, String.raw`\$&`)}$`))
        expect(sent).toHaveLength(0)
      })
    }
  })

  test('[B2B-2] 6 and 14 digits are valid, and the phone field accepts digit keys only @thorough', async ({ page }) => {
    const sent = await answerCall(page, leadCall, { status: 201 })
    await fillIn(page)
    const phone = popupOf(page).getByRole('textbox', { name: 'Phone' })
    await phone.fill('')
    await phone.pressSequentially('+25 261-255/50a16300')
    await expect(phone).toHaveValue('25261255501630')
    await send(page)
    await expect(alertOf(page)).toContainText('Form Submitted')
    expect(sent[0]?.postDataJSON()).toMatchObject({ phone: '25261255501630' })
  })

  test('[B2B-3] a 400 or 500 is a failure: it is shown, and the values stay, even after the popup is closed @thorough', async ({
    page,
  }) => {
    await fillIn(page)
    for (const status of [400, 500]) {
      const sent = await answerCall(page, leadCall, { status, json: { message: 'stored' } })
      await send(page)
      await expect(alertOf(page).getByRole('heading', { name: 'Submission Failed' })).toBeVisible()
      await expect(alertOf(page)).toContainText('There was an error sending your form. Please try again.')
      expect(sent).toHaveLength(1)
      await alertOf(page).getByRole('button', { name: 'Close' }).click()
      await expect(alertOf(page)).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(popupOf(page)).toBeHidden()
      await page.getByRole('button', { name: 'Get Started' }).click()
      await expect(popupOf(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Omar Ali')
      await expect(popupOf(page).getByRole('checkbox')).toBeChecked()
    }
  })
})

test('[B2B-3] when React does not arrive, the browser posts the form itself @thorough', async ({ page }) => {
  await holdReact(page)
  await page.goto('/b2b')
  await page.getByRole('button', { name: 'Get Started' }).click()
  await fillIn(page)
  await send(page)
  await expect(popupOf(page).locator('.message')).toContainText('Form Submitted')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test('[B2B-1 B2B-3] by keyboard alone: open, fill in, send, and back on the button @thorough', async ({ page }) => {
    const { sent, release } = await holdCall(page, leadCall)
    await openHydrated(page, '/b2b')
    await page.getByRole('button', { name: 'Get Started' }).press('Enter')
    await expect(popupOf(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Omar Ali')
    await page.keyboard.press('Tab')
    await page.keyboard.type('omar@shop.example')
    await page.keyboard.press('Tab')
    await page.keyboard.type('6125550163')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Sending your details…' })).toBeVisible()
    release()
    await expect(alertOf(page)).toContainText('Thank you for submitting the form!')
    await page.keyboard.press('Enter')
    await expect(popupOf(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Get Started' })).toBeFocused()
    expect(sent).toHaveLength(1)
  })

  test('[B2B-2] focus does not leave the popup, and the X covers no part of a field that has it @thorough', async ({
    page,
  }) => {
    await openHydrated(page, '/b2b')
    await page.getByRole('button', { name: 'Get Started' }).click()
    const field = popupOf(page).getByRole('textbox', { name: 'Name' })
    await field.evaluate((input) => {
      const popup = input.closest('dialog')
      if (popup) popup.scrollTop += input.getBoundingClientRect().top - popup.getBoundingClientRect().top + 10
      input.focus()
    })
    const [box, close] = await Promise.all(
      [field, popupOf(page).getByRole('button', { name: 'Close' })].map((one) => one.boundingBox()),
    )
    expect(box?.y).toBeGreaterThanOrEqual((close?.y ?? 0) + (close?.height ?? 0))
    await popupOf(page).getByRole('button', { name: 'Send' }).focus()
    await page.keyboard.press('Tab')
    const behind = page.getByRole('link', { name: 'Home', includeHidden: true }).first()
    expect(await behind.evaluate((link) => (link.focus(), document.activeElement === link))).toBe(false)
  })
})

for (const [id, path, button] of pages) {
  test(`[${id}] ${path} ends with a link that opens the same popup, and gets the focus back @thorough`, async ({
    page,
  }) => {
    await page.goto(path)
    const link = page.locator('main > :last-child').getByRole('link', { name: button })
    await link.press('Enter')
    await expect(popupOf(page)).toBeVisible()
    expect(await popupOf(page).evaluate((popup) => popup.matches(':modal'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(popupOf(page)).toBeHidden()
    await expect(link).toBeFocused()
  })
}
