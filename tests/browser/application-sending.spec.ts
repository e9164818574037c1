import { expect, test } from '../support/browser.ts'
import {
  applicationCall,
  enterApplication,
  formOf,
  openApplication,
  saved,
  submitButton,
} from '../support/fill-application.ts'
import { alertOf } from '../support/fill-form.ts'

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
