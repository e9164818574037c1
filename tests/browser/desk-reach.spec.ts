import type { Page } from '@playwright/test'
import { signInTab, expect, test, type Desk } from '../support/desk.ts'
import { submitApplication, submitInquiry, submitResume } from '../support/desk-data.ts'
import { isLongRun } from '../../support/fault-rounds.ts'
import { copyApplications } from '../../support/many-applications.ts'
import { findCoveredFocus } from '../support/covered-focus.ts'
import { findUnpressed } from '../support/pressed.ts'
import { openDeskPaths } from '../support/open-desk-paths.ts'
import { findBrokenWords, findClippedText } from '../support/clipped-text.ts'
import { DeskInfo } from '../../contract/desk.ts'
import { deskPaths } from '../../contract/paths.ts'
import { MadePublication } from '../../contract/publication.ts'
import type { SiteProcess } from '../../support/site-process.ts'

/** They need a vacancy, a version, or somebody who is not signed in yet, and have tests of their own. */
const otherPaths = /^\/admin(-register|-second-factor|\/preview\/|\/publishing\/:id\/versions\/)/

/** Every other page of the desk, each with data. */
async function deskPages(site: SiteProcess, desk: Desk): Promise<string[]> {
  const made = await desk.send('POST', '/api/admin/publications', { kind: 'notice' })
  const ids: Record<string, string> = {
    ApplicantDetails: await submitApplication(site, desk),
    leads: await submitInquiry(site, desk),
    'career-forms': await submitResume(site, desk),
    publishing: MadePublication.parse(await made.json()).id,
    prices: '1',
  }
  return [...openDeskPaths, ...deskPaths]
    .filter((path) => !otherPaths.test(path))
    .map((path) => path.replace(/([\w-]+)\/:id$/, (_, noun: string) => `${noun}/${ids[noun]}`))
}

/** A form, a list, and a record. */
const onePageOfEachKind = /^\/(?:Create-job-vacancy|applicationlist|ApplicantDetails\/.+)$/

const pagesWithBar = /^\/(?:Create-job-vacancy|ApplicantDetails\/.+|admin\/publishing\/.{36})$/

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
  const box = await dialog.boundingBox()
  expect(box?.x, `${path}, ${button}: the page shows on both sides`).toBeGreaterThan(0)
  return findPageFaults(page, `${path}, ${button}`)
}

async function allDialogFaults(page: Page, applicant: string): Promise<string[]> {
  return [
    ...(await dialogFaults(page, '/admin/agents', 'Add an agent')),
    ...(await dialogFaults(page, '/admin/admins', 'Add admin')),
    ...(await dialogFaults(page, applicant, 'Erase this applicant')),
  ]
}

const applicantOf = (paths: string[]) => paths.find((path) => path.startsWith('/ApplicantDetails')) ?? ''

/** Click targets lower than 24 px, and links to an address or a number lower than 32 px. */
async function lowTargets(page: Page): Promise<string[]> {
  const lower = (selector: string, least: number) =>
    page
      .locator(selector)
      .filter({ visible: true })
      .evaluateAll(
        (all, height) =>
          all
            .filter((one) => one.getBoundingClientRect().height < height)
            .map((one) => `lower than ${height} px: ${one.textContent.trim().slice(0, 40)}`),
        least,
      )
  // Links within a sentence are as tall as its lines.
  const alone = 'button, input:not([type=checkbox], [type=file]), select, a:not(p.soft a, p.small a, .row-what a)'
  return [
    ...(await lower(`main :is(${alone})`, 24)),
    ...(await lower('main a:is([href^="mailto:"], [href^="tel:"]):not(.references a)', 32)),
  ]
}

test('[ADM-4 ADM-5 ADM-6] the pages of the desk, with thousands of applications: high click targets, no broken word at 1280 and 360 px, no lost text at 320 by 256 @thorough', async ({
  page,
  site,
  desk,
  pool,
}) => {
  test.slow()
  const paths = (await deskPages(site, desk)).filter((path) => isLongRun || onePageOfEachKind.test(path))
  await copyApplications(pool, 60)
  const info = DeskInfo.parse(await (await desk.send('GET', '/api/admin/desk')).json())
  const counts = { applications: 3001, leads: 1250, careerForms: 480 }
  await page.route('**/api/admin/desk', (route) => route.fulfill({ json: { ...info, counts } }))
  const faults: string[] = []
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 760 })
    await open(page, path)
    faults.push(...(await lowTargets(page)).map((fault) => `${path}: ${fault}`))
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 760 })
      // The names of calls and error codes are longer than a line on a phone.
      if (path === '/admin/developers') continue
      faults.push(...(await findBrokenWords(page)).map((word) => `${path} at ${width} px: “${word}” is broken`))
    }
    // 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 })
    faults.push(...(await findPageFaults(page, `${path} at 320 px`)))
  }
  if (isLongRun) faults.push(...(await allDialogFaults(page, applicantOf(paths))))
  expect(faults).toEqual([])

  await page.setViewportSize({ width: 360, height: 760 })
  await open(page, applicantOf(paths))
  await page.locator('.stage-option').filter({ hasText: 'Interview' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(await findBrokenWords(page), 'a moved stage').toEqual([])
})

test('[HIRE-3] with applications selected, every action is within the screen of a phone and of a tablet @thorough', async ({
  page,
  pool,
  site,
  desk,
}) => {
  await submitApplication(site, desk)
  await copyApplications(pool, 3000)
  await open(page, '/applicationlist')
  for (const box of await page.locator('.row-list .row-choose').all()) await box.check()
  const buttons = page.locator('.chosen-bar').getByRole('button')
  await expect(buttons).not.toHaveCount(0)
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 })
    for (const button of await buttons.all()) {
      const box = await button.boundingBox()
      expect(box?.x, `left at ${width} px`).toBeGreaterThan(0)
      expect((box?.x ?? 0) + (box?.width ?? 0), `right at ${width} px`).toBeLessThan(width)
    }
  }
  await page.setViewportSize({ width: 320, height: 640 })
  const { height = 0 } = (await page.locator('.chosen-bar').boundingBox()) ?? {}
  expect(height, 'there is room to read').toBeLessThan(0.35 * 640)
})

test('the Tab key reaches nothing on a page of the desk that a bar covers @thorough', async ({ page, site, desk }) => {
  test.slow()
  const faults: string[] = []
  for (const path of await deskPages(site, desk)) {
    if (!isLongRun && !pagesWithBar.test(path)) continue
    for (const [width, height] of [
      [1280, 720],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      await open(page, path)
      faults.push(...(await findCoveredFocus(page)).map((name) => `${path} at ${width} px: ${name}`))
    }
  }
  expect(faults).toEqual([])
})

test('no page or dialog of the desk loses text in a browser whose font size is 32 px @thorough', async ({
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
  const paths = await deskPages(site, desk)
  const faults: string[] = []
  for (const path of paths) {
    await open(page, path)
    faults.push(...(await findPageFaults(page, `${path} with 32 px`)))
  }
  faults.push(...(await allDialogFaults(page, applicantOf(paths))))
  expect(faults).toEqual([])
  await browser.close()
})

test('[ADM-5] the name of every export button is the text on it; what it exports is its description @thorough', async ({
  page,
  desk: _desk,
}) => {
  for (const path of ['/applicationlist', '/admin/leads', '/admin/career-forms', '/admin/agents', '/admin/audit']) {
    await open(page, path)
    const button = page.getByRole('button', { name: 'Export CSV', exact: true })
    await expect(button, path).toHaveText('Export CSV')
    if (path !== '/admin/audit')
      await expect(button, path).toHaveAccessibleDescription(/^All .* that match the filters/)
  }
})

test('every control shows within 100 ms that it is pressed @thorough', async ({ site, desk, page }) => {
  const applicant = await submitApplication(site, desk)
  for (const path of ['/applicationlist', `/ApplicantDetails/${applicant}`, '/Create-job-vacancy']) {
    await open(page, path)
    expect.soft(await findUnpressed(page), path).toEqual([])
  }
})
