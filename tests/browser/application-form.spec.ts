import { brand } from '../../content/brand/company.ts'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { expect, test, withMotion } from '../support/browser.ts'
import { thoroughUnless } from '../support/thorough.ts'
import { download } from '../support/download.ts'
import {
  applicationCall,
  chooseFiles,
  closeAlert,
  document,
  enterAnswers,
  enterApplication,
  fillApplication,
  formOf,
  inkOn,
  openApplication,
  restored,
  saved,
  showPad,
  sign,
  submitButton,
} from '../support/fill-application.ts'
import { holdReact } from '../support/hold-request.ts'
import { answerCall } from '../support/lead-calls.ts'
import { storedFiles } from '../support/stored-files.ts'
import { translate } from '../support/translate.ts'
import { queryOf } from '../../support/site-process.ts'
import { openJobs } from '../support/open-jobs.ts'
import { alertOf } from '../support/fill-form.ts'

const expectAlert = (page: Page, text: string) => expect(alertOf(page)).toContainText(text)
// Filling in thirteen sections like a person takes time.
test.describe.configure({ timeout: 120_000 })

/** Accepts the confirmation that the site shows before a page with unsent work is left. */
test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
})

test('[APP-1 APP-4] the form of a job: title, tagline, thirteen sections in order, today’s date, no early error', async ({
  page,
}) => {
  const job = await openApplication(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job?.jobTitle ?? '')
  await expect(formOf(page).getByRole('heading', { level: 2 })).toHaveText([
    '1 Personal Information',
    '2 Location Requirements',
    '3 Language Proficiency',
    '4 Education & Certifications',
    '5 Professional Experience',
    '6 Technical Knowledge & Skills',
    '7 Cultural Understanding & Global Perspective',
    '8 Scenario-Based Questions',
    '9 Professional References',
    '10 Supporting Documents',
    '11 Additional Information',
    '12 Legal Declarations',
    '13 Electronic Signature',
  ])
  await test.step('no field is marked invalid before it is filled in, and help text is tied to its group', async () => {
    const client = await page.context().newCDPSession(page)
    const { nodes } = await client.send('Accessibility.getFullAXTree')
    const invalid = nodes.filter(({ role, properties }) => {
      const kind = String(role?.value)
      return ['radio', 'checkbox', 'radiogroup', 'textbox', 'button'].includes(kind) && isInvalid(properties)
    })
    expect(invalid.map(({ name }) => name?.value)).toEqual([])
    const group = formOf(page).getByRole('radiogroup', { name: `Do you live in ${brand.officeArea.name} area?` })
    await expect(group).toHaveAccessibleDescription(`${brand.officeArea.towns}.`)
    await expect(formOf(page).getByRole('group', { name: 'Which other languages' })).toHaveAccessibleDescription(
      'Check all that apply.',
    )
  })
  await test.step('the date is today', async () => {
    const today = await page.evaluate(() => {
      const now = new Date()
      return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
        .map((part) => String(part).padStart(2, '0'))
        .join('-')
    })
    await expect(formOf(page).getByLabel('Date')).toHaveValue(today)
  })
  await test.step('the table of contents links to the sections and marks the current one', async () => {
    const contents = page.getByRole('navigation', { name: 'Sections' })
    await expect(contents.getByRole('link')).toHaveCount(13)
    await contents.getByRole('link', { name: 'Supporting Documents' }).click()
    await expect(page.locator('#documents')).toBeInViewport()
    await expect(contents.getByRole('link', { name: 'Supporting Documents' })).toHaveAttribute('aria-current', 'step')
    await formOf(page).getByText('No, and I cannot move').click()
    await expect(page.getByText('1 of 13 sections done')).toBeVisible()
    await expect(contents.getByRole('link', { name: 'Location Requirements done' })).toBeVisible()
  })
})

/** The printed confirmation shows what was received and its number, without controls, header, and footer. */
async function expectOnPaper(page: Page, texts: string[]) {
  await page.emulateMedia({ media: 'print' })
  const received = page.getByRole('region', { name: 'We received your application' })
  for (const text of texts) await expect(received.getByText(text).first()).toBeVisible()
  const controls = page.locator('form, input, textarea, select, button, canvas, .site-header, .site-footer, dialog')
  await expect(controls.filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
}

const screens = [
  { name: 'desk', viewport: { width: 1280, height: 900 }, hasTouch: false },
  { name: 'phone', viewport: { width: 360, height: 640 }, hasTouch: true },
]
for (const { name, ...screen } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use({ ...screen, ...withMotion })

    test(`[APP-2 APP-7 API-7 BEYOND-3 HIRE-11] the complete form is filled in, sent, and confirmed (${name})${thoroughUnless(name === 'phone')}`, async ({
      page,
      site,
    }) => {
      const job = await openApplication(page)
      await fillApplication(page)
      await expect(page.getByText('13 of 13 sections done')).toBeVisible()
      const answered = page.waitForResponse(`**${applicationCall}`)
      await submitButton(page).click()
      expect((await answered).status()).toBe(201)
      await expectAlert(page, 'Success!')
      await expectAlert(page, 'Application submitted successfully!')
      await expect(formOf(page).getByLabel('First name')).toHaveValue('')
      await expect(formOf(page).getByText('resume.pdf')).toHaveCount(0)
      expect((await inkOn(page)).ink).toBe(0)
      await closeAlert(page)

      const heading = page.getByRole('heading', { name: 'We received your application' })
      await expect(heading).toBeFocused()
      await expect(heading).toBeInViewport()
      const received = page.getByRole('region', { name: 'We received your application' })
      const { reference } = z.object({ reference: z.string() }).parse(await (await answered).json())
      await expect(received).toContainText(reference)
      for (const text of [
        job?.jobTitle ?? '',
        'resume.pdf, 22 bytes',
        'No, but I am willing to move',
        'After Eid',
        'CRCM',
      ])
        await expect(received).toContainText(text)
      await expect(formOf(page)).toHaveCount(0)
      await expectOnPaper(page, [reference, job?.jobTitle ?? '', 'Hodan', 'Yusuf', 'resume.pdf'])
      await page.reload()
      await expect(received).toContainText(reference)
      await openApplication(page)
      await expect(formOf(page).getByLabel('First name')).toHaveValue('')
      await expect(page.getByText('We found your draft')).toHaveCount(0)

      const rows = await stored(site.dataDir, job?.id)
      expect(rows.at(-1)).toMatchObject({
        first_name: 'Hodan',
        email: 'hodan@mail.example',
        reside_in_twin_cities: 'no-willing',
        additional_languages: { somali_checked: true, somali_level: 'professional', oromo_checked: false },
        professional_certifications: { cams: true, other: true, otherText: 'CRCM' },
        regulatory_knowledge: { fincen: true, ctr: true, kyc: false },
        reference1: { name: 'Abdi Ali', company: 'Sample Bank' },
        availability: 'other',
        availability_other: 'After Eid',
        legal_declaration3: true,
        electronic_signature: 'Hodan Yusuf',
        signature_kind: 'drawn',
        files: ['coverLetter cover letter.pdf', 'resume resume.pdf', 'signatureImage signature.png'],
      })
    })
  })
}

/** The stored applications for a job, oldest first. */
const stored = (dataDir: string, jobId: string | undefined) =>
  queryOf(
    dataDir,
    `select *, (select array_agg(role || ' ' || original_name order by role) from files where application_id = applications.id) as files
       from applications where vacancy_id = $1 order by created_at`,
    [jobId],
  )

test('[APP-5] missing answers are reported in order, each in a dialog, and nothing is sent', async ({ page }) => {
  const sent = await answerCall(page, applicationCall, { status: 201 })
  await openApplication(page)
  const form = formOf(page)
  const trySubmit = async (text: string) => {
    await submitButton(page).click()
    await expectAlert(page, text)
    await closeAlert(page)
  }
  await trySubmit('Please upload your cover letter.')
  await form.getByLabel('Cover letter').setInputFiles(document('cover letter.pdf'))
  await trySubmit('Please upload your resume.')
  await form.getByLabel('Resume').setInputFiles(document('resume.pdf'))
  await trySubmit('Please provide your electronic signature by drawing it.')
  await sign(page)
  await trySubmit('Please type your full name for the electronic signature.')
  await form.getByLabel('Type your full name').fill('Hodan Yusuf')
  await submitButton(page).click()
  await expect(alertOf(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'things need your attention' })).toBeVisible()
  expect(sent).toHaveLength(0)
})

test('[APP-4] every missing answer is listed with a link and marked at its field; the list shrinks', async ({
  page,
}) => {
  await openApplication(page)
  await submitButton(page).click()
  await expectAlert(page, '15 more things need your attention.')
  await closeAlert(page)
  const summary = page.locator('.error-summary')
  await expect(summary).toBeFocused()
  // Nine answers, two files, three declarations, the drawing, and the typed name; the date is prefilled.
  await expect(summary.getByRole('link')).toHaveCount(16)
  await summary.getByRole('link', { name: 'Current address is required.' }).click()
  const address = formOf(page).getByLabel('Current address')
  await expect(address).toBeFocused()
  await expect(address).toHaveAccessibleDescription(/Current address is required\.$/)
  await page.keyboard.type('1 Sample Street')
  await expect(summary.getByRole('link')).toHaveCount(15)
  await expect(address).not.toHaveAttribute('aria-invalid', 'true')
  await summary.getByRole('link', { name: 'Please choose your level of English.' }).click()
  await page.keyboard.press('Space')
  await expect(formOf(page).getByRole('radio', { name: /^Native/ })).toBeChecked()
  await expect(summary.getByRole('link')).toHaveCount(14)
  const personal = page.locator('#personal')
  await personal.getByLabel('Email').fill('hodan')
  await expect(personal.getByText('Please enter a valid email.')).toBeVisible()
  await summary.getByRole('link', { name: 'Please provide your electronic signature by drawing it.' }).click()
  const pad = page.getByRole('img', { name: 'Signature pad, empty' })
  await expect(pad).toBeFocused()
  await expect(pad).toHaveAccessibleDescription(/by drawing it\.$/)
})

test('[APP-4] a mistyped address is reported when its field loses focus, and nothing else is @thorough', async ({
  page,
}) => {
  await openApplication(page)
  const email = page.locator('#personal').getByLabel('Email')
  await email.fill('hodan@mail')
  await email.press('Tab')
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email\.$/)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Please enter a valid email.' })).toBeAttached()
  await expect(page.locator('.error-summary')).toHaveCount(0)
  await expect(formOf(page).locator('[aria-invalid="true"]')).toHaveCount(1)
  await email.fill('hodan@mail.example')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
})

const isInvalid = (properties: { name: string; value: { value?: unknown } }[] | undefined) =>
  properties?.some(({ name, value }) => name === 'invalid' && value.value !== 'false') ?? false

test('[APP-3] a dependent question appears after the answer it depends on', async ({ page }) => {
  await openApplication(page)
  const form = formOf(page)
  await expect(form.getByLabel('Other certification')).toBeDisabled()
  await form.getByText('Other', { exact: true }).click()
  await expect(form.getByLabel('Other certification')).toBeEnabled()
  for (const language of ['Somali', 'Amharic', 'Oromo']) {
    const level = form.getByLabel(`Your level of ${language}`)
    await expect(level).toBeHidden()
    await form.getByText(language, { exact: true }).click()
    await expect(level).toBeVisible()
    await expect(level.getByRole('option')).toHaveCount(3)
  }
  await expect(form.getByLabel('When?')).toBeHidden()
  await form.getByText('At another time').click()
  await expect(form.getByLabel('When?')).toBeVisible()
  await form.getByText('Immediately').click()
  await expect(form.getByLabel('When?')).toBeHidden()
})

test('without a draft, the code of the form loads on the first interaction @thorough', async ({ page, request }) => {
  const [job] = await openJobs(request)
  await page.goto(`/Jobapplicationform/${job?.id}`, { waitUntil: 'networkidle' })
  const react = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/react-')).length)
  expect(await react()).toBe(0)
  await page.mouse.move(40, 40)
  await expect.poll(react).toBe(1)
  await expect(formOf(page).getByLabel('Date')).not.toHaveValue('')
})

test('[BEYOND-3] a reload in the middle loses nothing: answers, files, and signature', async ({ page }) => {
  await openApplication(page)
  await enterApplication(page)
  await saved(page)
  const before = await inkOn(page)
  await page.reload()
  await restored(page)
  const form = formOf(page)
  await expect(form.getByLabel('First name')).toHaveValue('Hodan')
  await expect(form.getByRole('radio', { name: 'At another time' })).toBeChecked()
  await expect(form.getByLabel('When?')).toHaveValue('After Eid')
  await expect(form.getByLabel('Other certification')).toHaveValue('CRCM')
  await expect(form.getByLabel('Your level of Somali')).toHaveValue('professional')
  await expect(form.getByText('resume.pdf', { exact: true })).toBeVisible()
  await expect(form.getByText('cover letter.pdf', { exact: true })).toBeVisible()
  await expect.poll(async () => (await inkOn(page)).ink).toBeGreaterThan(before.ink * 0.8)
  await expect(page.getByText('13 of 13 sections done')).toBeVisible()
  const answered = page.waitForResponse(`**${applicationCall}`)
  await submitButton(page).click()
  expect((await answered).status()).toBe(201)
})

test('[BEYOND-3] a file chosen before hydration becomes part of the draft @thorough', async ({ page }) => {
  await openApplication(page)
  const form = formOf(page)
  await form.getByLabel('First name').fill('Hodan')
  await saved(page)
  const arrive = await holdReact(page)
  await page.reload()
  await form.getByLabel('Resume').setInputFiles(document('resume.pdf'))
  await arrive()
  await expect(form.getByLabel('First name')).toHaveValue('Hodan')
  await expect(form.getByText('resume.pdf', { exact: true })).toBeVisible()
  await page.reload()
  await expect(form.getByLabel('First name')).toHaveValue('Hodan')
  await expect(form.getByText('resume.pdf', { exact: true })).toBeVisible()
})

test('[BEYOND-3] a draft is deleted on request, after a confirmation @thorough', async ({ page }) => {
  await openApplication(page)
  await formOf(page).getByLabel('First name').fill('Hodan')
  await chooseFiles(page)
  await page.getByRole('button', { name: 'Delete the draft' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(formOf(page).getByLabel('First name')).toHaveValue('Hodan')
  await page.getByRole('button', { name: 'Delete the draft' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(formOf(page).getByLabel('First name')).toHaveValue('')
  await expect(page.locator(':focus')).toHaveText('The draft was deleted.')
  await expect(page.getByRole('status').filter({ hasText: 'The draft was deleted.' })).toBeAttached()
  await page.reload()
  await expect(formOf(page).getByLabel('Date')).not.toHaveValue('')
  await expect(formOf(page).getByText('resume.pdf')).toHaveCount(0)
  await expect(page.getByText('We found your draft')).toHaveCount(0)
})

/** Simulates a browser that does not store files, or stores nothing at all, as in a private window. */
const blockStorage = (page: Page, what: 'files' | 'everything') =>
  page.addInitScript((refused) => {
    // oxlint-disable-next-line typescript/unbound-method -- the proxy calls it on its store
    IDBObjectStore.prototype.put = new Proxy(IDBObjectStore.prototype.put, {
      apply: (put, store, [value, key]: [unknown, IDBValidKey?]) => {
        if (refused === 'everything' || value instanceof Blob) throw new DOMException('Refused', 'DataCloneError')
        return put.call(store, value, key)
      },
    })
  }, what)

test('[BEYOND-3] leaving asks for confirmation only when something would be lost @thorough', async ({ page }) => {
  let asked = 0
  page.on('dialog', () => (asked += 1))
  await openApplication(page)
  await formOf(page).getByLabel('First name').fill('Hodan')
  await saved(page)
  await page.getByRole('link', { name: 'Careers' }).first().click()
  await expect(page).toHaveURL('/career')
  expect(asked).toBe(0)

  await blockStorage(page, 'everything')
  await openApplication(page)
  await formOf(page).getByLabel('First name').fill('Sahra')
  await expect(page.getByText('This browser cannot save drafts.')).toBeVisible()
  await page.getByRole('link', { name: 'Careers' }).first().click()
  await expect(page).toHaveURL('/career')
  expect(asked).toBe(1)
})

test('[BEYOND-3] where files cannot be stored, each says so, now and after a reload @thorough', async ({ page }) => {
  await blockStorage(page, 'files')
  await openApplication(page)
  const form = formOf(page)
  await form.getByLabel('First name').fill('Hodan')
  await form.getByLabel('Resume').setInputFiles(document('resume.pdf'))
  await expect(form.getByText('This browser cannot save files.')).toBeVisible()
  await form.getByLabel('Last name').fill('Yusuf')
  await expect(page.getByText(/^Draft saved on this device, .*, without resume\.pdf$/)).toBeVisible()
  await page.reload()
  const notice = page.locator('.message-success')
  await expect(notice).toContainText('We found your draft from')
  await expect(notice).not.toContainText('with resume.pdf')
  await expect(notice).toContainText('This browser could not save “resume.pdf”. Please choose it again.')
  await expect(form.getByLabel('Last name')).toHaveValue('Yusuf')
  await form.getByLabel('Resume').setInputFiles(document('resume.pdf'))
  await expect(notice).not.toContainText('choose it again')
})

test('[APP-4 BEYOND-3] Submit pressed before the draft is restored sends the restored draft, once @thorough', async ({
  page,
}) => {
  await openApplication(page)
  await submitButton(page).click()
  await expect(alertOf(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await enterApplication(page)
  await saved(page)

  const sent = await answerCall(page, applicationCall, { status: 502, json: '<html>' })
  const arrive = await holdReact(page)
  await page.reload()
  await submitButton(page).click()
  await submitButton(page).click()
  await arrive()
  await expectAlert(page, 'Failed to submit application: Server error')
  expect(sent).toHaveLength(1)
})

test('[APP-4] Submit pressed immediately reports no restored answer as missing @thorough', async ({ page }) => {
  const [job] = await openJobs(page.request)
  const arrive = await holdReact(page)
  await page.goto(`/Jobapplicationform/${job?.id}`)
  await submitButton(page).click()
  await arrive()
  await expect(alertOf(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('.error-summary')).toContainText('First name is required.')
  await expect(page.locator('.error-summary')).not.toContainText('date')
})

test('[BEYOND-3] two tabs show one draft, and it is sent once @thorough', async ({ page, context, site }) => {
  const job = await openApplication(page)
  const other = await context.newPage()
  await openApplication(other)
  await enterApplication(page)
  const form = formOf(other)
  await expect(form.getByLabel('First name')).toHaveValue('Hodan')
  await expect(form.getByLabel('When?')).toHaveValue('After Eid')
  await expect(form.getByLabel('Your level of Somali')).toHaveValue('professional')
  await expect(form.getByText('resume.pdf')).toBeVisible()
  await expect.poll(async () => (await inkOn(other)).ink).toBeGreaterThan(0)
  await form.getByLabel('First name').fill('Sahra')
  await other.getByRole('button', { name: 'Clear Signature' }).click()
  await sign(other)
  await expect(formOf(page).getByLabel('First name')).toHaveValue('Sahra')
  await expect(formOf(page).getByLabel('Last name')).toHaveValue('Yusuf')

  const before = (await stored(site.dataDir, job?.id)).length
  const keys: (string | undefined)[] = []
  // Both are sending at once: neither has received a message from the other.
  const both = Promise.withResolvers<void>()
  await context.route(`**${applicationCall}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length === 2) both.resolve()
    await both.promise
    return route.continue()
  })
  await Promise.all([submitButton(page).click(), submitButton(other).click()])
  for (const tab of [page, other]) {
    await expect(
      tab.getByRole('heading', { name: /^(Success!|We received your application|This application was already sent)$/ }),
    ).toBeVisible()
  }
  expect(new Set(keys).size).toBe(1)
  const rows = await stored(site.dataDir, job?.id)
  expect(rows.length).toBe(before + 1)
  expect(rows.at(-1)).toMatchObject({ first_name: 'Sahra' })
  await other.close()
})

test('[BEYOND-3] when one tab has sent the draft, the others say that it was already sent @thorough', async ({
  page,
  context,
  site,
}) => {
  const job = await openApplication(page)
  await enterApplication(page)
  const other = await context.newPage()
  await openApplication(other)
  // This tab gets no messages from the others and sends the draft a second time.
  const isolatedTab = await context.newPage()
  await isolatedTab.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => undefined
  })
  await openApplication(isolatedTab)
  await expect(formOf(isolatedTab).getByText('resume.pdf', { exact: true })).toBeVisible()
  const before = (await stored(site.dataDir, job?.id)).length
  await submitButton(page).click()
  await expectAlert(page, 'Application submitted successfully!')
  await expect(other.getByRole('heading', { name: 'This application was already sent' })).toBeFocused()
  await expect(formOf(other)).toHaveCount(0)
  await submitButton(isolatedTab).click()
  await expect(isolatedTab.getByRole('heading', { name: 'This application was already sent' })).toBeFocused()
  expect((await stored(site.dataDir, job?.id)).length).toBe(before + 1)
  await other.close()
  await isolatedTab.close()
})

test('[APP-7 BEYOND-3] going offline while sending shows it, keeps everything, and a retry is the same application @thorough', async ({
  page,
  context,
  site,
}) => {
  const job = await openApplication(page)
  await enterApplication(page)
  const before = (await stored(site.dataDir, job?.id)).length
  await context.setOffline(true)
  await submitButton(page).click()
  await expectAlert(page, 'Network error or server unavailable. Please try again.')
  await closeAlert(page)
  await expect(formOf(page).getByLabel('First name')).toHaveValue('Hodan')
  await expect(formOf(page).getByText('resume.pdf')).toBeVisible()
  expect((await inkOn(page)).ink).toBeGreaterThan(0)
  await context.setOffline(false)

  // The first response is lost; the site has already stored the application.
  const keys: (string | undefined)[] = []
  await page.route(`**${applicationCall}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await submitButton(page).click()
  await expectAlert(page, 'Network error or server unavailable. Please try again.')
  await closeAlert(page)
  await submitButton(page).click()
  await expectAlert(page, 'Application submitted successfully!')
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  expect((await stored(site.dataDir, job?.id)).length).toBe(before + 1)
})

test('[APP-7] a refusal shows the reason, keeps everything, and Try Again sends again @thorough', async ({ page }) => {
  const sent = await answerCall(page, applicationCall, { status: 503, json: { error: 'We are moving.', fields: {} } })
  await openApplication(page)
  await enterApplication(page)
  await submitButton(page).click()
  await expectAlert(page, 'Failed to submit application: We are moving.')
  expect(sent).toHaveLength(1)
  await alertOf(page).getByRole('button', { name: 'Try Again' }).click()
  await expect.poll(() => sent.length).toBe(2)
  await expectAlert(page, 'Failed to submit application: We are moving.')
  await closeAlert(page)
  await expect(submitButton(page)).toBeFocused()
  await expect(formOf(page).getByLabel('First name')).toHaveValue('Hodan')
  await expect(formOf(page).getByText('resume.pdf')).toBeVisible()
})

test('[APP-7] while it is sent the button reads Submitting..., progress shows bytes and percent, and it can be stopped @thorough', async ({
  page,
}) => {
  await openApplication(page)
  await enterApplication(page)
  const certificates = { ...document('certificates.pdf'), buffer: Buffer.alloc(8_000_000, '%PDF-1.7 ') }
  await formOf(page).getByLabel('Certifications (optional)').setInputFiles(certificates)
  const client = await page.context().newCDPSession(page)
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 300_000,
  })
  await submitButton(page).click()
  const button = formOf(page).getByRole('button', { name: 'Submitting...' })
  await expect(button).toBeDisabled()
  await expect(page.getByText(/\d+(\.\d)? (KB|MB) of 7\.6 MB sent, \d+%/)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Sending was canceled. Your draft is still here.')).toBeVisible()
  await expect(submitButton(page)).toBeEnabled()
  await expect(formOf(page).getByText('certificates.pdf')).toBeVisible()
})

/** A redrawn line may differ by a pixel at its edge. */
const expectInk = (page: Page, before: Awaited<ReturnType<typeof inkOn>>) =>
  expect
    .poll(async () => {
      const { ink, width } = await inkOn(page)
      return width === before.width && Math.abs(ink / before.ink - 1) < 0.02
    })
    .toBe(true)

test('[APP-6] the signature is black, survives rotating the phone, and can be cleared', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openApplication(page)
  await sign(page)
  const upright = await inkOn(page)
  expect(upright.ink).toBeGreaterThan(100)
  await page.setViewportSize({ width: 640, height: 360 })
  await expect.poll(async () => (await inkOn(page)).width).toBeGreaterThan(upright.width)
  await expect.poll(async () => (await inkOn(page)).ink).toBeGreaterThan(100)
  await page.setViewportSize({ width: 360, height: 640 })
  await expectInk(page, upright)
  const color = await page.locator('.signature-pad canvas').evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return [...pixels].filter((value, at) => at % 4 !== 3 && value !== 0).length
  })
  expect(color).toBe(0)
  await page.getByRole('button', { name: 'Clear Signature' }).click()
  await expect.poll(async () => (await inkOn(page)).ink).toBe(0)
})

test('[APP-6] saving the draft during a stroke does not cut the stroke @thorough', async ({ page }) => {
  await openApplication(page)
  await sign(page)
  const box = await page.locator('.signature-pad').boundingBox()
  if (!box) throw new Error('There is no pad.')
  await page.mouse.move(box.x + box.width * 0.85, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.95, box.y + 60, { steps: 8 })
  const halfway = await inkOn(page)
  await formOf(page).getByLabel('Type your full name').fill('Hodan Yusuf')
  await saved(page)
  expect((await inkOn(page)).ink).toBeGreaterThanOrEqual(halfway.ink)
  await page.mouse.move(box.x + box.width * 0.85, box.y + 100, { steps: 8 })
  await page.mouse.up()
  const complete = await inkOn(page)
  expect(complete.ink).toBeGreaterThan(halfway.ink)
  // After rotation the pad is redrawn from the stored strokes.
  await page.setViewportSize({ width: 640, height: 900 })
  await expect.poll(async () => (await inkOn(page)).width).toBeLessThan(complete.width)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectInk(page, complete)
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('[APP-6] a finger draws @thorough', async ({ page }) => {
    await openApplication(page)
    const box = await showPad(page)
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', along: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + 20 + along, y: box.y + 60 }],
      })
    await touch('touchStart', 0)
    for (const along of [20, 60, 120]) await touch('touchMove', along)
    await touch('touchEnd', 0)
    await expect.poll(async () => (await inkOn(page)).ink).toBeGreaterThan(50)
  })
})

test('[APP-6] the drawing is sent as a PNG cropped to the ink, black on white even in the dark scheme @thorough', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const job = await openApplication(page)
  await enterApplication(page)
  await submitButton(page).click()
  await expectAlert(page, 'Application submitted successfully!')
  const [png] = await storedFiles(site.dataDir, job?.id, 'signatureImage')
  const size = png && sizeOf(png)
  const pad = await inkOn(page)
  expect(size?.width).toBeGreaterThan(50)
  // The image has two pixels for each CSS pixel of the pad.
  expect(size?.width).toBeLessThan(2 * pad.width * 0.8)
  expect(await colorsOf(png)).toEqual({ corner: [255, 255, 255, 255], darkest: 0, mostTransparent: 255 })
})

async function colorsOf(png: Buffer | undefined) {
  const parts = [...(await sharp(png).toColorspace('srgb').ensureAlpha().raw().toBuffer())]
  return {
    corner: parts.slice(0, 4),
    darkest: parts.reduce((least, part) => Math.min(least, part)),
    mostTransparent: parts.filter((_, at) => at % 4 === 3).reduce((least, part) => Math.min(least, part)),
  }
}

const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

test('[APP-6] a person can sign by typing, with the keyboard alone, and the application records it @thorough', async ({
  page,
  site,
}) => {
  const job = await openApplication(page)
  await enterAnswers(page)
  await chooseFiles(page)
  await page.getByLabel('I cannot draw. Use my typed name as my signature.').focus()
  await page.keyboard.press('Space')
  await expect(page.locator('.typed-signature')).toHaveText('Hodan Yusuf')
  await expect(page.locator('.signature-pad')).toBeHidden()
  await submitButton(page).focus()
  await page.keyboard.press('Enter')
  await expectAlert(page, 'Application submitted successfully!')
  const rows = await stored(site.dataDir, job?.id)
  expect(rows.at(-1)).toMatchObject({ signature_kind: 'typed' })
  const [png] = await storedFiles(site.dataDir, job?.id, 'signatureImage')
  expect(png && sizeOf(png).width).toBeGreaterThan(50)
})

test('a file is checked when it is chosen; the result is announced, and the focus stays @thorough', async ({
  page,
}) => {
  await openApplication(page)
  const resume = formOf(page).locator('#apply-resume')
  const documents = page.locator('#documents')
  await resume.focus()
  const text = /“note\.pdf” do not match its name/
  const note = { name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('just a short text') }
  await resume.setInputFiles(note)
  await expect(resume).toHaveAccessibleDescription(text)
  await expect(documents.locator('[aria-live=polite]').filter({ hasText: text })).toBeVisible()
  await expect(documents.getByText('ready to send')).toHaveCount(0)
  await expect(resume).toBeFocused()
  await resume.setInputFiles(document('resume.pdf'))
  await expect(documents.getByRole('status').filter({ hasText: /resume\.pdf.*ready to send/ })).toBeVisible()
  await expect(resume).toBeFocused()
  await expect(resume).toHaveAccessibleDescription(/resume\.pdf .* ready to send/)
  await page.getByRole('button', { name: 'Remove Resume' }).click()
  await expect(resume).toBeFocused()
})

test('[APP-5 BEYOND-3] Submit waits for files that are still being read, says so, and can be canceled; the last one chosen counts @thorough', async ({
  page,
}) => {
  await page.addInitScript(`
    const read = Blob.prototype.arrayBuffer
    const reading = new Promise((done) => { globalThis.letRead = done })
    Blob.prototype.arrayBuffer = async function () { await reading; return read.call(this) }`)
  await openApplication(page)
  const form = formOf(page)
  await form.getByLabel('Certifications (optional)').setInputFiles(document('in the cloud.pdf'))
  await submitButton(page).click()
  await expect(page.getByText(/^Still reading: in the cloud\.pdf\. /)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Sending was canceled. Your draft is still here.')).toBeVisible()
  await form.getByLabel('Cover letter').setInputFiles(document('cover letter.pdf'))
  await form.getByLabel('Resume').setInputFiles(document('first.pdf'))
  await form.getByLabel('Resume').setInputFiles(document('second.pdf'))
  await submitButton(page).click()
  await page.evaluate('letRead()')
  await expectAlert(page, 'Please provide your electronic signature by drawing it.')
  await closeAlert(page)
  await expect(page.locator('#documents').getByText('second.pdf')).toBeVisible()
  for (const name of ['first.pdf', 'in the cloud.pdf'])
    await expect(page.locator('#documents').getByText(name)).toHaveCount(0)
})

test('[BEYOND-3] a file that was replaced before it could be stored does not come back @thorough', async ({ page }) => {
  await page.addInitScript(`
    const put = IDBObjectStore.prototype.put
    let isFailing = false
    globalThis.failFirst = () => { isFailing = true }
    IDBObjectStore.prototype.put = function (value, key) {
      if (value?.name !== 'first.pdf') return put.call(this, value, key)
      const wait = () => { if (isFailing) this.transaction.abort(); else this.get('any').onsuccess = wait }
      wait()
    }`)
  await openApplication(page)
  const form = formOf(page)
  const resume = form.locator('#apply-resume')
  const documents = page.locator('#documents')
  await resume.setInputFiles(document('first.pdf'))
  await expect(documents.getByText('first.pdf')).toBeVisible()
  await resume.setInputFiles(document('second.pdf'))
  await expect(documents.getByText('second.pdf')).toBeVisible()
  await page.evaluate('failFirst()')
  await form.getByLabel('First name').fill('Hodan')
  await expect(page.getByText(/^Draft saved on this device, [^,]+$/)).toBeVisible()
  await expect(documents.getByText('first.pdf')).toHaveCount(0)
  await page.reload()
  await expect(page.locator('.message-success')).toContainText('with second.pdf')
})

test('a file that the site refuses is no longer listed, and its field says why @thorough', async ({ page }) => {
  const resume = '“resume.pdf” is infected.'
  await answerCall(page, applicationCall, { status: 422, json: { error: resume, fields: { resume } } })
  await openApplication(page)
  await enterApplication(page)
  await submitButton(page).click()
  await expectAlert(page, `Failed to submit application: ${resume}`)
  await closeAlert(page)
  await expect(page.locator('#documents').getByText('cover letter.pdf')).toBeVisible()
  await expect(page.locator('#documents').getByText(/ready to send/)).toHaveCount(1)
  await expect(formOf(page).locator('#apply-resume')).toHaveAccessibleDescription(resume)
})

test('[BEYOND-3] when the job closes in the meantime, the form says so, and the draft stays and can be saved @thorough', async ({
  page,
  site,
}) => {
  const job = await openApplication(page)
  await enterApplication(page)
  await queryOf(site.dataDir, `update vacancies set status = 'inactive' where id = $1`, [job?.id])
  try {
    await submitButton(page).click()
    await expectAlert(page, 'Failed to submit application: This job is no longer open for applications.')
    await closeAlert(page)
    const notice = page.getByRole('alert').filter({ hasText: 'This job is closed' })
    await expect(notice.getByRole('link', { name: 'send us your resume' })).toHaveAttribute(
      'href',
      '/company#leave-resume',
    )
    await expect(formOf(page).getByLabel('First name')).toHaveValue('Hodan')

    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Job not found' })).toBeVisible()
    const draft = page.getByRole('region', { name: 'Your draft for this job' })
    for (const text of ['Hodan', 'No, but I am willing to move', 'After Eid', 'resume.pdf'])
      await expect(draft).toContainText(text)
    await expect(draft.getByRole('link', { name: 'send us your resume' })).toBeVisible()
    const save = draft.getByRole('button', { name: 'Save my answers as a text file' })
    const { text } = await download(page, () => save.click())
    expect(text).toContain('No, but I am willing to move')
    expect(text).toContain('Three years of alert reviews.')
    await draft.getByRole('button', { name: 'Delete the draft' }).click()
    await page.getByRole('button', { name: 'Delete it' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'The draft was deleted.' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Job not found' })).toBeVisible()
    await expect(draft).toHaveCount(0)
  } finally {
    await queryOf(site.dataDir, `update vacancies set status = 'active' where id = $1`, [job?.id])
  }
})

test.describe('on a page that the browser has translated', () => {
  test('files are removed, the draft is deleted, and the form keeps working @thorough', async ({ page }) => {
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    await openApplication(page)
    await translate(page)
    const form = page.locator('form.application-form')
    await form.evaluate((element) => element.setAttribute('data-before', ''))
    await form.locator('#apply-firstName').fill('Hodan')
    await form.locator('#apply-resume').setInputFiles(document('resume.pdf'))
    await expect(page.locator('.file-field.is-filled')).toContainText('resume.pdf')
    await page.locator('.file-field.is-filled button').click()
    await expect(page.locator('.file-field.is-filled')).toHaveCount(0)
    await form.locator('button.button-primary').click()
    await expect(alertOf(page)).toContainText('Please upload your cover letter.')
    await alertOf(page).getByRole('button').click()
    await expect(page.locator('.error-summary a')).toHaveCount(15)
    await form.locator('#apply-lastName').fill('Yusuf')
    await expect(page.locator('.error-summary a')).toHaveCount(14)
    await form.locator('#apply-signatureKind').check()
    await expect(page.locator('.error-summary a')).toHaveCount(13)
    await page.locator('.form-progress .button-plain').click()
    await page.locator('dialog[open] .button-quiet').click()
    await expect(form.locator('#apply-firstName')).toHaveValue('')
    await expect(page.locator(':focus')).toContainText('The draft was deleted.')
    await form.locator('#apply-firstName').fill('Sahra')
    await expect(page.locator('.draft-note')).toContainText('Draft saved on this device')
    await expect(form, 'it did not crash').toHaveAttribute('data-before')
    expect(failures).toEqual([])
  })

  test('a form that crashes is restored with what was entered @thorough', async ({ page }) => {
    await blockStorage(page, 'everything')
    await openApplication(page)
    await formOf(page).getByLabel('First name').fill('Hodan')
    await formOf(page).getByLabel('Resume').setInputFiles(document('resume.pdf'))
    await expect(formOf(page).getByText('resume.pdf')).toBeVisible()
    await formOf(page).evaluate((form) => form.setAttribute('data-before', ''))
    // Simulates a browser extension that removes what React is about to change.
    await page.locator('.file-field.is-filled button').evaluate((button) => button.remove())
    await formOf(page).locator('#apply-resume').setInputFiles([])
    await expect(formOf(page), 'it crashed and was rendered again').not.toHaveAttribute('data-before')
    await expect(formOf(page).getByLabel('First name')).toHaveValue('Hodan')
    await formOf(page).getByLabel('Last name').fill('Yusuf')
    await expect(formOf(page).getByLabel('First name')).toHaveValue('Hodan')
    // It is still the interactive form, not the plain one that the island's boundary would leave.
    await expect(page.locator('[data-plain]')).toHaveCount(0)
    await formOf(page).getByLabel('Resume').setInputFiles(document('resume.pdf'))
    await expect(formOf(page).getByText('ready to send')).toBeVisible()
    await submitButton(page).click()
    await expect(alertOf(page)).toBeVisible()
  })
})

test('[APP-1 APP-5 APP-7] without its job the form says so, shows placeholders, keeps the draft, and does not send @thorough', async ({
  page,
  site,
}) => {
  await openApplication(page)
  await formOf(page).getByLabel('First name').fill('Hodan')
  await saved(page)
  await queryOf(site.dataDir, 'alter table vacancies rename to vacancies_away')
  try {
    await page.reload()
    await expectAlert(page, 'Could not load job details. Please try again later.')
    await closeAlert(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Application')
    await expect(page.locator('.page-head .lede')).toHaveText('Apply Now')
    await expect(formOf(page).getByLabel('First name')).toHaveValue('Hodan')
    await formOf(page).getByLabel('Cover letter').setInputFiles(document('cover letter.pdf'))
    await submitButton(page).click()
    await expectAlert(page, 'Job details not loaded. Cannot submit application.')
  } finally {
    await queryOf(site.dataDir, 'alter table vacancies_away rename to vacancies')
  }
})
