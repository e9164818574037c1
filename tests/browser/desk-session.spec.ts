import { expect, letTokenExpire, enter, readTokens, test } from '../support/desk.ts'

test('[AUTH-1 ADM-7] a refresh that fails leads to the sign-in page, and back to the page', async ({
  page,
  site,
  desk: _desk,
}) => {
  await page.goto('/admin/audit?group=change')
  await letTokenExpire(site, page, { refreshToken: 'no-longer-good' })
  await page.reload()
  await expect(page).toHaveURL(/\/admin-login\?back=%2Fadmin%2Faudit%3Fgroup%3Dchange&reason=expired/)
  await expect(page.getByRole('heading', { name: 'Session expired. Please login again.' })).toBeVisible()
  await page.getByLabel('Username').fill('nimo.warsame')
  await page.getByLabel('Password', { exact: true }).fill('a short sentence')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/audit?group=change')
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible()
})

test('[AUTH-1] many calls of one page share one refresh, and each is made once more', async ({
  page,
  site,
  desk: _desk,
}) => {
  await page.goto('/admin/account')
  await letTokenExpire(site, page)
  let refreshes = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/refresh')) refreshes += 1
  })
  await page.goto('/applicationlist')
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'nimo.warsame: Your account' })).toBeVisible()
  await expect(page.getByText(/No applications yet|Showing/).first()).toBeVisible()
  expect(refreshes).toBe(1)
})

test('[AUTH-2] two tabs that refresh at once both stay signed in', async ({ page, context, site, desk }) => {
  const other = await context.newPage()
  await enter(other, desk.tokens)
  await page.goto('/admin/account')
  await other.goto('/admin/admins')
  await letTokenExpire(site, page)
  await letTokenExpire(site, other)
  await Promise.all([page.reload(), other.reload()])
  await expect(page.getByText('Where you are signed in')).toBeVisible()
  await expect(page.getByText('This one')).toBeVisible()
  await expect(other.getByText('nimo.warsame').first()).toBeVisible()
  await letTokenExpire(site, page)
  await letTokenExpire(site, other)
  await Promise.all([page.reload(), other.reload()])
  await expect(page.getByText('This one')).toBeVisible()
  await expect(other.getByText('nimo.warsame').first()).toBeVisible()
  await expect(page).toHaveURL('/admin/account')
  await expect(other).toHaveURL('/admin/admins')
  await expect.poll(async () => (await readTokens(page)).refreshToken).toBe((await readTokens(other)).refreshToken)
})

test('[AUTH-2] two tabs that cannot hear each other both stay signed in too', async ({ page, context, site, desk }) => {
  const deaf = () => {
    class Deaf extends EventTarget {
      postMessage() {}
      close() {}
    }
    Object.defineProperty(window, 'BroadcastChannel', { value: Deaf })
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined, configurable: true })
    delete (Navigator.prototype as { locks?: unknown }).locks
  }
  const other = await context.newPage()
  await enter(other, desk.tokens)
  for (const tab of [page, other]) await tab.addInitScript(deaf)
  await page.goto('/admin/account')
  await other.goto('/admin/admins')
  await letTokenExpire(site, page)
  await letTokenExpire(site, other)
  await Promise.all([page.reload(), other.reload()])
  await expect(page.getByText('This one')).toBeVisible()
  await expect(other.getByText('nimo.warsame').first()).toBeVisible()
})

test('an admin ends another session of theirs', async ({ page, browser, site, desk }) => {
  const lost = await browser.newPage({ baseURL: site.url })
  await lost.goto('/admin-login?back=/admin/audit')
  await lost.getByLabel('Username').fill('nimo.warsame')
  await lost.getByLabel('Password', { exact: true }).fill('a short sentence')
  await lost.keyboard.press('Enter')
  await expect(lost).toHaveURL('/admin/audit')
  const { sessionId } = await readTokens(lost)
  await page.goto('/admin/account')
  await expect(page.getByRole('button', { name: /^End the session on Chrome/ }).first()).toBeVisible()
  expect((await desk.send('DELETE', `/api/admin/sessions/${sessionId}`)).status).toBe(204)
  await lost.reload()
  await expect(lost).toHaveURL(/\/admin-login/)
  await lost.close()
})
