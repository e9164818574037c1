import type { Page } from '@playwright/test'
import { signInTab, expect, test, type Desk } from '../support/desk.ts'
import { submitApplication, submitInquiry, submitResume } from '../support/desk-data.ts'
import { copyApplications } from '../support/many-applications.ts'
import { findBrokenWords, findClippedText } from '../support/clipped-text.ts'
import { DeskInfo } from '../../contract/desk.ts'
import type { SiteProcess } from '../support/site-process.ts'

/** Every page of the desk, each with data. */
async function deskPages(site: SiteProcess, desk: Desk): Promise<string[]> {
  const [applicant, lead, form] = [
    await submitApplication(site, desk),
    await submitInquiry(site, desk),
    await submitResume(site, desk),
  ]
  return [
    '/admin-login',
    '/Create-job-vacancy',
    '/list-jobfor-admin',
    '/applicationlist',
    `/ApplicantDetails/${applicant}`,
    '/admin/leads',
    `/admin/leads/${lead}`,
    '/admin/career-forms',
    `/admin/career-forms/${form}`,
    '/admin/agents',
    '/admin/admins',
    '/admin/account',
    '/admin/audit',
    '/admin/status',
    '/admin/developers',
  ]
}

/** Opens a page of the desk and waits until its own content is there. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.getByRole('heading', { name: 'Loading...' })).toHaveCount(0)
}

/** Except for the header of a list behind an open row, and screen reader text next to an icon. */
const clippedText = async (page: Page) =>
  (await findClippedText(page)).filter((text) => !/by (DIV\.desk-head|SPAN\.$)/.test(text))

async function findPageFaults(page: Page, where: string): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return [...(await clippedText(page)), ...(wide > 0 ? [`${wide} px too wide`] : [])].map(
    (fault) => `${where}: ${fault}`,
  )
}

/** A dialog fits in the window or scrolls in it, and clips nothing. */
async function dialogFaults(page: Page, path: string, button: string): Promise<string[]> {
  await open(page, path)
  await page.getByRole('button', { name: button }).first().press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const [last] = await dialog
    .getByRole('button')
    .all()
    .then((all) => all.slice(-1))
  await last?.scrollIntoViewIfNeeded()
  if (last) await expect(last).toBeInViewport({ ratio: 0.9 })
  return findPageFaults(page, `${path}, ${button}`)
}

async function allFaults(page: Page, paths: string[], width: string): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    await open(page, path)
    faults.push(...(await findPageFaults(page, `${path} ${width}`)))
  }
  const applicant = paths.find((path) => path.startsWith('/ApplicantDetails')) ?? ''
  faults.push(...(await dialogFaults(page, '/admin/agents', 'Add an agent')))
  faults.push(...(await dialogFaults(page, '/admin/admins', 'Add administrator')))
  faults.push(...(await dialogFaults(page, applicant, 'Erase this applicant')))
  return faults
}

test('[ADM-5] no page or dialog of the desk loses text at 320 by 256, which is 400 % zoom', async ({
  page,
  site,
  desk,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 256 })
  expect(await allFaults(page, await deskPages(site, desk), 'at 320 px')).toEqual([])
})

test('no page or dialog of the desk loses text in a browser whose font size is 32 px', async ({
  playwright,
  launchOptions,
  site,
  desk,
}) => {
  test.slow()
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage({ viewport: { width: 390, height: 800 }, baseURL: site.url })
  await signInTab(page, desk.tokens)
  expect(await allFaults(page, await deskPages(site, desk), 'with 32 px')).toEqual([])
  await browser.close()
})

test('[ADM-5] every click target is at least 24 px high, email and phone links at least 32', async ({
  page,
  site,
  desk,
}) => {
  const heights = (selector: string) =>
    page
      .locator(selector)
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((one) => ({ text: one.textContent.trim().slice(0, 40), height: one.getBoundingClientRect().height })),
      )
  for (const path of await deskPages(site, desk)) {
    await open(page, path)
    // Links within a sentence are as tall as its lines.
    const alone = 'button, input:not([type=checkbox], [type=file]), select, a:not(p.soft a, p.small a, .row-what a)'
    const small = (await heights(`main :is(${alone})`)).filter(({ height }) => height < 24)
    expect(small, path).toEqual([])
    for (const link of await heights('main a:is([href^="mailto:"], [href^="tel:"]):not(.references a)'))
      expect(link.height, `${path} ${link.text}`).toBeGreaterThanOrEqual(32)
  }
})

test('[ADM-5] the name of every export button is the text on it; what it exports is its description', async ({
  page,
  desk: _desk,
}) => {
  for (const path of ['/applicationlist', '/admin/leads', '/admin/career-forms', '/admin/agents', '/admin/audit']) {
    await open(page, path)
    const button = page.getByRole('button', { name: 'Export CSV', exact: true })
    await expect(button, path).toHaveText('Export CSV')
    if (path !== '/admin/audit') await expect(button, path).toHaveAccessibleDescription(/^All .* that the filters show/)
  }
})

test('[ADM-4 ADM-5 ADM-6] no word of the desk is broken in two, on a phone or a laptop, with thousands of applications', async ({
  page,
  site,
  desk,
  pool,
}) => {
  // The names of calls and error codes are longer than a line on a phone.
  const paths = (await deskPages(site, desk)).filter((path) => path !== '/admin/developers')
  await copyApplications(pool, 60)
  const info = DeskInfo.parse(await (await desk.send('GET', '/api/admin/desk')).json())
  const counts = { applications: 3001, leads: 1250, careerForms: 480 }
  await page.route('**/api/admin/desk', (route) => route.fulfill({ json: { ...info, counts } }))
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 760 })
    for (const path of paths) {
      await open(page, path)
      expect(await findBrokenWords(page), `${path} at ${width} px`).toEqual([])
    }
  }
  await open(page, paths.find((path) => path.startsWith('/ApplicantDetails')) ?? '')
  await page.setViewportSize({ width: 360, height: 760 })
  await page.locator('.stage-option').filter({ hasText: 'Interview' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(await findBrokenWords(page), 'a moved stage').toEqual([])
})
