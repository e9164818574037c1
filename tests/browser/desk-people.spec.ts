import type { Page } from '@playwright/test'
import { deskOperations } from '../../contract/desk-operations.ts'
import {
  addPerson,
  expect,
  findPageFaults,
  letTokenExpire,
  newName,
  openDesk,
  readTokens,
  signInTab,
  submitCredentials,
  test,
} from '../support/desk.ts'
import { download } from '../support/download.ts'

/**
 * The title is there before the data. A page of the desk whose session ends leaves for the sign-in page by itself, which
 * would abort a reload: so it is left first.
 */
async function leaveSignedIn(page: Page) {
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  await page.goto('/healthz')
}

test('[AUTH-4 ADM-7] an admin is added, given a new password, and removed, which signs them out right away @thorough', async ({
  page,
  browser,
  site,
  desk: _desk,
}) => {
  const username = newName('peter')
  await page.goto('/admin/admins')
  await page.getByRole('button', { name: 'Add admin' }).click()
  const add = page.getByRole('dialog', { name: 'Add an admin' })
  await add.getByLabel('Username').fill(username)
  await add.getByLabel('First password').fill('12345')
  await add.getByRole('button', { name: 'Add admin' }).click()
  await expect(add.getByText('Password must be at least 6 characters long.')).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  await add.getByLabel('Role').selectOption('Owner')
  await add.getByLabel('First password').fill('first password')
  await add.getByRole('button', { name: 'Add admin' }).click()
  await expect(page.getByText(`${username} was added and can sign in now.`)).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: username })
  await expect(row).toContainText('Never signed in')
  expect(await findPageFaults(page)).toEqual([])

  const colleague = await browser.newPage({ baseURL: site.url })
  await colleague.goto('/admin-login?back=/admin/audit')
  await submitCredentials(colleague, { username, password: 'first password' })
  await leaveSignedIn(colleague)
  await page.getByRole('button', { name: `Set a new password: ${username}` }).click()
  const reset = page.getByRole('dialog', { name: `New password for ${username}` })
  await reset.getByLabel('New password').fill('second password')
  await reset.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText(`${username} has a new password and was signed out everywhere.`)).toBeVisible()
  await colleague.goto('/admin/audit')
  await expect(colleague).toHaveURL(/\/admin-login\?back=.*reason=expired/)
  await submitCredentials(colleague, { username, password: 'second password' })
  await leaveSignedIn(colleague)

  await page.getByRole('button', { name: `Remove: ${username}` }).click()
  const remove = page.getByRole('dialog', { name: `Remove ${username}?` })
  await expect(remove).toContainText('Kept: the audit log of what they did.')
  await remove.getByRole('button', { name: 'Remove admin' }).click()
  await expect(page.getByText(`${username} was removed and signed out.`)).toBeVisible()
  await expect(row).toHaveCount(0)
  await colleague.goto('/admin/audit')
  await expect(colleague).toHaveURL(/\/admin-login/)
  await submitCredentials(colleague, { username, password: 'second password' })
  await expect(colleague.getByText('Login failed. Please check your credentials.')).toBeVisible()
  await colleague.close()
  await page.setViewportSize({ width: 360, height: 760 })
  expect(await findPageFaults(page)).toEqual([])
})

test('[AUTH-2 AUTH-3] account: another session is ended, and a password change signs out the others @thorough', async ({
  page,
  browser,
  site,
  desk,
}) => {
  const person = await addPerson(desk, 'owner')
  const own = await openDesk(site, person)
  await signInTab(page, own.tokens)
  const lost = await browser.newPage({ baseURL: site.url })
  await lost.goto('/admin-login?back=/admin/audit')
  await submitCredentials(lost, person)
  await leaveSignedIn(lost)
  await page.goto('/admin/account')
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'End session: Chrome on Linux' }).click()
  await expect(page.getByText('The session was ended. Anyone who was using it is signed out.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^End session/ })).toHaveCount(0)
  await lost.goto('/admin/audit')
  await expect(lost).toHaveURL(/\/admin-login/)
  await submitCredentials(lost, person)
  await leaveSignedIn(lost)

  const change = page.getByRole('button', { name: 'Change password' })
  await page.getByLabel('Current password').fill('not it')
  await page.getByLabel('New password').fill('12345')
  await change.click()
  await expect(page.getByText('Password must be at least 6 characters long.')).toBeVisible()
  await page.getByLabel('New password').fill('the new password')
  await change.click()
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Current password').fill(person.password)
  await change.click()
  await expect(page.getByText('Your password was changed. Other devices are signed out.')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 760 })
  expect(await findPageFaults(page)).toEqual([])
  await page.reload()
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  expect((await readTokens(page)).sessionId).toBe(own.tokens.sessionId)
  await lost.goto('/admin/audit')
  await expect(lost).toHaveURL(/\/admin-login/)
  await submitCredentials(lost, person)
  await expect(lost.getByText('Login failed. Please check your credentials.')).toBeVisible()
  await submitCredentials(lost, { ...person, password: 'the new password' })
  await expect(lost).toHaveURL('/admin/audit')
  await lost.close()

  await page.reload()
  const end = page.getByRole('button', { name: /^End session/ })
  await expect(end).toBeVisible()
  await letTokenExpire(site, page, { refreshToken: 'no-longer-good' })
  await end.click()
  await expect(page.getByRole('alertdialog', { name: 'Session expired. Please login again.' })).toBeVisible()
  await expect(page.locator('.notice').filter({ visible: true })).toHaveCount(0)
})

test('[ADM-7] the audit log shows who did what, can be filtered and exported, and works on a phone with its menu @thorough', async ({
  page,
  desk,
}) => {
  const username = newName('fartun')
  await desk.send('POST', '/api/admin/register', { username, password: 'long enough' })
  await desk.send('POST', '/api/admin/login', { username, password: 'wrong' })
  await page.goto('/admin/audit')
  const lines = page.locator('.audit li')
  await expect(lines.first()).toContainText(/Not signed in[\s\S]*Refused[\s\S]*Wrong password for fartun/)
  await expect(lines.nth(1)).toContainText(/nimo\.warsame[\s\S]*Added admin fartun[\s\S]*127\.0\.0\.1/)
  expect(await findPageFaults(page)).toEqual([])
  await page.getByLabel('What').selectOption('Changed')
  await page.getByLabel('Who').selectOption('nimo.warsame')
  await expect(lines.first()).toContainText(`Added admin ${username}`)
  await expect(page).toHaveURL('/admin/audit?group=change&who=nimo.warsame')
  const { text: csv } = await download(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
  expect(csv).toContain('admin-added')
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByRole('heading', { name: 'No entries match these filters' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(lines.first()).toContainText('Exported the audit log as CSV')

  await page.setViewportSize({ width: 360, height: 760 })
  expect(await findPageFaults(page)).toEqual([])
  const menu = page.getByRole('button', { name: 'Menu' })
  const entries = page.getByRole('navigation', { name: 'Desk' })
  await expect(entries).toBeHidden()
  await menu.press('Enter')
  await expect(entries.getByRole('link', { name: 'Audit' })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')
  await expect(entries).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.click()
  await entries.getByRole('link', { name: 'Vacancies' }).click()
  await expect(page).toHaveURL('/list-jobfor-admin')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
})

test('where scrollbars take no room, a dialog shifts nothing @thorough', async ({ page, desk: _desk }) => {
  await page.goto('/admin/admins')
  const frame = page.locator('.desk-frame')
  const open = page.getByRole('button', { name: 'Add admin' })
  await expect(open).toBeVisible()
  const before = await frame.boundingBox()
  await open.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await frame.boundingBox()).toEqual(before)
})

test('[ADM-7] a page stays as it is while the server does not answer, with what was typed in a dialog @thorough', async ({
  page,
  desk: _desk,
}) => {
  await page.goto('/admin/admins')
  await page.getByRole('button', { name: 'Add admin' }).click()
  const username = page.getByRole('dialog').getByLabel('Username')
  await username.fill('somebody')
  const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.route('**/api/**', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(deskOperations['desk.info'].path),
  )
  await lookAgain()
  await failed
  await page.unroute('**/api/**')
  const loaded = page.waitForResponse((response) => response.url().endsWith(deskOperations['admins.list'].path))
  await lookAgain()
  await loaded
  await expect(username).toHaveValue('somebody')
})
