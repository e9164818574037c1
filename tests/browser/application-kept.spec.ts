import { writeFile } from 'node:fs/promises'
import { array, assert, asyncProperty, constantFrom, oneof, record } from 'fast-check'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { blockStorage } from '../support/block-storage.ts'
import { expect, test } from '../support/browser.ts'
import {
  applicationCall,
  closeAlert,
  document,
  enterApplication,
  formOf,
  inkOn,
  makeChanges,
  openApplication,
  restored,
  saved,
  sign,
  submitButton,
} from '../support/fill-application.ts'
import { alertOf } from '../support/fill-form.ts'
import { pdf } from '../../support/application-form.ts'
import { isLongRun } from '../../support/fault-rounds.ts'
import { openHydrated } from '../../support/hydration.ts'
import { openJobs } from '../support/open-jobs.ts'

// Filling in thirteen sections like a person takes time.
test.describe.configure({ timeout: 120_000 })

/** Accepts the confirmation that the site shows before a page with unsent work is left. */
test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
})

/** The browser refuses to store some values; with an empty list, it stores everything. */
const refuseToStore = (page: Page, what: readonly string[]) =>
  page.evaluate((refused) => Object.assign(globalThis, { refused }), what)

/** What the browser is asked to store is not stored until this is called with false. */
const holdStored = (page: Page, isHeld: boolean) => page.evaluate((held) => Object.assign(globalThis, { held }), isHeld)

/** A transaction is open as long as it has something to do. */
const refuseOnDemand = (page: Page) =>
  page.addInitScript(`
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (value, key) {
      const refused = globalThis.refused ?? []
      if (refused.some((part) => String(key).endsWith(part) || value?.name === part)) {
        throw new DOMException('Refused', 'QuotaExceededError')
      }
      const wait = () => {
        if (globalThis.held) this.count().onsuccess = wait
      }
      wait()
      return put.call(this, value, key)
    }`)

test('[BEYOND-3] what could not be stored is stored with the next change: answers and strokes @thorough', async ({
  page,
}) => {
  await refuseOnDemand(page)
  await openApplication(page)
  const form = formOf(page)
  await form.getByLabel('First name').fill('Hodan')
  await saved(page)
  await refuseToStore(page, ['/answers', '/drawing'])
  await form.getByLabel('Last name').fill('Yusuf')
  await form.getByText('Somali', { exact: true }).click()
  await expect(page.getByText('This browser cannot save drafts.')).toBeVisible()
  await sign(page)
  await refuseToStore(page, ['/drawing'])
  await form.getByLabel('Current address').fill('1 Sample Street')
  await expect(page.getByText('This browser cannot save drafts.')).toBeVisible()
  await refuseToStore(page, [])
  await form.getByLabel('Current address').fill('2 Sample Street')
  await saved(page)
  await page.reload()
  await restored(page)
  await expect(form.getByLabel('First name')).toHaveValue('Hodan')
  await expect(form.getByLabel('Last name')).toHaveValue('Yusuf')
  await expect(form.getByRole('checkbox', { name: 'Somali' })).toBeChecked()
  await expect(form.getByLabel('Current address')).toHaveValue('2 Sample Street')
  await expect.poll(async () => (await inkOn(page)).ink).toBeGreaterThan(0)
})

test('[BEYOND-3] what could not be stored is stored with a change that is made before that is known @thorough', async ({
  page,
}) => {
  await refuseOnDemand(page)
  await openApplication(page)
  const form = formOf(page)
  await form.getByLabel('First name').fill('Hodan')
  await saved(page)
  await refuseToStore(page, ['/drawing'])
  await holdStored(page, true)
  await form.getByLabel('Last name').fill('Yusuf')
  await sign(page)
  await refuseToStore(page, [])
  await form.getByLabel('Current address').fill('1 Sample Street')
  await holdStored(page, false)
  await saved(page)
  await page.reload()
  await restored(page)
  await expect(form.getByLabel('Last name')).toHaveValue('Yusuf')
  await expect(form.getByLabel('Current address')).toHaveValue('1 Sample Street')
  await expect.poll(async () => (await inkOn(page)).ink).toBeGreaterThan(0)
})

test('[BEYOND-3] a file that cannot be stored does not bring back the one that it replaced @thorough', async ({
  page,
}) => {
  await refuseOnDemand(page)
  await openApplication(page)
  const form = formOf(page)
  const resume = form.locator('#apply-resume')
  await resume.setInputFiles(document('first.pdf'))
  await saved(page)
  await refuseToStore(page, ['second.pdf'])
  await resume.setInputFiles(document('second.pdf'))
  await expect(page.getByText(/^Draft saved on this device, .*, without second\.pdf$/)).toBeVisible()
  await page.reload()
  await restored(page)
  await expect(page.locator('.message-success')).toContainText('This browser could not save “second.pdf”.')
  await expect(page.locator('#documents').getByText('first.pdf')).toHaveCount(0)
})

test('[BEYOND-3] when the storage is cleared while the form is open, everything is stored again @thorough', async ({
  page,
  site,
}) => {
  await openApplication(page)
  await enterApplication(page)
  await saved(page)
  const client = await page.context().newCDPSession(page)
  await client.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: 'indexeddb' })
  await formOf(page).getByLabel('First name').fill('Sahra')
  await expect(page.getByText(/^Draft saved on this device, [^,]+$/)).toBeVisible()
  await page.reload()
  await restored(page)
  const form = formOf(page)
  await expect(form.getByLabel('First name')).toHaveValue('Sahra')
  await expect(form.getByLabel('When?')).toHaveValue('After Eid')
  await expect(form.getByText('resume.pdf', { exact: true })).toBeVisible()
  await expect(form.getByText('cover letter.pdf', { exact: true })).toBeVisible()
  await expect.poll(async () => (await inkOn(page)).ink).toBeGreaterThan(0)
})

/** Begins an application, leaves the page, and opens it again. */
async function enterAndReturn(page: Page, firstName: string, reason: string) {
  const job = await openApplication(page)
  const form = formOf(page)
  await form.getByLabel('First name').fill(firstName)
  await form.getByLabel('Why are you interested').fill(reason)
  await saved(page)
  await page.goto('/career')
  await page.goto(`/Jobapplicationform/${job?.id}`)
  await restored(page)
  return form
}

const steps = oneof(
  record({
    kind: constantFrom('answer' as const),
    name: constantFrom('firstName', 'currentAddress'),
    value: constantFrom('', 'Hodan', 'Sahra'),
  }),
  record({
    kind: constantFrom('file' as const),
    id: constantFrom('resume', 'coverLetter'),
    name: constantFrom(undefined, 'one.pdf', 'two.pdf'),
  }),
  record({ kind: constantFrom('sign' as const, 'unsign' as const, 'clear storage' as const) }),
  record({
    kind: constantFrom('refuse' as const),
    parts: constantFrom([], ['/answers'], ['/drawing'], ['/answers', '/drawing']),
  }),
  record({ kind: constantFrom('hold' as const), isHeld: constantFrom(true, false) }),
)

/** Everything that the form shows, except the remarks about the draft. */
const shownIn = async (page: Page) => ({
  firstName: await formOf(page).getByLabel('First name').inputValue(),
  address: await formOf(page).getByLabel('Current address').inputValue(),
  files: await page.locator('#documents .file-state b').allTextContents(),
  ink: (await inkOn(page)).ink > 0,
})

test('[BEYOND-3] whatever the browser could not store, and when, the draft is in the end what the form shows @thorough', async ({
  page,
  site,
}) => {
  test.setTimeout(600_000)
  await refuseOnDemand(page)
  await openApplication(page)
  const form = formOf(page)
  const client = await page.context().newCDPSession(page)
  let runs = 0
  await assert(
    asyncProperty(array(steps, { minLength: 3, maxLength: 12 }), async (taken) => {
      for (const step of taken) {
        if (step.kind === 'answer') await makeChanges(page, [step], 'insertText')
        if (step.kind === 'file')
          await form.locator(`#apply-${step.id}`).setInputFiles(step.name ? document(step.name) : [])
        if (step.kind === 'sign') await sign(page)
        if (step.kind === 'unsign' && (await inkOn(page)).ink > 0)
          await page.getByRole('button', { name: 'Clear signature' }).click()
        if (step.kind === 'refuse') await refuseToStore(page, step.parts)
        if (step.kind === 'hold') await holdStored(page, step.isHeld)
        if (step.kind === 'clear storage')
          await client.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: 'indexeddb' })
      }
      await refuseToStore(page, [])
      runs += 1
      await form.getByLabel('Last name').fill(`Yusuf ${runs}`)
      await holdStored(page, false)
      await saved(page)
      const shown = await shownIn(page)
      await page.reload()
      await restored(page)
      await expect(form.getByLabel('Last name')).toHaveValue(`Yusuf ${runs}`)
      await expect.poll(() => shownIn(page)).toEqual(shown)
    }),
    { numRuns: isLongRun ? 100 : 10, endOnFailure: true },
  )
})

test('[BEYOND-3] answers from an older visit to the page do not replace newer ones @thorough', async ({ page }) => {
  const form = await enterAndReturn(page, 'Old', 'Old reason')
  await form.getByLabel('First name').fill('New')
  await form.getByLabel('Why are you interested').fill('New reason')
  await saved(page)
  await page.goto('/career')
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await restored(page)
  await expect(form.getByLabel('First name')).toHaveValue('New')
  await expect(form.getByLabel('Why are you interested')).toHaveValue('New reason')
})

test('[BEYOND-3] a deleted draft does not come back with the Back button @thorough', async ({ page }) => {
  const form = await enterAndReturn(page, 'Hodan', 'A reason')
  await page.getByRole('button', { name: 'Delete the draft' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByText('The draft was deleted.').first()).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(form.getByLabel('Date')).not.toHaveValue('')
  await expect(form.getByLabel('First name')).toHaveValue('')
  await expect(form.getByLabel('Why are you interested')).toHaveValue('')
})

test('[BEYOND-3] a text that is too long is kept, and its field says so @thorough', async ({ page }) => {
  await openApplication(page)
  const form = formOf(page)
  const reason = form.getByLabel('Why are you interested')
  const text = `${'long text 😀\n'.repeat(1000)}end`
  await reason.focus()
  await page.keyboard.insertText(text)
  await form.getByLabel('Salary expectations').focus()
  await expect(form.locator('#apply-whyInterested-error')).toHaveText('Please use at most 10,000 characters.')
  await saved(page)
  await page.reload()
  await expect(reason).toHaveValue(text)
})

/** The browser's storage does not answer until `answerStorage` is called. */
const holdStorage = (page: Page) =>
  page.addInitScript(`
    const open = IDBFactory.prototype.open
    const answered = new Promise((done) => { globalThis.answerStorage = () => done() })
    IDBFactory.prototype.open = function (...args) {
      const held = {}
      answered.then(() => {
        const request = open.apply(this, args)
        request.onsuccess = () => {
          held.result = request.result
          held.onsuccess()
        }
      })
      return held
    }`)

test('[BEYOND-3 APP-7] where the storage does not answer, the form says so, and it is sent @thorough', async ({
  page,
}) => {
  await holdStorage(page)
  await openWithoutDraft(page)
  await page.clock.fastForward('00:10')
  await expect(page.getByText('This browser cannot save drafts.')).toBeVisible()
  await expect(formOf(page).getByLabel('Date')).not.toHaveValue('')
  await enterApplication(page)
  await submitButton(page).click()
  await expect(alertOf(page)).toContainText('Application submitted successfully!')
})

test('[BEYOND-3 APP-7] where the browser blocks storage, the form says so, and it is sent @thorough', async ({
  page,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await blockStorage(page)
  await openApplication(page)
  await enterApplication(page)
  await expect(page.getByText('This browser cannot save drafts.')).toBeVisible()
  await submitButton(page).click()
  await expect(alertOf(page)).toContainText('Application submitted successfully!')
  expect(errors).toEqual([])
})

test('[BEYOND-3] a draft that the storage gives late is restored; what was typed in the meantime stays @thorough', async ({
  page,
}) => {
  await openApplication(page)
  const form = formOf(page)
  await form.getByLabel('First name').fill('Hodan')
  await form.getByLabel('Last name').fill('Yusuf')
  await saved(page)
  await page.goto('/career')
  await holdStorage(page)
  await openWithoutDraft(page)
  await page.clock.fastForward('00:10')
  await expect(page.getByText('This browser cannot save drafts.')).toBeVisible()
  await form.getByLabel('Last name').fill('Ali')
  await page.evaluate('answerStorage()')
  await restored(page)
  await expect(form.getByLabel('First name')).toHaveValue('Hodan')
  await expect(form.getByLabel('Last name')).toHaveValue('Ali')
})

/** Opens the form and does not wait for its draft. The clock of the page can be moved. */
async function openWithoutDraft(page: Page) {
  const [job] = await openJobs(page.request)
  await page.clock.install()
  await openHydrated(page, `/Jobapplicationform/${job?.id}`)
}

const day = 24 * 60 * 60 * 1000

test('[BEYOND-3] a draft is not deleted because the clock of the device is ahead; an old one is @thorough', async ({
  page,
}) => {
  await openApplication(page)
  const name = formOf(page).getByLabel('First name')
  await name.fill('Hodan')
  await saved(page)
  await page.clock.setFixedTime(Date.now() + 40 * day)
  await page.reload()
  await restored(page)
  await expect(name).toHaveValue('Hodan')

  await page.evaluate(
    async (savedAt) => {
      const opened = Promise.withResolvers<IDBDatabase>()
      const request = indexedDB.open('keyval-store')
      request.addEventListener('success', () => opened.resolve(request.result))
      const store = (await opened.promise).transaction('keyval', 'readwrite').objectStore('keyval')
      const changed = Promise.withResolvers<void>()
      const cursors = store.openCursor()
      cursors.addEventListener('success', () => {
        const cursor = cursors.result
        if (!cursor) return changed.resolve()
        if (typeof cursor.key === 'string' && cursor.key.endsWith('/answers'))
          cursor.update({ ...cursor.value, savedAt })
        return cursor.continue()
      })
      await changed.promise
    },
    Date.now() - 31 * day,
  )
  await page.reload()
  await expect(formOf(page).getByLabel('Date')).not.toHaveValue('')
  await expect(name).toHaveValue('')
})

test('[BEYOND-3] a file that was changed after it was chosen has to be chosen again, and its field says so @thorough', async ({
  page,
}, testInfo) => {
  const place = testInfo.outputPath('resume.pdf')
  await writeFile(place, pdf('chosen'))
  await refuseOnDemand(page)
  await openApplication(page)
  await refuseToStore(page, ['resume.pdf'])
  await enterApplication(page)
  await formOf(page).locator('#apply-resume').setInputFiles(place)
  await expect(page.getByText(/, without resume\.pdf$/)).toBeVisible()
  await writeFile(place, pdf('changed afterward'))
  await submitButton(page).click()
  await expect(alertOf(page)).toContainText('“resume.pdf” could not be read. Please choose the file again.')
  await closeAlert(page)
  await expect(page.locator('#documents')).toContainText('“resume.pdf” could not be read.')
  await formOf(page).locator('#apply-resume').setInputFiles(place)
  const answered = page.waitForResponse(`**${applicationCall}`)
  await submitButton(page).click()
  expect((await answered).status()).toBe(201)
})

test('[HIRE-11] the confirmation is still there after a reload and after Back; the form opens for a new application @thorough', async ({
  page,
}) => {
  const job = await openApplication(page)
  await enterApplication(page)
  const answered = page.waitForResponse(`**${applicationCall}`)
  await submitButton(page).click()
  const { reference } = z.object({ reference: z.string() }).parse(await (await answered).json())
  await expect(alertOf(page)).toBeVisible()
  await page.reload()
  const received = page.getByRole('region', { name: 'We received your application' })
  await expect(received).toContainText(reference)
  await received.getByRole('link', { name: /application-status/ }).click()
  await expect(page.getByText('We have your application')).toBeVisible()
  await page.goBack()
  await expect(received).toContainText(reference)
  await page.goto('/career')
  await page.goto(`/Jobapplicationform/${job?.id}`)
  await expect(formOf(page).getByLabel('Date')).not.toHaveValue('')
  await formOf(page).getByLabel('First name').fill('Sahra')
  await saved(page)
  await page.reload()
  await expect(formOf(page).getByLabel('First name')).toHaveValue('Sahra')
})

test('[HIRE-11] on a shared computer, the confirmation can be cleared; then none of it is left in any tab @thorough', async ({
  page,
  context,
}) => {
  const job = await openApplication(page)
  const other = await context.newPage()
  await openApplication(other)
  await enterApplication(page)
  await submitButton(page).click()
  await closeAlert(page)
  await expect(other.getByRole('region', { name: 'This application was already sent' })).toBeVisible()
  const received = page.getByRole('region', { name: 'We received your application' })
  await received.getByRole('button', { name: 'Clear this page' }).click()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/career')
    expect(await tab.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Hodan')
  }
  await page.goto(`/Jobapplicationform/${job?.id}`)
  await page.reload()
  await expect(formOf(page).getByLabel('First name')).toHaveValue('')
  await expect(received).toHaveCount(0)
})
