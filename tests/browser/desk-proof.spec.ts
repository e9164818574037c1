import type { Page } from '@playwright/test'
import type { Pool } from 'pg'
import { expect, findPageFaults, newName, openDesk, test, unique } from '../support/desk.ts'
import { download } from '../support/download.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import type { SiteProcess } from '../../support/site-process.ts'
import { credentials } from '../../support/calls.ts'

/** Simulates that more than ten minutes have passed since the person proved who they are. */
const letProofExpire = (pool: Pool) =>
  pool.query(`update sessions set proven_at = now() - interval '10 minutes 1 second'`)

const proofDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' })

async function sendLead(site: SiteProcess) {
  const name = unique('Amina Warsame')
  await fetch(site.url + inquiryCall, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...inquiry, name }),
  })
  return name
}

test('[DOOR-4] erasing asks for the password above what was entered, keeps it on cancel, and continues by itself @thorough', async ({
  page,
  pool,
  site,
  desk: _desk,
}) => {
  const name = await sendLead(site)
  await page.goto(`/admin/leads?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Erase' }).first().click()
  const erase = page.getByRole('dialog', { name: `Erase` })
  await erase.getByRole('textbox').fill(name)
  await letProofExpire(pool)
  const button = erase.locator('button[type=submit]')
  await button.press('Enter')
  const proof = proofDialog(page)
  await expect(proof.getByLabel('Your password')).toBeFocused()
  expect(await findPageFaults(page)).toEqual([])

  await page.keyboard.press('Escape')
  await expect(proof).toBeHidden()
  await expect(erase.getByRole('textbox')).toHaveValue(name)
  await expect(button).toBeFocused()
  await expect(erase.getByRole('alert')).toHaveText('')

  await button.press('Enter')
  await proof.getByLabel('Your password').fill('not this one')
  await page.keyboard.press('Enter')
  await expect(proof.getByText('The current password is incorrect.')).toBeVisible()
  await proof.getByLabel('Your password').fill(credentials.password)
  await page.keyboard.press('Enter')
  await expect(proof).toBeHidden()
  await expect(erase).toBeHidden()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('[DOOR-4] an export asks once, downloads by itself, and does not ask again @thorough', async ({
  page,
  pool,
  desk: _desk,
}) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await page.goto('/admin/audit')
  const button = page.getByRole('button', { name: 'Export CSV' })
  await expect(button).toBeVisible()
  await letProofExpire(pool)
  await button.click()
  expect(await findPageFaults(page)).toEqual([])
  await proofDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(button).toBeFocused()
  await expect(page.locator('.notice-bad').filter({ visible: true })).toHaveCount(0)
  await button.click()
  await proofDialog(page).getByLabel('Your password').fill(credentials.password)
  const { text } = await download(page, () => page.keyboard.press('Enter'))
  expect(text).toContain('Signed in')
  await download(page, () => button.click())
  await expect(proofDialog(page)).toHaveCount(0)
})

test('[DOOR-4] adding an admin on the page for it asks too @thorough', async ({ page, pool, site, desk: _desk }) => {
  const username = newName('peter')
  await page.goto('/admin-register')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('first password')
  await letProofExpire(pool)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await proofDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Please confirm that it is you, then try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await proofDialog(page).getByLabel('Your password').fill(credentials.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/reason=added/)
  expect((await openDesk(site, { username, password: 'first password' })).tokens.accessToken).not.toBe('')
})
