import type { Page } from '@playwright/test'
import { brand } from '../../content/brand/company.ts'
import { expect, test } from '../support/browser.ts'
import { thoroughUnless } from '../support/thorough.ts'
import { holdReact } from '../support/hold-request.ts'
import { openFirstVisit } from '../support/home.ts'
import { waitForHydration } from '../../support/hydration.ts'
import { answerCall } from '../support/lead-calls.ts'
import { inquiryCall } from '../../support/lead.ts'
import { alertOf, fillContact } from '../support/fill-form.ts'

const popupOf = (page: Page) => page.getByRole('dialog', { name: `Become a ${brand.name} Agent` })

async function fillFirstStep(page: Page) {
  const popup = popupOf(page)
  await fillContact(popup)
  await popup.getByRole('checkbox').check()
}

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 360, height: 640 },
]) {
  test.describe(`at ${viewport.width} px${thoroughUnless(viewport.width < 500)}`, () => {
    test.use({ viewport })

    test('[POP-3] the first step shows its own errors and links to both policies @thorough', async ({ page }) => {
      await openFirstVisit(page)
      const popup = popupOf(page)
      await expect(popup.getByRole('heading', { name: 'Get Started' })).toBeVisible()
      await expect(popup.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy')
      await expect(popup.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/term-of-use')
      await popup.getByRole('button', { name: 'Next' }).click()
      await expect(alertOf(page)).toContainText('Missing Details!')
      await alertOf(page).getByRole('button').click()
      await expect(popup, 'closing the alert leaves the popup open').toBeVisible()
      for (const text of ['Name is required.', 'Email is required.', 'Phone number is required.']) {
        await expect(popup.getByText(text)).toBeVisible()
      }
      await expect(popup.getByText('You must agree to the terms.')).toBeVisible()
      await expect(popup.getByRole('textbox', { name: 'Name' })).toBeFocused()
      await expect(popup.getByLabel('Reason for inquiry')).toBeHidden()
    })

    test('[POP-3] a submission made before the form is ready waits for it @thorough', async ({ page }) => {
      const arrive = await holdReact(page)
      await openFirstVisit(page)
      await expect(popupOf(page)).toBeVisible()
      await fillFirstStep(page)
      await popupOf(page).getByRole('button', { name: 'Next' }).click()
      await arrive()
      await expect(popupOf(page).getByText('Step 2 of 2: how we can help')).toBeFocused()
      await popupOf(page).getByRole('button', { name: 'Back' }).click()
      await expect(popupOf(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Amina Warsame')
    })

    test('[POP-2] a popup that is closed before its form is ready stays closed @thorough', async ({ page }) => {
      const arrive = await holdReact(page)
      await openFirstVisit(page)
      await popupOf(page).getByRole('button', { name: 'Next' }).click()
      await popupOf(page).getByText('Close', { exact: true }).click()
      await arrive()
      await waitForHydration(page, '#first-visit')
      const before = await page.evaluate(() => scrollY)
      await page.mouse.wheel(0, 400)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
      await expect(page.locator('dialog:modal')).toHaveCount(0)
    })

    test('[POP-3] a form whose script never arrives is posted by the browser @thorough', async ({ page }) => {
      await page.route(/\/inquiry-steps-.*\.js/, (route) => route.abort())
      await openFirstVisit(page)
      await expect(popupOf(page)).toBeVisible()
      await fillFirstStep(page)
      await popupOf(page).getByRole('button', { name: 'Next' }).click()
      await expect(page.locator('#home-LEADCF163-error')).toHaveText('Please select a reason.')
      await expect(page.getByRole('form', { name: 'Agent inquiry' }).getByLabel('Name')).toHaveValue('Amina Warsame')
    })

    test('[POP-3] two steps, back and forth, then one inquiry is sent and the popup closes', async ({ page }) => {
      const sent = await answerCall(page, inquiryCall, { status: 201 })
      await openFirstVisit(page)
      const popup = popupOf(page)
      await fillFirstStep(page)
      await popup.getByRole('textbox', { name: 'Phone' }).press('Enter')
      await expect(popup.getByText('Step 2 of 2: how we can help')).toBeFocused()
      await expect(popup.getByRole('textbox', { name: 'Name' })).toBeHidden()
      await popup.getByRole('button', { name: 'Back' }).click()
      await expect(popup.getByRole('textbox', { name: 'Name' })).toHaveValue('Amina Warsame')
      await popup.getByRole('button', { name: 'Next' }).click()
      await popup.getByRole('button', { name: 'Submit' }).click()
      await expect(alertOf(page)).toContainText('Missing Details!')
      await alertOf(page).getByRole('button').click()
      await expect(popup.getByText('Please select a reason.')).toBeVisible()
      expect(sent).toHaveLength(0)
      await popup.getByLabel('Reason for inquiry').selectOption('New Agent Inquiry')
      await popup.getByRole('textbox', { name: 'Message' }).fill('I have a shop on Lake Street.')
      await popup.getByRole('button', { name: 'Submit' }).click()
      await expect(alertOf(page)).toContainText('Your application has been submitted successfully!')
      await alertOf(page).getByRole('button').click()
      await expect(popup).toBeHidden()
      expect(sent).toHaveLength(1)
      expect(sent[0]?.postDataJSON()).toMatchObject({
        name: 'Amina Warsame',
        Email: 'amina@mail.example',
        Phone: '6125550163',
        LEADCF163: 'New Agent Inquiry',
        LEADCF162: 'I have a shop on Lake Street.',
        agreed: true,
        source: 'home-popup',
      })
    })
  })
}
