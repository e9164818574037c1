import { deskTexts } from '../../content/admin/frame.ts'
import { holdReact } from '../support/hold-request.ts'
import { startProcess } from '../../support/site-process.ts'
import {
  signInTab,
  expect,
  findPageFaults,
  submitCredentials,
  openDesk,
  readTokens,
  test,
  sessionKey,
} from '../support/desk.ts'
import { credentials } from '../../support/calls.ts'

test('[ADM-1 ADM-2 ADM-7] the first day: sign up, sign in, sign out', async ({ browser }) => {
  const site = await startProcess()
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin-login?back=%2Fadmin')
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/admin-register')
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  await submitCredentials(page, { ...credentials, password: '12345' })
  await expect(page.getByText('Password must be at least 6 characters long.')).toBeVisible()
  await submitCredentials(page)
  await expect(page).toHaveURL('/admin-login?reason=registered')
  await expect(page.getByText('The account was created. You can sign in now.')).toBeVisible()
  await expect(page.getByText('Forgot your password?')).toBeVisible()
  // Pressed while the button has the focus, which must not be lost.
  await page.getByLabel('Username').fill(credentials.username)
  await page.getByLabel('Password', { exact: true }).fill('not it')
  await page.getByRole('button', { name: 'Sign In' }).press('Enter')
  await expect(page.getByRole('alert').getByText('Login failed. Please check your credentials.')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Username')).toHaveValue(credentials.username)
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  expect(await findPageFaults(page)).toEqual([])
  await submitCredentials(page)
  await expect(page).toHaveURL('/Create-job-vacancy')
  await expect(page.getByRole('heading', { level: 1, name: 'Create Job Vacancy' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'nimo.warsame: Your account' })).toBeVisible()
  await page.goto('/admin')
  await expect(page).toHaveURL('/Create-job-vacancy')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/admin-login')
  expect(await page.evaluate((key) => sessionStorage.getItem(key), sessionKey)).toBeNull()
  await page.goto('/admin-register')
  await expect(page.getByRole('heading', { name: 'Sign-up is closed' })).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveCount(0)
  await context.close()
  await site.remove()
})

test('[ADM-1] the form does not move when it becomes usable @thorough', async ({ page }) => {
  for (const query of ['', '?reason=registered', '?reason=expired']) {
    const release = await holdReact(page)
    await page.goto(`/admin-login${query}`, { waitUntil: 'commit' })
    const signIn = page.getByRole('button', { name: 'Sign In' })
    await expect(signIn).toBeDisabled()
    await page.evaluate(() => document.fonts.ready)
    const before = await signIn.boundingBox()
    await release()
    await expect(signIn).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Use a passkey instead' })).toBeEnabled()
    expect(await signIn.boundingBox(), query).toEqual(before)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('[ADM-1] Enter that is pressed before the page is ready signs in once it is, unless something is typed since', async ({
  page,
  desk: _desk,
}) => {
  const attempts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/login')) attempts.push(request.postData() ?? '')
  })
  const begin = async () => {
    const release = await holdReact(page)
    await page.goto('/admin-login', { waitUntil: 'commit' })
    await page.getByLabel('Username').fill(credentials.username)
    await page.getByLabel('Password', { exact: true }).fill('not all of it')
    await page.keyboard.press('Enter')
    return release
  }
  const password = page.getByLabel('Password', { exact: true })

  const release = await begin()
  await password.fill('still typing')
  await release()
  await expect(page.getByRole('button', { name: 'Use a passkey instead' })).toBeEnabled()
  await expect(password).toHaveValue('still typing')
  await page.unrouteAll({ behavior: 'wait' })
  expect(attempts).toEqual([])

  const releaseAgain = await begin()
  await password.fill(credentials.password)
  await page.keyboard.press('Enter')
  await releaseAgain()
  await expect(page).toHaveURL('/Create-job-vacancy')
  expect(attempts).toHaveLength(1)
  await page.unrouteAll({ behavior: 'wait' })
})

test('[ADM-1] any other response of the server is shown @thorough', async ({ page }) => {
  await page.goto('/admin-login')
  const call = '**/api/admin/login'
  for (const { answer, message } of [
    { answer: { status: 200, json: { accessToken: 'x' } }, message: 'Server did not return expected tokens.' },
    { answer: { status: 400, json: { error: 'Not today.' } }, message: 'Not today.' },
    { answer: { status: 401, json: {} }, message: 'Login failed. Please check your credentials.' },
    {
      answer: { status: 429, headers: { 'retry-after': '600' }, json: { error: 'Too many attempts.' } },
      message: 'Wait 10 minutes, then try again.',
    },
  ]) {
    await page.route(call, (route) => route.fulfill(answer))
    await submitCredentials(page)
    await expect(page.getByRole('alert').getByText(message)).toBeVisible()
    await page.unroute(call)
  }
  await page.route(call, (route) => route.abort())
  await submitCredentials(page)
  await expect(page.getByRole('alert').getByText('Unexpected error occurred.')).toBeVisible()
})

test('[ADM-2 AUTH-4] a signed-in admin registers another, sees the sign-in page, and is still signed in @thorough', async ({
  page,
  desk: _desk,
}) => {
  const person = { username: `fartun.${Date.now()}`, password: 'long enough' }
  await page.goto('/admin-register')
  await submitCredentials(page, person)
  await expect(page).toHaveURL('/admin-login?reason=added')
  await page.getByRole('link', { name: 'Back to Admins' }).click()
  await expect(page.getByText(person.username)).toBeVisible()
  await page.goto('/admin-register')
  await submitCredentials(page, person)
  await expect(page.getByText('Registration failed. The username may already exist.')).toBeVisible()
  await page.route('**/api/admin/register', (route) => route.abort())
  await submitCredentials(page, person)
  await expect(page.getByText('An unexpected error occurred.')).toBeVisible()
})

test('[ADM-7] without a session the desk redirects to the sign-in page and back, and never off the site @thorough', async ({
  page,
  site,
}) => {
  await openDesk(site)
  await page.goto('/applicationlist?stage=new')
  await expect(page).toHaveURL('/admin-login?back=%2Fapplicationlist%3Fstage%3Dnew')
  await submitCredentials(page)
  await expect(page).toHaveURL('/applicationlist?stage=new')
  for (const back of [
    'https://evil.example/',
    '//evil.example/',
    String.raw`/\evil.example`,
    '/.//evil.example/phish',
  ]) {
    await page.goto(`/admin-login?back=${encodeURIComponent(back)}`)
    await submitCredentials(page)
    await page.waitForURL((url) => url.pathname !== '/admin-login')
    expect(new URL(page.url()).origin).toBe(new URL(site.url).origin)
  }
})

test('[ADM-7 AUTH-2] a second tab is signed in and signed out together with the first @thorough', async ({
  page,
  context,
  desk,
}) => {
  await page.goto('/admin/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/admin/admins')
  await expect(other.getByRole('button', { name: 'Add admin' })).toBeVisible()
  expect((await readTokens(other)).sessionId).toBe((await readTokens(page)).sessionId)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/admin-login')
  await expect(other).toHaveURL(/\/admin-login/)
  expect(await other.evaluate((key) => sessionStorage.getItem(key), sessionKey)).toBeNull()
  expect((await desk.send('GET', '/api/admin/sessions')).status).toBe(403)
  const refresh = { refreshToken: desk.tokens.refreshToken }
  expect((await desk.send('POST', '/api/admin/refresh', refresh)).status).toBe(403)
  await signInTab(page, desk.tokens)
  await page.goto('/admin/audit')
  await expect(page).toHaveURL(/\/admin-login/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('[ADM-7] the desk says what it needs and shows nothing else', async ({ page }) => {
    await page.goto('/applicationlist')
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript p')).toContainText('The admin area needs JavaScript.')
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: deskTexts.loading })).toBeHidden()
  })
})
