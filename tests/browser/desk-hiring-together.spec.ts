import type { Page } from '@playwright/test'
import { z } from 'zod'
import { applicantTexts, stageNames } from '../../content/admin/applications.ts'
import { chosenTexts } from '../../content/admin/chosen-applications.ts'
import { emailTexts } from '../../content/admin/emails.ts'
import { factorsTexts } from '../../content/admin/factors.ts'
import { deskTexts } from '../../content/admin/frame.ts'
import { interviewTexts, ownerTexts, scorecardTexts, verdictNames } from '../../content/admin/hiring-work.ts'
import { shortcutTexts } from '../../content/admin/shortcuts.ts'
import { vacanciesTexts } from '../../content/admin/vacancies.ts'
import { HiringWork } from '../../contract/hiring-work.ts'
import { applicationForm } from '../../support/application-form.ts'
import type { SiteProcess } from '../../support/site-process.ts'
import {
  addPerson,
  expect,
  findPageFaults,
  makeVacancy,
  openDesk,
  signInTab,
  test,
  unique,
  type Desk,
} from '../support/desk.ts'
import { submitApplication } from '../support/desk-data.ts'
import { test as withMail } from '../support/desk-with-mail.ts'

/** A second person at another computer. */
async function openColleague(site: SiteProcess, owner: Desk) {
  const person = await addPerson(owner, 'hiring')
  return { ...(await openDesk(site, person)), username: person.username }
}

/** Applications for a job of their own; the newest first, as in the list. */
async function applyFor(site: SiteProcess, desk: Desk, names: string[]) {
  const { jobTitle, id: job } = await makeVacancy(desk, { jobTitle: unique('Together') })
  const ids: string[] = []
  for (const firstName of names)
    ids.unshift(await submitApplication(site, desk, { firstName, lastName: 'Nur', jobTitle }))
  return { jobTitle, job, ids }
}

const move = (desk: Desk, id: string | undefined, stage: string) =>
  desk.send('PATCH', `/api/applications/${id}/stage`, { stage })

const stage = (page: Page, name: string) => page.getByRole('button', { name, exact: true, pressed: true })

test('[HIRE-3 HIRE-10] what is done with selected applications, or by a colleague, appears in the open one @thorough', async ({
  page,
  site,
  desk,
  pool,
}) => {
  const { job, ids } = await applyFor(site, desk, ['Ayaan', 'Bile', 'Cawo'])
  const [, bile] = ids
  const colleague = await openColleague(site, desk)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/ApplicantDetails/${bile}?job=${job}`)
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible()
  await page.getByLabel('Select Bile Nur').check()
  await page.getByLabel('Select Ayaan Nur').check()
  await page.getByLabel(chosenTexts.move).selectOption('Interview')
  await expect(stage(page, 'New')).toBeVisible()
  await page.getByRole('button', { name: chosenTexts.moveNow, exact: true }).click()
  await expect(page.getByText(chosenTexts.moved(2, 'Interview'))).toBeVisible()
  await expect(stage(page, 'Interview')).toBeVisible()
  await page.getByRole('button', { name: chosenTexts.undo }).click()
  await expect(stage(page, 'New')).toBeVisible()

  // Somebody who is new in the list is also new among the neighbors.
  await page.mouse.move(900, 700)
  await page.locator('.hiring-open').focus()
  await submitApplication(site, desk, { firstName: 'Deqa', lastName: 'Nur', jobTitle: (await titleOf(page)) ?? '' })
  await expect(page.getByText('3 of 4', { exact: true })).toBeVisible()

  await pool.query('update applications set erasure_requested_at = now() where id = $1', [bile])
  await colleague.send('POST', `/api/applications/${bile}/notes`, { text: 'She called.' })
  await expect(page.getByRole('button', { name: applicantTexts.erasureRequested.refusal.open })).toBeVisible()
  await colleague.send('PUT', `/api/applications/${bile}/erasure-refusal`, { reason: 'dispute' })
  await expect(page.getByText('We are keeping it for now.')).toBeVisible()

  await page.getByLabel('New note').fill('Ask about')
  await colleague.send('POST', `/api/applications/${bile}/erasure`, { reason: 'asked', name: 'Nur' })
  await expect(page.getByRole('heading', { name: applicantTexts.noData.title })).toBeVisible()
  await expect(page).not.toHaveTitle(/Bile/)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.includes('note-')))).toEqual([])
})

const titleOf = (page: Page) => page.locator('.row-job').first().textContent()

test('[HIRE-10] a list that somebody is using follows its changes once they have stopped @thorough', async ({
  page,
  site,
  desk,
}) => {
  const { job, ids } = await applyFor(site, desk, ['Ayaan', 'Bile'])
  const colleague = await openColleague(site, desk)
  await page.goto(`/applicationlist?job=${job}`)
  const row = page.locator('.applications li').filter({ hasText: 'Bile Nur' })
  await row.hover()
  const heard = page.waitForResponse('**/api/admin/desk')
  await move(colleague, ids[0], 'offer')
  await heard
  await expect(row).toContainText('New')
  await page.mouse.move(2, 400)
  await expect(row).toContainText('Offer')
})

test('[HIRE-10 HIRE-11] whoever moves an application that was withdrawn a moment ago learns of that @thorough', async ({
  page,
  site,
  desk,
}) => {
  const sent = await fetch(`${site.url}/api/applications`, { method: 'POST', body: applicationForm() })
  const { statusPath } = z.object({ statusPath: z.string() }).parse(await sent.json())
  await page.goto('/applicationlist')
  await page.locator('.row-name a').first().click()
  await page.route(
    '**/stage',
    async (route) => {
      const headers = { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' }
      await fetch(site.url + statusPath, { method: 'POST', headers, body: 'step=withdraw', redirect: 'manual' })
      await route.continue()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Interview', exact: true }).click()
  await expect(page.getByText(/^The applicant withdrew the application, /)).toBeVisible()
  await expect(stage(page, 'Withdrawn')).toBeVisible()
  expect(desk).toBeDefined()
})

withMail(
  '[HIRE-3 HIRE-4 HIRE-10] an email to selected people is kept, and leaves out whom a colleague has erased or moved @thorough',
  async ({ page, site, desk }) => {
    const { job, ids } = await applyFor(site, desk, ['Ayaan', 'Bile', 'Cawo'])
    const colleague = await openColleague(site, desk)
    await page.goto(`/applicationlist?job=${job}`)
    await page.getByLabel(chosenTexts.choosePage).check()
    await colleague.send('POST', `/api/applications/${ids[0]}/erasure`, { reason: 'asked', name: 'Nur' })
    await move(colleague, ids[1], 'offer')
    await page.getByRole('button', { name: chosenTexts.email, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: chosenTexts.emails.title(3) })
    await dialog.getByLabel(emailTexts.template).selectOption('Not selected')
    await expect(dialog.getByLabel(emailTexts.moveTo)).toHaveValue('declined')
    await dialog.getByLabel(emailTexts.subject).fill('About your application')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: chosenTexts.email, exact: true }).click()
    await expect(dialog.getByLabel(emailTexts.subject)).toHaveValue('About your application')
    await expect(dialog.getByLabel(emailTexts.moveTo)).toHaveValue('declined')
    await dialog.getByRole('button', { name: emailTexts.send }).click()
    await expect(page.getByText(chosenTexts.emails.queued(1) + chosenTexts.emails.leftOut(2))).toBeVisible()
    const rows = page.locator('.applications li')
    await page.route('**/emails/undo', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: chosenTexts.undo }).click()
    await expect(page.getByText(deskTexts.noAnswer)).toBeVisible()
    await page.getByRole('button', { name: chosenTexts.undo }).click()
    await expect(rows.filter({ hasText: 'Bile Nur' })).toContainText('Offer')
    await expect(rows.filter({ hasText: 'Ayaan Nur' })).toContainText('New')
  },
)

test('[HIRE-4] a dialog that could not be loaded can be closed without a keyboard @thorough', async ({
  page,
  site,
  desk,
}) => {
  await submitApplication(site, desk)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.route('**/api/applications/templates', (route) => route.abort())
  await page.goto('/applicationlist')
  await page.locator('.row-choose').nth(1).check()
  await page.getByRole('button', { name: chosenTexts.email, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: chosenTexts.emails.title(1) })
  await expect(dialog.getByRole('alert')).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: deskTexts.close }).click()
  await expect(dialog).toBeHidden()

  await page.route('**/api/admin/factors/totp/options', (route) => route.abort())
  await page.goto('/admin/account')
  await page.getByRole('button', { name: factorsTexts.addTotp }).click()
  await page.getByRole('dialog').getByRole('button', { name: deskTexts.close }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

withMail(
  '[HIRE-4 HIRE-10] where an email moves an application to stays with its text, ends with it, and is chosen again once a colleague has moved it @thorough',
  async ({ page, site, desk }) => {
    const id = await submitApplication(site, desk)
    await page.goto(`/ApplicantDetails/${id}`)
    const emails = page.getByRole('region', { name: emailTexts.title })
    const moveTo = emails.getByLabel(emailTexts.moveTo)
    await emails.getByRole('button', { name: emailTexts.write }).click()
    await emails.getByLabel(emailTexts.template).selectOption('Not selected')
    await expect(moveTo).toHaveValue('declined')
    await page.reload()
    await expect(moveTo).toHaveValue('declined')
    await emails.getByRole('button', { name: emailTexts.discard }).click()
    await emails.getByRole('button', { name: emailTexts.write }).click()
    await expect(moveTo).toHaveValue('')

    const colleague = await openColleague(site, desk)
    await emails.getByLabel(emailTexts.template).selectOption('Invitation to an interview')
    await expect(moveTo).toHaveValue('interview')
    await move(colleague, id, 'offer')
    await expect(emails.getByText(emailTexts.movedMeanwhile(stageNames.offer))).toBeVisible()
    await expect(moveTo).toHaveValue('')
    await emails.getByRole('button', { name: emailTexts.send }).click()
    await expect(emails.getByText(emailTexts.queued)).toBeVisible()
    await expect(stage(page, stageNames.offer)).toBeVisible()
  },
)

withMail(
  '[HIRE-7] an interview keeps what was typed, loses a colleague who may no longer take part, and says who is told @thorough',
  async ({ page, site, desk }) => {
    const id = await submitApplication(site, desk, { firstName: 'Idil', email: 'idil.nur@mail.example' })
    const colleague = await openColleague(site, desk)
    await page.goto(`/ApplicantDetails/${id}`)
    const interviews = page.getByRole('region', { name: interviewTexts.title })
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: interviewTexts.plan }).click()
    await dialog.getByLabel(interviewTexts.day).fill('2030-12-03')
    await dialog.getByLabel(interviewTexts.place).fill('Room 2')
    await dialog.getByLabel(interviewTexts.message).fill('Bring an ID.')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: interviewTexts.plan }).click()
    await expect(dialog.getByLabel(interviewTexts.message)).toHaveValue('Bring an ID.')
    await dialog.getByLabel(colleague.username).check()
    await dialog.getByRole('button', { name: interviewTexts.buttons.plan }).click()
    await expect(interviews.getByText(interviewTexts.told)).toBeVisible()
    await page
      .getByRole('region', { name: emailTexts.title })
      .getByRole('button', { name: emailTexts.undo })
      .first()
      .click()
    await expect(interviews.getByText(interviewTexts.none)).toBeVisible()
    await expect(interviews.getByText(interviewTexts.told)).toBeHidden()

    const work = HiringWork.parse(await (await desk.send('GET', `/api/applications/${id}/work`)).json())
    const person = work.colleagues.find(({ username }) => username === colleague.username)?.id ?? ''
    const details = { timeZone: 'America/Chicago', minutes: 30, place: 'Room 3', interviewerIds: [person] }
    await desk.send('POST', `/api/applications/${id}/interviews`, { localTime: '2030-12-04T10:00', ...details })
    expect((await desk.send('PATCH', `/api/admin/admins/${person}`, { role: 'leads' })).status).toBe(204)
    await page.reload()
    await page.getByRole('button', { name: `${interviewTexts.change}:` }).click()
    await dialog.getByLabel(interviewTexts.time, { exact: true }).fill('15:30')
    await dialog.getByRole('button', { name: interviewTexts.buttons.change }).click()
    await expect(interviews.getByText('3:30 PM')).toBeVisible()
    await expect(interviews.getByText(interviewTexts.with([colleague.username]))).toBeHidden()
  },
)

test('[HIRE-7] a scorecard keeps what was written, and follows criteria that a colleague changes in the meantime @thorough', async ({
  page,
  site,
  desk,
}) => {
  const { job, ids } = await applyFor(site, desk, ['Ayaan'])
  const colleague = await openColleague(site, desk)
  await page.goto(`/ApplicantDetails/${ids[0]}`)
  const dialog = page.getByRole('dialog', { name: scorecardTexts.write })
  await page.getByRole('button', { name: scorecardTexts.write }).click()
  await dialog.getByLabel(scorecardTexts.comment).fill('Explains holds in plain words.')
  await dialog.getByLabel(scorecardTexts.recommendation).selectOption(verdictNames.yes)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: scorecardTexts.resume }).click()
  await expect(dialog.getByLabel(scorecardTexts.comment)).toHaveValue('Explains holds in plain words.')
  await colleague.send('PUT', `/api/jobs/${job}/criteria`, { criteria: ['Somali', 'Cash rules'] })
  await dialog.getByLabel('Cash rules').selectOption('Good')
  await dialog.getByRole('button', { name: scorecardTexts.submit }).click()
  await expect(page.getByText('Cash rules: Good')).toBeVisible()
  await expect(page.getByText('Explains holds in plain words.')).toBeVisible()

  await page.getByRole('button', { name: scorecardTexts.criteria }).click()
  const editing = page.getByRole('dialog', { name: scorecardTexts.criteriaTitle })
  await editing.getByLabel(scorecardTexts.criteriaLabel).fill('Patience')
  await page.reload()
  await page.getByRole('button', { name: scorecardTexts.criteria }).click()
  await expect(editing.getByLabel(scorecardTexts.criteriaLabel)).toHaveValue('Patience')
  await colleague.send('PUT', `/api/jobs/${job}/criteria`, { criteria: ['Somali', 'Oromo'] })
  await expect(editing.getByText(scorecardTexts.criteriaChanged(['Somali', 'Oromo']))).toBeVisible()
  await editing.getByRole('button', { name: scorecardTexts.criteriaButton }).click()
  await expect(editing).toBeHidden()
  await page.getByRole('button', { name: scorecardTexts.criteria }).click()
  await expect(editing.getByLabel(scorecardTexts.criteriaLabel)).toHaveValue('Patience')
})

test('[HIRE-7] arrow keys that pass several colleagues save only the owner on whom they stop @thorough', async ({
  page,
  site,
  desk,
}) => {
  const id = await submitApplication(site, desk)
  for (let added = 0; added < 3; added += 1) await openColleague(site, desk)
  await page.goto(`/ApplicantDetails/${id}`)
  const owner = page.getByLabel(ownerTexts.label)
  await expect(owner).toBeVisible()
  const names = await owner.locator('option').allInnerTexts()
  await owner.focus()
  for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText(new RegExp(`Made ${names[3]} the owner`))).toBeVisible()
  await expect(page.getByText(/Made .* the owner/)).toHaveCount(1)
  await expect(owner.locator('option:checked')).toHaveText(names[3] ?? '')
  await expect(page.getByText('Someone else has just changed the owner.')).toHaveCount(0)
})

test('[HIRE-1] shortcuts work with the focus on a checkbox, and with Caps Lock @thorough', async ({
  page,
  site,
  desk,
}) => {
  const { job } = await applyFor(site, desk, ['Ayaan', 'Bile', 'Cawo'])
  await page.goto(`/applicationlist?job=${job}`)
  await expect(page.getByLabel('Select Cawo Nur')).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: shortcutTexts.title })
  await expect(help.getByText('Select this application')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('Select Cawo Nur').click()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Bile Nur', exact: true })).toBeFocused()
  // As with Caps Lock: a capital letter without Shift.
  await page.keyboard.press('J')
  await expect(page.getByRole('link', { name: 'Ayaan Nur', exact: true })).toBeFocused()
  await page.keyboard.press('X')
  await expect(page.getByText(chosenTexts.chosen(2), { exact: true })).toBeVisible()
  await page.keyboard.press('Shift+X')
  await expect(page.getByText(chosenTexts.chosen(1), { exact: true })).toBeVisible()
  await page.getByLabel('Search').fill('bile')
  await expect(page.getByText(chosenTexts.elsewhere(1))).toBeVisible()
})

test('[HIRE-10] vacancies and people follow colleagues, and a draft that one of them deletes stays where it is edited @thorough', async ({
  page,
  site,
  desk,
}) => {
  const colleague = await openColleague(site, desk)
  const { id, jobTitle } = await makeVacancy(colleague, { jobTitle: unique('Draft'), status: 'draft' })
  await page.goto('/list-jobfor-admin')
  await page.getByRole('button', { name: `${vacanciesTexts.edit} ${jobTitle}` }).click()
  await page.getByLabel('Tagline').fill('A tagline that took a while.')
  await colleague.send('DELETE', `/api/jobs/${id}`)
  const other = await makeVacancy(colleague, { jobTitle: unique('Other') })
  await expect(page.getByRole('heading', { name: other.jobTitle })).toBeVisible()
  await expect(page.getByLabel('Tagline')).toHaveValue('A tagline that took a while.')
  await page.getByRole('button', { name: vacanciesTexts.cancel }).click()
  await expect(page.getByLabel('Tagline')).toBeHidden()

  await page.goto('/admin/admins')
  await expect(page.getByRole('listitem').filter({ hasText: colleague.username })).toBeVisible()
  const added = await openColleague(site, desk)
  await expect(page.getByRole('listitem').filter({ hasText: added.username })).toBeVisible()
})

test('[ADM-7] what one person had not sent when their session ended is not shown to the next one @thorough', async ({
  page,
  site,
  desk,
}) => {
  const id = await submitApplication(site, desk)
  await page.goto(`/ApplicantDetails/${id}`)
  await page.getByLabel('New note').fill('For my eyes only')
  await page.reload()
  await expect(page.getByLabel('New note')).toHaveValue('For my eyes only')
  const colleague = await openColleague(site, desk)
  await signInTab(page, colleague.tokens)
  await page.goto(`/ApplicantDetails/${id}`)
  await expect(page.getByLabel('New note')).toHaveValue('')
})
