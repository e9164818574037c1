import type { Locator, Page, Route } from '@playwright/test'
import { brand } from '../../content/brand/company.ts'
import { expect, test } from '../support/browser.ts'
import { document as paper } from '../support/fill-application.ts'
import { hydrateIslands, openHydrated } from '../../support/hydration.ts'
import { keyOf } from '../support/lead-calls.ts'
import { inquiryCall, leadCall } from '../../support/lead.ts'
import { alertOf, fillContact } from '../support/fill-form.ts'
import { skipFirstVisit } from '../support/home.ts'
import { careerCall } from '../../support/application-form.ts'

type Form = { id: string; path: string; name: string; submit: string; call: string; opener?: string }

const forms: Form[] = [
  { id: 'AGF-5', path: '/', name: 'Agent inquiry', submit: 'Send inquiry', call: inquiryCall },
  { id: 'JOIN-2', path: '/company', name: `Join ${brand.product}`, submit: 'Join', call: leadCall },
  { id: 'B2B-3', path: '/b2b', name: 'Get Started', submit: 'Send', call: leadCall, opener: 'Get Started' },
  { id: 'SCF-1', path: '/company', name: 'Leave your resume', submit: 'Send my resume', call: careerCall },
  {
    id: 'CAR-3',
    path: '/career',
    name: 'Leave your resume',
    submit: 'Send my resume',
    call: careerCall,
    opener: 'Leave your resume',
  },
]

/** Opens the form, by keyboard if it is in a popup, and fills in its fields. */
async function openFilled(page: Page, { path, name, submit, call, opener }: Form) {
  await skipFirstVisit(page)
  await openHydrated(page, path)
  const form = page.getByRole('form', { name })
  const openerButton = page.getByRole('button', { name: opener ?? submit })
  if (opener) {
    await openerButton.press('Enter')
    await hydrateIslands(page)
  }
  await fillContact(form)
  if (call === inquiryCall) await form.getByLabel('Reason for inquiry').selectOption('Other')
  if (call === careerCall) {
    await form.getByLabel('Resume').setInputFiles(paper('resume.pdf'))
    await expect(form.getByText('ready to send')).toBeVisible()
  } else await form.getByRole('checkbox').check()
  return { form, button: form.getByRole('button', { name: submit, exact: true }), openerButton }
}

const lostFocus = (page: Page) => page.evaluate(() => document.activeElement === document.body)

/** Presses the button while the call is held; however often Enter is pressed, there is only one call. */
async function pressWhileHeld(page: Page, button: Locator, call: string, status: number) {
  const held = Promise.withResolvers<void>()
  let calls = 0
  const answer = async (route: Route) => {
    calls += 1
    await held.promise
    await route.fulfill({ status, json: {} })
  }
  await page.route(`**${call}`, answer)
  await button.press('Enter')
  // Behind the full-screen indicator.
  const hidden = page.locator('[aria-busy="true"]')
  await expect(hidden).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => calls).toBe(1)
  await page.keyboard.press('Enter')
  expect(await lostFocus(page), 'while it is sent').toBe(false)
  held.resolve()
  await expect(alertOf(page)).toBeVisible()
  await expect(hidden).toHaveCount(0)
  expect(calls).toBe(1)
  await page.unroute(`**${call}`, answer)
}

for (const entry of forms) {
  test(`[${entry.id}] ${entry.path} “${entry.submit}”: by keyboard the focus is never lost while the form is sent, fails, and succeeds @thorough`, async ({
    page,
  }) => {
    const { button, openerButton } = await openFilled(page, entry)
    await pressWhileHeld(page, button, entry.call, 500)
    await expect(alertOf(page).getByRole('button', { name: 'Try again' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await pressWhileHeld(page, button, entry.call, 201)
    await expect(alertOf(page).getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(openerButton).toBeFocused()
  })
}

for (const entry of forms.filter(({ id }) => ['AGF-5', 'JOIN-2', 'SCF-1'].includes(id))) {
  test(`[${entry.id} API-9] ${entry.path} “${entry.submit}”: a form refused because its key was already used is sent again with a new key @thorough`, async ({
    page,
  }) => {
    const { button } = await openFilled(page, entry)
    const keys: (string | undefined)[] = []
    await page.route(`**${entry.call}`, async (route) => {
      const key = keyOf(route.request())
      keys.push(key)
      // The key was already used with other content.
      if (keys.length === 1) await sendOther(page, entry.call, key ?? '')
      await route.continue()
    })
    const answers: number[] = []
    page.on('response', (response) => response.url().endsWith(entry.call) && answers.push(response.status()))
    await button.press('Enter')
    await expect(alertOf(page)).toContainText(/success/)
    expect(answers).toEqual([422, 201])
    expect(keys[0]).not.toBe(keys[1])
  })
}

async function sendOther(page: Page, call: string, key: string) {
  const person = { name: 'Omar Ali', email: 'omar@mail.example', phone: '6125550177' }
  const inquiry = { name: person.name, Email: person.email, Phone: person.phone, LEADCF163: 'Other', agreed: true }
  const content =
    call === careerCall
      ? { multipart: { ...person, resume: paper('other.pdf') } }
      : { data: call === inquiryCall ? inquiry : { ...person, agreed: 'Yes' } }
  const answer = await page.request.post(call, { headers: { 'idempotency-key': key }, ...content })
  expect(answer.status()).toBe(201)
}
