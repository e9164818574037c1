import type { Page } from '@playwright/test'
import { deskMenu, deskTexts } from '../../content/admin/frame.ts'
import { leadTexts } from '../../content/admin/leads.ts'
import { adminsTexts } from '../../content/admin/people.ts'
import { permissionTexts, roleNames } from '../../content/admin/roles.ts'
import { lostPermissions, type Role } from '../../contract/roles.ts'
import { addPerson, expect, findPageFaults, openDesk, signInTab, submitCredentials, test } from '../support/desk.ts'
import { submitApplication, submitInquiry, submitResume } from '../support/desk-data.ts'
import { isLongRun } from '../../support/fault-rounds.ts'
import { credentials } from '../../support/calls.ts'

const rail = (page: Page) => page.getByRole('navigation', { name: deskTexts.navigation })
const outside = (page: Page) => page.getByRole('heading', { name: deskTexts.outsideRole.title })

/** The first page after signing in, and the pages of the menu. */
const desks: [Role, string, string[]][] = [
  [
    'hiring',
    '/Create-job-vacancy',
    ['/list-jobfor-admin', '/applicationlist', '/admin/career-forms', '/admin/hiring-templates'],
  ],
  ['leads', '/admin/leads', ['/admin/leads', '/admin/lead-templates', '/admin/prices']],
  ['publisher', '/admin/publishing', ['/admin/publishing', '/admin/agents']],
]

for (const [role, first, pages] of desks)
  test(`[DOOR-3] the desk of the role ${role} has its pages only, and explains the others @thorough`, async ({
    browser,
    site,
    desk,
  }) => {
    const person = await addPerson(desk, role)
    const page = await browser.newPage({ baseURL: site.url })
    await page.goto('/admin')
    await submitCredentials(page, person)
    await expect(page).toHaveURL(first)
    const shown = [...pages, '/admin/developers']
    await expect(rail(page).getByRole('link')).toHaveCount(shown.length)
    for (const href of shown) await expect(rail(page).locator(`a[href="${href}"]`)).toBeVisible()

    const others = [...deskMenu.map(({ href }) => href), '/Create-job-vacancy', '/admin/prices/1'].filter(
      (href) => href !== first && !shown.some((own) => href.startsWith(own)),
    )
    expect(others.length).toBeGreaterThan(4)
    for (const href of isLongRun ? others : others.slice(-3)) {
      await page.goto(href)
      await expect(outside(page), href).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 }), href).toHaveCount(1)
    }
    await page.goto('/admin-register')
    await expect(outside(page)).toBeVisible()
    await expect(page.getByLabel('Username')).toHaveCount(0)
    await expect(page.locator('main')).toContainText(roleNames[role])
    await expect(page.locator('main')).toContainText(credentials.username)
    expect(await findPageFaults(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 760 })
    expect(await findPageFaults(page)).toEqual([])
    await page.getByRole('link', { name: deskTexts.outsideRole.link }).click()
    await expect(page).toHaveURL(pages[0] ?? '')
    await expect(outside(page)).toHaveCount(0)
    await page.close()
  })

test('[DOOR-3] an auditor opens every page of the desk, and none of them has a button that changes or exports @thorough', async ({
  browser,
  site,
  desk,
  pool,
}) => {
  test.slow()
  const applicant = await submitApplication(site, desk)
  await pool.query('update applications set erasure_requested_at = now() where id = $1', [applicant])
  const lead = await submitInquiry(site, desk)
  const form = await submitResume(site, desk)
  const auditor = await openDesk(site, await addPerson(desk, 'auditor'))
  const page = await browser.newPage({ baseURL: site.url })
  await signInTab(page, auditor.tokens)
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url())
  })
  const details = [`/ApplicantDetails/${applicant}`, `/admin/leads/${lead}`, `/admin/career-forms/${form}`]
  for (const path of [...deskMenu.map(({ href }) => href), ...details, '/admin/prices/1']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('heading', { name: deskTexts.loading }), path).toHaveCount(0)
    // Also waits for the parts of a record that load on their own, and may have buttons.
    const linksToNothing = () =>
      page
        .locator('main a[href^="#"]')
        .evaluateAll((links) => links.filter((link) => !document.querySelector(link.getAttribute('href') ?? '')).length)
    await expect.poll(linksToNothing, path).toBe(0)
    const buttons = await page.locator('main').getByRole('button').allTextContents()
    expect(
      buttons.map((text) => text.trim()).filter((text) => !mayRead.test(text)),
      path,
    ).toEqual([])
    await expect(page.locator('main textarea'), path).toHaveCount(0)
  }
  expect(refused).toEqual([])
  await page.goto(`/admin/leads/${lead}`)
  const consent = page.getByRole('region', { name: leadTexts.consent.title })
  await expect(consent).toContainText(leadTexts.consent.hashed(''))
  await expect(consent).not.toContainText('127.0.0.1')
  await page.goto('/Create-job-vacancy')
  await expect(outside(page)).toBeVisible()
  await page.close()
})

/** Buttons that search, filter by a stage with its count, turn pages, print, copy, reload, read or download one file, or explain the keys. */
const mayRead =
  /^$|clear|print|copy|refresh|newer|older|next|previous|download|keyboard shortcuts|read|\d$|^(?:GET|POST|PUT|PATCH|DELETE) /i

test('[DOOR-3] an owner changes a role after seeing what it takes away, and the desk of the other person follows at once @thorough', async ({
  page,
  browser,
  site,
  desk,
}) => {
  const person = await addPerson(desk, 'hiring')
  const other = await browser.newPage({ baseURL: site.url })
  await signInTab(other, (await openDesk(site, person)).tokens)
  await other.goto('/applicationlist')
  await expect(rail(other).getByRole('link', { name: 'Applications' })).toBeVisible()

  await page.goto('/admin/admins')
  const row = page.getByRole('listitem').filter({ hasText: person.username })
  await expect(row).toContainText(roleNames.hiring)
  await row.getByRole('button', { name: `${adminsTexts.changeRole}: ${person.username}` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: adminsTexts.roleDialog.title(person.username) })
  await expect(dialog.getByRole('button', { name: adminsTexts.roleDialog.button })).toBeDisabled()
  await dialog.getByLabel(adminsTexts.roleDialog.label).selectOption('leads')
  for (const lost of lostPermissions('hiring', 'leads')) await expect(dialog).toContainText(permissionTexts[lost] ?? '')
  expect(await findPageFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: adminsTexts.roleDialog.lossButton }).click()
  await expect(page.getByText(adminsTexts.roleDialog.done(person.username, roleNames.leads))).toBeVisible()
  await expect(row).toContainText(roleNames.leads)

  await rail(other).getByRole('link', { name: 'Vacancies' }).click()
  await expect(outside(other)).toBeVisible()
  await expect(rail(other).getByRole('link', { name: 'Leads' })).toBeVisible()
  await expect(rail(other).getByRole('link', { name: 'Vacancies' })).toHaveCount(0)
  await other.close()

  const own = page.getByRole('listitem').filter({ hasText: credentials.username })
  await expect(own).toContainText(adminsTexts.you)
  await page.setViewportSize({ width: 360, height: 760 })
  expect(await findPageFaults(page)).toEqual([])
})
