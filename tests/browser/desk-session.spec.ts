import { signUpTexts } from '../../content/admin/sign-in.ts'
import { blockStorage } from '../support/block-storage.ts'
import {
  signInTab,
  expect,
  submitCredentials,
  letTokenExpire,
  makeVacancy,
  openDesk,
  readTokens,
  test,
  sessionKey,
  unique,
} from '../support/desk.ts'
import { submitApplication } from '../support/desk-data.ts'

test('[ADM-7] a page restored from the page cache after sign-out shows nothing and redirects to the sign-in page @thorough', async ({
  page,
  site,
  desk,
}) => {
  await submitApplication(site, desk, { lastName: 'Cached' })
  await page.goto('/applicationlist')
  const rows = page.locator('.applications li')
  await expect(rows.first()).toContainText('Cached')
  const restoreFromCache = () =>
    page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      return document.querySelectorAll('.applications li').length
    })
  expect(await restoreFromCache()).toBe(0)
  await expect(rows.first()).toContainText('Cached')
  await page.evaluate((key) => sessionStorage.removeItem(key), sessionKey)
  expect(await restoreFromCache()).toBe(0)
  await expect(page).toHaveURL(/\/admin-login\?back=/)
})

test('[AUTH-1 AUTH-2] a token that expires during an edit goes unnoticed @thorough', async ({ page, site, desk }) => {
  const job = await makeVacancy(desk, { jobTitle: unique('Long edit') })
  await page.goto('/list-jobfor-admin')
  await page.getByRole('button', { name: `Edit ${job.jobTitle}` }).click()
  await page.getByLabel('Tagline').fill('Written over a quarter of an hour')
  const before = await readTokens(page)
  await letTokenExpire(site, page)
  const calls: string[] = []
  page.on('response', (answer) => {
    const path = new URL(answer.url()).pathname
    if (path.startsWith('/api/')) calls.push(`${answer.request().method()} ${path} ${answer.status()}`)
  })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Job updated successfully')).toBeVisible()
  expect(calls.slice(0, 3)).toEqual([
    `PUT /api/jobs/${job.id} 403`,
    'POST /api/admin/refresh 200',
    `PUT /api/jobs/${job.id} 200`,
  ])
  expect((await readTokens(page)).refreshToken).not.toBe(before.refreshToken)
  await expect(page).toHaveURL('/list-jobfor-admin')
})

test('[AUTH-1 ADM-3 ADM-7] a failed refresh redirects to the sign-in page, then back to the page with its text', async ({
  page,
  site,
  desk: _desk,
}) => {
  const expired = page.getByRole('heading', { name: 'Session expired. Please login again.' })
  await page.goto('/admin/audit?group=change')
  // Loaded, with its data: otherwise the page could leave by itself, which aborts the reload.
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  await letTokenExpire(site, page, { refreshToken: 'no-longer-good' })
  await page.reload()
  await expect(page).toHaveURL('/admin-login?back=%2Fadmin%2Faudit%3Fgroup%3Dchange&reason=expired')
  await expect(expired).toBeVisible()
  await submitCredentials(page)
  await expect(page).toHaveURL('/admin/audit?group=change')
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible()

  await page.goto('/Create-job-vacancy')
  await page.getByLabel('Job title').fill('Half written')
  await letTokenExpire(site, page, { refreshToken: 'no-longer-good' })
  await page.getByRole('button', { name: 'Create Job Vacancy' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  const alert = page.getByRole('alertdialog', { name: 'Session expired. Please login again.' })
  await alert.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/admin-login?back=%2FCreate-job-vacancy&reason=expired')
  await expect(expired).toBeVisible()
  await submitCredentials(page)
  await expect(page).toHaveURL('/Create-job-vacancy')
  await expect(page.getByLabel('Job title')).toHaveValue('Half written')
})

test('[AUTH-1] an agent that was being edited when the session ended is still in its form, until it is canceled @thorough', async ({
  page,
  site,
  desk: _desk,
}) => {
  await page.goto('/admin/agents')
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /^Edit / })
  const street = dialog.getByLabel('Street')
  const languages = dialog.getByRole('group', { name: 'Languages' }).getByRole('checkbox')
  await street.fill('12 Half Typed Street')
  for (const box of await languages.all()) await box.uncheck()
  await languages.last().check()
  await letTokenExpire(site, page, { refreshToken: 'no-longer-good' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign In' }).click()
  await submitCredentials(page)
  await expect(street).toHaveValue('12 Half Typed Street')
  await expect(languages.last()).toBeChecked()
  await expect(languages.first()).not.toBeChecked()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('[AUTH-1 AUTH-2] two tabs refresh at once, with at most one exchange per tab, and both stay signed in @thorough', async ({
  page,
  context,
  site,
  desk,
}) => {
  const other = await context.newPage()
  await signInTab(other, desk.tokens)
  await page.goto('/admin/account')
  await other.goto('/applicationlist')
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await expect(other.getByText(/No applications yet|Showing/).first()).toBeVisible()
  const refreshes: string[] = []
  context.on('response', (answer) => {
    if (answer.url().endsWith('/api/admin/refresh')) refreshes.push(String(answer.status()))
  })
  for (const round of [1, 2]) {
    await letTokenExpire(site, page)
    await letTokenExpire(site, other)
    await Promise.all([page.reload(), other.reload()])
    await expect(page.getByText('This device', { exact: true })).toBeVisible()
    await expect(other.getByRole('link', { name: 'nimo.warsame: Your account' })).toBeVisible()
    await expect(other.getByText(/No applications yet|Showing/).first()).toBeVisible()
    expect(refreshes.length, `round ${round}`).toBeLessThanOrEqual(2 * round)
    expect(new Set(refreshes)).toEqual(new Set(['200']))
  }
  await expect(page).toHaveURL('/admin/account')
  await expect(other).toHaveURL('/applicationlist')
  const refreshTokens = async () => [(await readTokens(page)).refreshToken, (await readTokens(other)).refreshToken]
  await expect.poll(async () => new Set(await refreshTokens()).size).toBe(1)
})

/** A browser without the APIs for communication between tabs. */
function disableTabMessages() {
  class SilentChannel extends EventTarget {
    postMessage() {}
    close() {}
  }
  Object.defineProperty(window, 'BroadcastChannel', { value: SilentChannel })
  Reflect.deleteProperty(Navigator.prototype, 'locks')
}

test('[AUTH-2] two tabs that cannot communicate both stay signed in too @thorough', async ({
  page,
  context,
  site,
  desk,
}) => {
  const other = await context.newPage()
  await signInTab(other, desk.tokens)
  for (const tab of [page, other]) await tab.addInitScript(disableTabMessages)
  await page.goto('/admin/account')
  await other.goto('/admin/admins')
  await letTokenExpire(site, page)
  await letTokenExpire(site, other)
  await Promise.all([page.reload(), other.reload()])
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await expect(other.getByText('nimo.warsame').first()).toBeVisible()
})

test('[ADM-7] unreadable session data redirects to the sign-in page, which works @thorough', async ({ page, site }) => {
  await openDesk(site)
  await page.goto('/admin-login')
  for (const broken of ['{"sessionId":', '', '[]', '{"sessionId":5}', 'null']) {
    await page.evaluate((text) => sessionStorage.setItem('desk-session', text), broken)
    await page.goto('/applicationlist')
    await expect(page).toHaveURL('/admin-login?back=%2Fapplicationlist')
  }
  await submitCredentials(page)
  await expect(page).toHaveURL('/applicationlist')
})

test('[ADM-7] a browser that may not store data gets instructions @thorough', async ({ page, site }) => {
  await openDesk(site)
  await blockStorage(page)
  await page.goto('/admin-register')
  await expect(page.getByText(signUpTexts.closed.title)).toBeVisible()
  await page.goto('/applicationlist')
  await expect(page).toHaveURL('/admin-login?back=%2Fapplicationlist')
  await submitCredentials(page)
  await expect(page.getByText('Your browser does not let this site store data')).toBeVisible()
})

test('[ADM-7] only a tab without a session asks the other tabs for it @thorough', async ({
  page,
  context,
  desk: _desk,
}) => {
  await context.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    class Watched extends BroadcastChannel {
      override postMessage(message: unknown) {
        asked.push(JSON.stringify(message))
        super.postMessage(message)
      }
    }
    Object.defineProperty(window, 'BroadcastChannel', { value: Watched })
  })
  const questions = (tab: typeof page) =>
    tab.evaluate(() => JSON.stringify(Reflect.get(window, 'asked')).includes('who-is-in'))
  await page.goto('/admin/account')
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  expect(await questions(page)).toBe(false)
  const other = await context.newPage()
  await other.goto('/admin/account')
  await expect(other.getByText('This device', { exact: true })).toBeVisible()
  expect(await questions(other)).toBe(true)
})

test('[ADM-7] the menu opens a page without loading the document, at its top, with the focus on its heading @thorough', async ({
  page,
  desk: _desk,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto('/Create-job-vacancy')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await expect(page.getByLabel('Job title')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 300))
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Audit' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeFocused()
  await expect(page).toHaveTitle(/^Audit/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByLabel('Job title')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
})

test('[DOOR-9] the account page lists the sessions with device and time, and ends all others @thorough', async ({
  page,
  site,
  desk: _desk,
}) => {
  const lost = await openDesk(site)
  await page.goto('/admin/account')
  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This device' })).toContainText(
    /Another program.*Signed in .*last used/,
  )
  await sessions.getByRole('button', { name: 'End all other sessions' }).press('Enter')
  await expect(page.getByText('All other sessions were ended.')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions.getByRole('button')).toHaveCount(0)
  expect((await lost.send('GET', '/api/admin/sessions')).status).toBe(403)
})

for (const isStaying of [true, false]) {
  test(`[DOOR-9] closing the last tab ${isStaying ? 'does not sign out where the person chose to stay' : 'signs out'} @thorough`, async ({
    page,
    context,
    site,
  }) => {
    await openDesk(site)
    await page.goto('/admin-login?back=/admin/account')
    const stay = page.getByRole('checkbox', { name: 'Stay signed in on this device' })
    await expect(stay).not.toBeChecked()
    if (isStaying) await stay.press('Space')
    await submitCredentials(page)
    await expect(page.getByText('This device', { exact: true })).toBeVisible()
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), document.cookie]),
    )
    const { refreshToken, sessionId } = await readTokens(page)
    expect(refreshToken).toMatch(/^[\w-]{43}$/)
    expect(stored).toContain(sessionId)
    expect(stored, 'no token where scripts can read it').not.toMatch(/[\w-]{43}|eyJ/)
    await page.reload()
    await expect(page.getByText('This device', { exact: true })).toBeVisible()

    const second = await context.newPage()
    await page.close()
    await second.goto('/admin/account')
    if (isStaying) {
      await expect(second.getByText('This device', { exact: true })).toBeVisible()
    } else {
      await expect(second).toHaveURL('/admin-login?back=%2Fadmin%2Faccount')
    }
  })
}
