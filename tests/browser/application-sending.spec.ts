import { expect, test } from '../support/browser.ts'
import {
  applicationCall,
  enterApplication,
  formOf,
  inkOn,
  openApplication,
  restored,
  saved,
  submitButton,
} from '../support/fill-application.ts'
import { alertOf } from '../support/fill-form.ts'
import { holdRequest } from '../support/hold-request.ts'

test('[APP-7] sending can be canceled while its code is still loading @thorough', async ({ page }) => {
  await openApplication(page)
  await enterApplication(page)
  await saved(page)
  let calls = 0
  page.on('request', (request) => (calls += request.url().endsWith(applicationCall) ? 1 : 0))
  const arrive = await holdRequest(page, /\/signature_pad-.*\.js/)
  await page.reload()
  await restored(page)
  await submitButton(page).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Sending was canceled. Your draft is still here.')).toBeVisible()
  await arrive()
  await expect.poll(async () => (await inkOn(page)).ink).toBeGreaterThan(0)
  expect(calls).toBe(0)
})

test('[APP-7] Enter in a field does not send the application; the button does @thorough', async ({ page }) => {
  await openApplication(page)
  await enterApplication(page)
  let calls = 0
  page.on('request', (request) => (calls += request.url().endsWith(applicationCall) ? 1 : 0))
  await formOf(page).getByLabel('First name').press('Enter')
  await formOf(page).getByText('Somali', { exact: true }).press('Enter')
  await saved(page)
  await expect(submitButton(page)).toBeEnabled()
  expect(calls).toBe(0)
  await submitButton(page).press('Enter')
  await expect(alertOf(page)).toContainText('Application submitted successfully!')
  expect(calls).toBe(1)
})
