import { credentials, enter, expect, openDesk, readTokens, test, tokensKey } from '../support/desk.ts'

test('[ADM-1] signing in leads to the page where a vacancy is made', async ({ page, site }) => {
  await openDesk(site)
  await page.goto('/admin-login')
  await page.getByLabel('Username').fill(credentials.username)
  await page.getByLabel('Password', { exact: true }).fill(credentials.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/Create-job-vacancy')
  await expect(page.getByRole('heading', { level: 1, name: 'Create Job Vacancy' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'nimo.warsame: Your account' })).toBeVisible()
})

test('[ADM-1] a wrong password is told beside the field, and what was typed stays', async ({ page, site }) => {
  await openDesk(site)
  await page.goto('/admin-login')
  await page.getByLabel('Username').fill('somebody.else')
  await page.getByLabel('Password', { exact: true }).fill('not it')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Login failed. Please check your credentials.')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('somebody.else')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
})

test.describe('[ADM-1] what else can happen', () => {
  for (const { what, answer, told } of [
    {
      what: 'an answer without tokens',
      answer: { status: 200, json: { accessToken: 'x' } },
      told: 'Server did not return expected tokens.',
    },
    { what: 'the server’s own words', answer: { status: 400, json: { error: 'Not today.' } }, told: 'Not today.' },
    {
      what: 'too many tries',
      answer: { status: 429, headers: { 'retry-after': '600' }, json: { error: 'Too many tries.' } },
      told: 'Wait 10 minutes, then try again.',
    },
  ])
    test(what, async ({ page }) => {
      await page.route('**/api/admin/login', (route) => route.fulfill(answer))
      await page.goto('/admin-login')
      await page.getByLabel('Username').fill('x')
      await page.getByLabel('Password', { exact: true }).fill('y')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page.getByText(told)).toBeVisible()
    })

  test('no answer at all', async ({ page }) => {
    await page.route('**/api/admin/login', (route) => route.abort())
    await page.goto('/admin-login')
    await page.getByLabel('Username').fill('x')
    await page.getByLabel('Password', { exact: true }).fill('y')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Unexpected error occurred.')).toBeVisible()
  })
})

test('[ADM-2] a signed-in admin registers another, who is led to the sign-in page', async ({ page, desk: _desk }) => {
  const username = `fartun.${Date.now()}`
  await page.goto('/admin-register')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('12345')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Password must be at least 6 characters long.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('long enough')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/admin-login/)
  await page.goto('/admin-register')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('long enough')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Registration failed. The username may already exist.')).toBeVisible()
  await page.route('**/api/admin/register', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('An unexpected error occurred.')).toBeVisible()
})

test('[AUTH-4] with an admin there, the sign-up page is closed to strangers', async ({ page, site }) => {
  await openDesk(site)
  await page.goto('/admin-register')
  await expect(page.getByRole('heading', { name: 'Sign up is closed' })).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveCount(0)
})

test('[ADM-7] whoever is not signed in is led to the sign-in page and back to where they wanted to go', async ({
  page,
  site,
}) => {
  await openDesk(site)
  await page.goto('/applicationlist?stage=new')
  await expect(page).toHaveURL('/admin-login?back=%2Fapplicationlist%3Fstage%3Dnew')
  await page.getByLabel('Username').fill(credentials.username)
  await page.getByLabel('Password', { exact: true }).fill(credentials.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/applicationlist?stage=new')
})

test('[ADM-7] the way back never leaves the site', async ({ page, site }) => {
  await openDesk(site)
  for (const back of ['https://evil.example/', '//evil.example/', String.raw`/\evil.example`, 'javascript:alert(1)']) {
    await page.goto(`/admin-login?back=${encodeURIComponent(back)}`)
    await page.getByLabel('Username').fill(credentials.username)
    await page.getByLabel('Password', { exact: true }).fill(credentials.password)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname !== '/admin-login')
    expect(new URL(page.url()).origin).toBe(new URL(site.url).origin)
  }
})

test('[ADM-7] Sign out ends the session here and in the other tabs', async ({ page, context, desk }) => {
  await page.goto('/admin/account')
  const other = await context.newPage()
  await enter(other, desk.tokens)
  await other.goto('/admin/audit')
  await expect(other.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/admin-login')
  await expect(other).toHaveURL(/\/admin-login/)
  expect(await page.evaluate((key) => sessionStorage.getItem(key), tokensKey)).toBeNull()
  expect((await desk.send('GET', '/api/admin/sessions')).status).toBe(403)
})

test('a tab that is opened beside another is signed in with it', async ({ page, context, desk: _desk }) => {
  await page.goto('/admin/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/admin/admins')
  await expect(other.getByRole('heading', { level: 1, name: 'Admins' })).toBeVisible()
  expect((await readTokens(other)).sessionId).toBe((await readTokens(page)).sessionId)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('[ADM-7] the desk says what it needs and shows nothing else', async ({ page }) => {
    await page.goto('/applicationlist')
    await expect(page.getByText('The desk needs JavaScript.')).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
  })
})
