import { auditTexts } from '../../content/admin/audit.ts'
import { deskTexts } from '../../content/admin/frame.ts'
import { accountTexts } from '../../content/admin/people.ts'
import { referenceOf } from '../../contract/reference.ts'
import { pdf } from '../../support/application-form.ts'
import {
  addPerson,
  expect,
  findPageFaults,
  letTokenExpire,
  makeVacancy,
  openDesk,
  test,
  unique,
} from '../support/desk.ts'
import { submitApplication } from '../support/desk-data.ts'
import { download } from '../support/download.ts'
import { holdRequest } from '../support/hold-request.ts'
import { loseAnswer } from '../support/lose-answer.ts'
import { isLongRun } from '../../support/fault-rounds.ts'
import { copyApplications } from '../../support/many-applications.ts'

test('[ADM-5 API-10 BEYOND-6] the list is filtered, searched, sorted, paged, and exported', async ({
  page,
  site,
  desk,
  pool,
}) => {
  const long = 'Wanted: Field Representative for the Somali, Oromo, and Amharic-Speaking Communities of the Midwest'
  const { jobTitle } = await makeVacancy(desk, { jobTitle: unique(long) })
  await submitApplication(site, desk, { jobTitle, lastName: 'Zuberi' })
  await copyApplications(pool, 60)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/applications?*', async (route) => {
    await held
    await route.abort()
  })
  await page.goto('/applicationlist')
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Loading...' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Error: The server did not respond.' })).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  await page.unroute('**/api/applications?*')
  await page.getByRole('button', { name: 'Try again' }).press('Enter')

  const rows = page.locator('.applications li')
  // Otherwise, the next request that is held could be this one.
  await expect(rows).toHaveCount(50)
  const names = () => rows.locator('.row-name').allInnerTexts()
  const answer = await holdRequest(page, '**/api/applications?*')
  await page.getByLabel('Job').selectOption({ label: `${jobTitle} (61)` })
  await expect(page.locator('.applications')).toHaveAttribute('aria-busy', 'true')
  expect(await findPageFaults(page)).toEqual([])
  await answer()
  await expect(page.locator('.applications')).toHaveAttribute('aria-busy', 'false')
  await page.unroute('**/api/applications?*')
  await expect(rows).toHaveCount(50)
  await expect(rows.first()).toContainText(/Hodan Zuberi\s*hodan@mail\.example\s*\(612\) 555-0117/)
  await expect(rows.first().getByRole('link', { name: 'View Hodan Zuberi' })).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  const seen = new Set(await names())
  await page.getByRole('button', { name: 'Older' }).click()
  await expect(rows).toHaveCount(11)
  for (const name of await names()) seen.add(name)
  expect(seen.size).toBe(61)
  await expect(page.getByRole('button', { name: 'Older' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Older' })).toBeFocused()
  await page.getByRole('button', { name: 'Newer' }).click()
  await expect(rows).toHaveCount(50)

  await page.getByRole('button', { name: /^Interview\s*10$/ }).click()
  await expect(rows).toHaveCount(10)
  await expect(page).toHaveURL(/stage=interview/)
  for (const row of await rows.all()) await expect(row).toContainText('Interview')
  const { text: csv } = await download(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
  expect(csv.match(/^[0-9a-f-]{36},/gm)).toHaveLength(10)
  await page.goBack()
  await expect(page.getByRole('button', { name: /^All\s*61$/ })).toHaveAttribute('aria-current', 'true')

  await page.getByLabel('Sort').selectOption('By last name')
  await expect(rows.first()).toContainText('Tesfaye')
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
  await page.getByText('More filters').click()
  await page.getByLabel('Received').selectOption('Today')
  await expect(page.getByText('More filters (1 set)')).toBeVisible()
  await expect(page).toHaveURL(/days=0/)
  await page.getByLabel('Received').selectOption('Any time')
  const search = page.getByLabel('Search')
  expect((await search.boundingBox())?.width).toBeGreaterThan(200)
  await search.fill('zuber')
  await expect(rows).toHaveCount(1)
  await search.fill('zzyzx')
  await search.press('Enter')
  await expect(page.getByRole('heading', { name: 'No one matches these filters' })).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  await expect(page.getByRole('button', { name: `Remove the filter ${jobTitle}` })).toBeVisible()
  await page.getByRole('button', { name: 'Remove the filter “zzyzx”' }).press('Enter')
  await expect(search).toBeFocused()
  await expect(rows).toHaveCount(50)
  await page.getByLabel('Sort').selectOption('Newest first')
  await expect(rows.first()).toContainText('Zuberi')
  await page.setViewportSize({ width: 360, height: 760 })
  expect(await findPageFaults(page)).toEqual([])
  await rows.first().getByRole('link', { name: 'View Hodan Zuberi' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Hodan Zuberi' })).toBeVisible()

  await page.getByRole('link', { name: 'Applications', exact: true }).filter({ visible: true }).press('Enter')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: /^Offer\s*10$/ }).click()
  await page.getByLabel('Sort').selectOption('By last name')
  await expect(page).toHaveURL(/sort=name/)
  // The address changes before the list does.
  await expect(rows).toHaveCount(10)
  const areSorted = async () => {
    const lastNames = (await names()).map((name) => name.split(' ').at(-1) ?? '')
    return lastNames.join() === lastNames.toSorted().join()
  }
  await expect.poll(areSorted).toBe(true)
  const inOrder = await names()
  const address = page.url()
  await rows.first().getByRole('link', { name: 'View' }).click()
  for (const name of inOrder.slice(1, 4)) {
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page.getByRole('heading', { level: 1, name: inOrder[2] ?? '' })).toBeVisible()
  await page.getByRole('link', { name: 'Applications', exact: true }).first().click()
  await expect(page).toHaveURL(address)
  await expect(rows).toHaveCount(10)
})

test('[HIRE-1] from an application that was opened by its address, the list is not turned to a page without it @thorough', async ({
  page,
  site,
  desk,
  pool,
}) => {
  const { jobTitle, id: job } = await makeVacancy(desk, { jobTitle: unique('Far') })
  await submitApplication(site, desk, { jobTitle })
  await copyApplications(pool, 110)
  const { rows } = await pool.query<{ id: string }>(
    `select id from applications where job_title = $1 and email = 'copy105@mail.example'`,
    [jobTitle],
  )
  await page.goto(`/ApplicantDetails/${rows[0]?.id}?job=${job}`)
  await expect(page.getByText('106 of 111', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(page.getByText('107 of 111', { exact: true })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('cursor')).toBeNull()
})

test('[ADM-6] answers are shown with the labels of the form, and questions that were not asked are left out @thorough', async ({
  page,
  site,
  desk,
}) => {
  const certifications = { cams: false, cfe: false, acams: true, other: false, otherText: '' }
  const id = await submitApplication(site, desk, {
    lastName: 'Quoted',
    yearsProfessionalExperience: '5+',
    professionalCertifications: JSON.stringify(certifications),
  })
  await page.goto(`/ApplicantDetails/${id}`)
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText('Another ACAMS certification')
  await expect(summary).toContainText('More than 5 years')
  await expect(page.getByText('BSA/AML')).toHaveCount(0)
})

test('[BEYOND-6] a note whose answer was lost is stored once, even when it is sent again after a reload @thorough', async ({
  page,
  site,
  desk,
  pool,
}) => {
  const id = await submitApplication(site, desk)
  await page.goto(`/ApplicantDetails/${id}`)
  await page.getByLabel('New note').fill('Call her.')
  await loseAnswer(page, '**/notes')
  const add = page.getByRole('button', { name: 'Add note' })
  await add.click()
  await expect(page.getByRole('alert')).toContainText('The server did not respond.')
  await page.reload()
  await expect(page.getByLabel('New note')).toHaveValue('Call her.')
  await add.click()
  await expect(page.getByLabel('New note')).toHaveValue('')
  await expect(page.locator('.notes').getByText('Call her.')).toHaveCount(1)
  const { rows } = await pool.query('select text from application_notes where application_id = $1', [id])
  expect(rows).toEqual([{ text: 'Call her.' }])

  await page.getByLabel('New note').fill('She answered.')
  const answer = await holdRequest(page, '**/notes')
  await add.click()
  await page.getByLabel('New note').fill('She starts on Monday.')
  await answer()
  await expect(page.locator('.notes').getByText('She answered.')).toBeVisible()
  await expect(page.getByLabel('New note')).toHaveValue('She starts on Monday.')
})

test('[ADM-6 API-7 AUTH-5 BEYOND-6 HIRE-11] an applicant: everything sent, stage, notes, files, print, erasure', async ({
  page,
  site,
  desk,
  pool,
}) => {
  const resume = new File([pdf('my papers')], 'Résumé 2026.pdf', { type: 'application/pdf' })
  const certificationsFile = new File([pdf('cams')], 'cams.pdf', { type: 'application/pdf' })
  const second = { name: 'Lul Ahmed', title: 'Manager', company: 'Other Bank', email: 'lul@mail.example', phone: '1' }
  const reference2 = JSON.stringify({ ...second, phone: '6125550102' })
  const id = await submitApplication(site, desk, {
    resume,
    certificationsFile,
    reference2,
    yearsBsaAml: '4',
    lastName: 'Wardi',
  })
  await page.goto(`/ApplicantDetails/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Hodan Wardi' })).toBeVisible()
  await expect(page).toHaveTitle(/^Hodan Wardi, Compliance Officer \| /)
  await expect(page.getByText(`Reference number: ${referenceOf(id)}`)).toBeVisible()
  const opened = page.locator('.hiring-open')
  for (const answer of [
    'hodan@mail.example',
    '1 Sample Street, Minneapolis, MN 55401',
    'No, but I am willing to move',
    'Bachelor’s degree',
    'Accounting',
    'Other: CRCM',
    '3 to 5 years',
    'Yes, I took part in them',
    'Three years of alert reviews at a money services business.',
    'Spreadsheets, case management',
    'I grew up in one.',
    'Families rely on us.',
    'I would hold the transfer and ask.',
    'I would explain the rule in plain words.',
    '(612) 555-0102',
    'After Eid',
    '70,000',
    'The work matters to my family.',
    'Signed on Nov 14, 2026. Typed name: Hodan Yusuf.',
  ])
    await expect(opened.getByText(answer).first()).toBeVisible()
  const group = (name: string) => page.getByRole('region', { name })
  await expect(group('Language Proficiency')).toContainText(
    /English\s*Fluent: I speak and write it with ease\s*Somali\s*Professional: I can explain/,
  )
  await expect(group('Education & Certifications')).toContainText('CAMS')
  await expect(group('Professional Experience')).toContainText(/Years of BSA\/AML experience\s*4/)
  await expect(group('Technical Knowledge & Skills')).toContainText('FinCEN')
  await expect(group('Professional References')).toContainText(/Abdi\s*Lead, Sample Bank\s*abdi@mail\.example/)
  await expect(group('Professional References')).toContainText(/Lul Ahmed\s*Manager, Other Bank\s*lul@mail\.example/)
  await expect(group('Legal Declarations').getByRole('listitem')).toHaveCount(3)
  const signature = page.getByRole('img', { name: 'Drawn signature of Hodan Wardi' })
  await expect.poll(() => signature.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await findPageFaults(page)).toEqual([])

  await letTokenExpire(site, page)
  const link = page.getByRole('link', { name: 'Download Resume, Résumé 2026.pdf' })
  expect(await download(page, () => link.click())).toEqual({ name: 'Résumé 2026.pdf', text: pdf('my papers') })
  await expect(page.getByRole('link', { name: 'Download Cover letter, cover letter.pdf' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download Certifications, cams.pdf' })).toBeVisible()

  const stage = (name: string) => page.getByRole('button', { name, exact: true })
  await stage('Interview').click()
  await expect(stage('Interview')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/Moved from New to Interview at/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(stage('New')).toHaveAttribute('aria-pressed', 'true')
  const aside = page.getByRole('complementary', { name: 'Notes and history' })
  await expect(aside).toContainText(/Moved it from Interview to New[\s\S]*Moved it from New to Interview/)

  const person = await addPerson(desk, 'hiring')
  const colleague = await openDesk(site, person)
  // The colleague is faster, but the desk does not know yet.
  await page.route(
    `**/api/applications/${id}/stage`,
    async (route) => {
      await colleague.send('PATCH', `/api/applications/${id}/stage`, { stage: 'offer' })
      await route.continue()
    },
    { times: 1 },
  )
  await stage('In review').press('Enter')
  const note = page.getByRole('status').filter({ hasText: `${person.username} moved it from New to Offer` })
  await expect(note).toContainText('You chose In review. Nothing was changed.')
  await expect(stage('Offer')).toHaveAttribute('aria-pressed', 'true')
  await expect(aside).toContainText(new RegExp(`Moved it from New to Offer\\s*${person.username}`))
  await expect(stage('In review')).toBeFocused()
  await page.getByRole('button', { name: 'Move to In review' }).press('Enter')
  await expect(page.getByText(/Moved from Offer to In review at/)).toBeVisible()
  await colleague.send('PATCH', `/api/applications/${id}/stage`, { stage: 'offer' })
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(stage('Offer')).toHaveAttribute('aria-pressed', 'true')

  await page.getByLabel('New note').fill('Half a thought')
  await pool.query('update applications set erasure_requested_at = now() where id = $1', [id])
  await page.reload()
  await expect(stage('Offer')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('New note')).toHaveValue('Half a thought')
  await page.getByLabel('New note').fill('Ask about the night team.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(aside).toContainText('Added a note to it')
  await expect(aside).toContainText(/Ask about the night team\.\s*nimo\.warsame,/)
  await expect(page.getByLabel('New note')).toHaveValue('')
  await expect(aside).toContainText('Downloaded the Resume of it')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: 'Hodan Wardi' })).toBeVisible()
  await expect(group('Scenario-Based Questions')).toBeVisible()
  for (const hidden of [
    page.getByRole('navigation', { name: 'Desk' }),
    page.getByRole('button'),
    page.getByText('Erase this applicant'),
    aside,
  ])
    expect(await hidden.filter({ visible: true }).allInnerTexts()).toEqual([])
  await page.emulateMedia({ media: 'screen' })

  await page.setViewportSize({ width: 360, height: 760 })
  await page.getByRole('button', { name: 'Keep it for now' }).press('Enter')
  const keeping = page.getByRole('dialog', { name: 'Keep this application for now?' })
  await keeping.getByLabel('Reason').selectOption('We need it for a complaint or a legal case')
  expect(await findPageFaults(page)).toEqual([])
  await keeping.getByRole('button', { name: 'Keep it' }).press('Enter')
  await expect(page.getByText('We are keeping it for now. We need it for a complaint')).toBeVisible()
  await expect(aside).toContainText('although the applicant asked us to erase it')

  await page.getByRole('button', { name: 'Erase this applicant' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase Hodan Wardi for good?' })
  await expect(dialog).toContainText('Removed: all answers, 4 files, the signature, and 1 note.')
  const erase = dialog.getByRole('button', { name: 'Erase for good' })
  await expect(erase).toBeDisabled()
  expect(await findPageFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Erase this applicant' }).press('Enter')
  await dialog.getByLabel('Type the last name to confirm').fill('wardi')
  await erase.click()
  await expect(page).toHaveURL('/applicationlist')
  await expect(page.getByText('The application was erased.')).toBeVisible()
  await page.goto(`/ApplicantDetails/${id}`)
  await expect(page.getByRole('heading', { name: 'No data found.' })).toBeVisible()
})

/** How many applications are read; the list has more. */
const count = isLongRun ? 30 : 6
const listed = count + 10

test(`[HIRE-1] ${count} applications are read with ${count + 1} keys, without a page load or a download @thorough`, async ({
  page,
  site,
  desk,
  pool,
}) => {
  const { jobTitle, id: job } = await makeVacancy(desk, { jobTitle: unique('Read') })
  await submitApplication(site, desk, { jobTitle })
  await copyApplications(pool, listed - 1)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/applicationlist?job=${job}`)
  const rows = page.locator('.applications li')
  await expect(rows).toHaveCount(listed)
  const visible = () =>
    rows.evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length)
  expect(await visible()).toBeGreaterThanOrEqual(16)
  const names = (await rows.locator('.row-name').allInnerTexts()).slice(0, count)
  const loads: string[] = []
  page.on('load', () => loads.push('page'))
  page.on('download', () => loads.push('download'))
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  for (const [index, name] of names.entries()) {
    if (index > 0) await page.keyboard.press('j')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText(`${index + 1} of ${listed}`, { exact: true })).toBeVisible()
  }
  await expect(page).toHaveTitle(new RegExp(`^${names.at(-1)}`))
  expect(loads).toEqual([])
  await page.getByRole('link', { name: 'Applications', exact: true }).last().press('Enter')
  await expect(rows.nth(count - 1).locator('.row-name a')).toBeFocused()
})

test('[ADM-5] a page of the menu that takes a long time says so, and moves nothing @thorough', async ({
  page,
  desk,
}) => {
  expect(desk.tokens.sessionId).not.toBe('')
  await page.goto('/admin/account')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(accountTexts.title)
  const before = await heading.boundingBox()
  const release = await holdRequest(page, '**/api/admin/audit*')
  await page.getByRole('link', { name: auditTexts.title }).first().click()
  const loading = page.getByRole('status').filter({ hasText: deskTexts.loading })
  await expect(loading).toBeAttached()
  expect(await heading.boundingBox()).toEqual(before)
  await release()
  await expect(heading).toHaveText(auditTexts.title)
  await expect(loading).toHaveCount(0)
})
