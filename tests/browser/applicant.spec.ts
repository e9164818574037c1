import { brand } from '../../content/brand/company.ts'
import { addDays } from '../../contract/business-days.ts'
import { endOfDay } from '../../contract/local-time.ts'
import { companyDay } from '../../server/services/company-day.ts'
import { findFaultsByDefaultRules } from '../support/accessibility.ts'
import { expect, test } from '../support/browser.ts'
import {
  closeAlert,
  document,
  enterAnswers,
  formOf,
  openApplication,
  saved,
  sign,
  submitButton,
} from '../support/fill-application.ts'
import { openHydrated } from '../../support/hydration.ts'
import { queryOf } from '../../support/site-process.ts'
import { openJobs } from '../support/open-jobs.ts'

test.use({ viewport: { width: 390, height: 844 } })
test.describe.configure({ timeout: 120_000 })

test('[HIRE-11] on a phone: what the form takes, sections in reach, a typed letter, and contact details for the next one @thorough', async ({
  page,
}) => {
  await openApplication(page)
  const form = formOf(page)
  for (const text of ['It takes about half an hour.', 'Every field is required unless it says (optional).'])
    await expect(form.getByText(text)).toBeInViewport()
  await form.getByRole('link', { name: 'Add your resume first' }).click()
  await expect(form.getByLabel('Resume')).toBeInViewport()
  await form.getByLabel('Resume').setInputFiles(document('resume.pdf'))
  const sections = page.locator('.toc-fold > summary')
  await expect(sections).toBeInViewport({ ratio: 1 })
  await sections.click()
  await page.getByRole('link', { name: 'Personal Information' }).click()
  await expect(form.getByRole('heading', { name: 'Personal Information' })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Languages' })).toHaveCount(0)

  const complete = page.getByText('All required fields are filled in. You can submit.')
  await enterAnswers(page)
  await sign(page)
  await expect(complete).toHaveCount(0)
  const letter = form.getByLabel('Or type the letter here')
  // It begins like markup. Text copied from a PDF has a control character where a word was divided.
  await letter.fill('<p>I would like to work here.</p>\nI know the com\u0002munity.')
  await expect(complete).toBeVisible()
  await page.reload()
  await expect(letter).toHaveValue('<p>I would like to work here.</p>\nI know the com\u0002munity.')
  const answering = page.waitForResponse('**/api/applications')
  await submitButton(page).click()
  expect((await answering).status()).toBe(201)
  await closeAlert(page)

  const received = page.getByRole('region', { name: 'We received your application' })
  await expect(received).toContainText('Cover letter.txt')
  expect(await findFaultsByDefaultRules(page)).toEqual([])
  await received.getByRole('button', { name: 'Save my contact details here' }).click()
  await expect(received).toContainText('Your contact details are saved on this device')
  const link = received.getByRole('link', { name: /application-status/ })
  const status = new URL((await link.getAttribute('href')) ?? '', page.url()).href

  const jobs = await openJobs(page.request)
  await openHydrated(page, `/Jobapplicationform/${jobs[1]?.id}`)
  await expect(form.getByLabel('First name')).toHaveValue('Hodan')
  await expect(form.getByLabel('Summarize your relevant experience')).toHaveValue('')
  await form.getByRole('button', { name: 'Remove them' }).click()
  await expect(form.getByText('Your contact details were removed from this device.')).toBeVisible()
  await page.reload()
  await expect(form.getByLabel('Date')).not.toHaveValue('')
  await expect(form.getByLabel('First name')).toHaveValue('')

  await test.step('the private link works without JavaScript', async () => {
    const context = await page.context().browser()?.newContext({ javaScriptEnabled: false })
    const plain = await context?.newPage()
    if (!plain) throw new Error('There is no browser.')
    await plain.goto(status)
    await expect(plain.getByText('We have your application')).toBeVisible()
    await expect(plain.getByText('Cover letter.txt, 55 bytes')).toBeVisible()
    await plain.getByText('Withdraw your application').click()
    const bottomOf = async (part: string) => {
      const box = await plain.locator(`details[open] ${part}`).boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    // The button does not touch the border.
    expect((await bottomOf('form')) - (await bottomOf('button'))).toBeGreaterThan(8)
    await plain.getByRole('button', { name: 'Withdraw application' }).click()
    await expect(plain.getByText('You withdrew your application')).toBeVisible()
    expect(plain.url()).toBe(status)
    await plain.getByText('Ask us to erase it').press('Enter')
    await plain.getByRole('button', { name: 'Ask to erase it' }).press('Enter')
    await expect(plain.getByText('You asked us to erase this application')).toBeVisible()
    await context?.close()
    await page.goto(status)
    expect(await findFaultsByDefaultRules(page)).toEqual([])
  })
})

test('[HIRE-5 HIRE-6] while a form is open, its vacancy asks less and closes: the draft keeps everything, and can still be sent @thorough', async ({
  page,
  site,
}) => {
  const [, , job] = await openJobs(page.request)
  const path = `/Jobapplicationform/${job?.id}`
  const change = (assignment: string, value: unknown) =>
    queryOf(site.dataDir, `update vacancies set ${assignment} = $1 where id = $2`, [value, job?.id])
  const form = formOf(page)
  const skills = form.getByLabel('Your key skills')
  /** The site sends a page that it rendered a moment ago again. */
  const isAsked = async () => (await (await page.request.get(path)).text()).includes('name="keySkillsSoftware"')
  const skip = async (sections: string[]) => {
    await change('skipped_sections', sections)
    await expect.poll(isAsked).toBe(sections.length === 0)
  }
  /** The page says of a restored draft, too, that it was saved; the tab notes what is not stored yet. */
  const stored = () => expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('/unsaved')
  const open = async () => {
    await openHydrated(page, path)
    await expect(form.getByLabel('Date')).not.toHaveValue('')
  }
  try {
    await change('closes_on', companyDay())
    await open()
    await skills.fill('Spreadsheets')
    await saved(page)
    await skip(['skills'])
    await open()
    await expect(skills).toHaveCount(0)
    await form.getByLabel('First name').fill('Hodan')
    await stored()
    await skip([])
    await open()
    await expect(skills).toHaveValue('Spreadsheets')

    // The same without a reload: the page asks for its vacancy when somebody comes back to it.
    const comeBack = () => page.evaluate(() => window.document.dispatchEvent(new Event('visibilitychange')))
    for (const lastName of ['', 'Yusuf']) {
      await change('skipped_sections', ['skills'])
      await comeBack()
      await expect(skills).toHaveCount(0)
      if (lastName) await form.getByLabel('Last name').fill(lastName)
      await change('skipped_sections', [])
      await comeBack()
      await expect(skills).toHaveValue('Spreadsheets')
    }
    await form.getByLabel('Current address').fill('1 Sample Street')
    await stored()
    await open()
    await expect(skills).toHaveValue('Spreadsheets')

    const closed = form.getByText('This job has closed')
    await expect(closed).toHaveCount(0)
    await change('closes_on', addDays(companyDay(), -1))
    await page.clock.setFixedTime(Date.parse(endOfDay(brand.timeZone, companyDay())) + 60_000)
    await comeBack()
    await expect(closed).toBeVisible()
    await expect(form.getByText('you can still send it until the end of')).toBeVisible()
    await expect(form.getByLabel('First name')).toHaveValue('Hodan')
  } finally {
    await change('skipped_sections', [])
    await change('closes_on', null)
  }
})
