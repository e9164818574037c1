import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { document } from '../support/fill-application.ts'
import { holdReact } from '../support/hold-request.ts'
import { waitForHydration, hydrateIslands, openHydrated } from '../../support/hydration.ts'
import { answerCall, holdCall, keyOf } from '../support/lead-calls.ts'
import { alertOf, fillContact } from '../support/fill-form.ts'
import { careerCall, pdf } from '../../support/application-form.ts'

const formOf = (page: Page) => page.getByRole('form', { name: 'Leave your resume' })
const send = (page: Page) => formOf(page).getByRole('button', { name: 'Send my resume' })

async function fillIn(page: Page, phone = '6125550163') {
  const form = formOf(page)
  await fillContact(form, { phone })
  await form.getByLabel('Resume').setInputFiles(document('resume.pdf'))
}

/** Fakes the size of a file that would be too large to create. */
const enlarge = (page: Page) =>
  page.evaluate(() =>
    Object.defineProperty(File.prototype, 'size', { get: () => 512 * 1024 * 1024 + 1, configurable: true }),
  )

test.describe('on the company page', () => {
  test.beforeEach(({ page }) => openHydrated(page, '/company'))

  test('[SCF-1 CMP-1] errors show after the first submit, each at its field, and disappear as they are fixed', async ({
    page,
  }) => {
    const sent = await answerCall(page, careerCall, { status: 201 })
    const form = formOf(page)
    await form.getByLabel('Email').fill('amina')
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0)
    await send(page).click()
    const expected = [
      ['Name', 'Name is required'],
      ['Email', 'Please enter a valid email'],
      ['Phone', 'Please enter a valid 10-digit phone number'],
      ['Resume', 'Please upload a resume'],
    ] as const
    for (const [label, text] of expected) {
      await expect(form.getByLabel(label)).toHaveAccessibleDescription(new RegExp(`${text}$`))
    }
    await expect(form.getByLabel('Name')).toBeFocused()
    await form.getByLabel('Phone').fill('61255501')
    await expect(form.getByText('Please enter a valid 10-digit phone number')).toBeVisible()
    await form.getByLabel('Phone').fill('6125550163')
    await expect(form.getByText('Please enter a valid 10-digit phone number')).toHaveCount(0)
    await form.getByLabel('Phone').fill('61255501634')
    await expect(form.getByText('Please enter a valid 10-digit phone number')).toBeVisible()
    await form.getByLabel('Resume').setInputFiles(document('resume.pdf'))
    await expect(form.getByText('Please upload a resume')).toHaveCount(0)
    expect(sent).toHaveLength(0)
  })

  test('[SCF-1] a file is checked when it is chosen; the result is announced, and the focus stays', async ({
    page,
  }) => {
    const sent = await answerCall(page, careerCall, { status: 201 })
    const form = formOf(page)
    const resume = form.getByLabel('Resume', { exact: true })
    const refused = [
      { file: { name: 'resume.exe', buffer: Buffer.from('MZ') }, text: /“resume\.exe” cannot be accepted/ },
      {
        file: { name: 'note.pdf', buffer: Buffer.from('just a short text') },
        text: /“note\.pdf” do not match its name/,
      },
      { file: { name: 'empty.pdf', buffer: Buffer.alloc(0) }, text: /“empty\.pdf” is empty/ },
    ]
    await resume.focus()
    for (const { file, text } of refused) {
      await resume.setInputFiles({ mimeType: 'application/octet-stream', ...file })
      await expect(resume).toHaveAccessibleDescription(text)
      await expect(form.locator('[aria-live=polite]').filter({ hasText: text })).toBeVisible()
      await expect(form.getByText('ready to send')).toHaveCount(0)
      await expect(resume).toBeFocused()
    }
    // The message stays while other fields are filled in, also after a first attempt.
    await send(page).click()
    await fillContact(form)
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(1)
    await expect(resume).toHaveAccessibleDescription(/“empty\.pdf” is empty/)
    await send(page).click()
    expect(sent).toHaveLength(0)
    await resume.setInputFiles(document('resume.pdf'))
    await expect(form.getByRole('status').filter({ hasText: /resume\.pdf.*ready to send/ })).toBeVisible()
    await expect(resume).toHaveAccessibleDescription(/resume\.pdf .* ready to send/)
    await send(page).click()
    await expect(alertOf(page)).toContainText('Form submitted successfully!')
  })

  test('[SCF-1] a file of more than 512 MB is refused when it is chosen @thorough', async ({ page }) => {
    await enlarge(page)
    await fillIn(page)
    await expect(formOf(page).getByText('File size exceeds 512MB')).toBeVisible()
  })

  test('[SCF-1] a file that was changed after it was chosen has to be chosen again, and its field says so @thorough', async ({
    page,
  }, testInfo) => {
    const place = testInfo.outputPath('resume.pdf')
    await writeFile(place, pdf('chosen'))
    await fillContact(formOf(page))
    const resume = formOf(page).locator('input[type="file"]')
    await resume.setInputFiles(place)
    await expect(formOf(page).getByText('ready to send')).toBeVisible()
    await writeFile(place, pdf('changed afterward'))
    await send(page).click()
    await expect(resume).toHaveAccessibleDescription(/“resume\.pdf” could not be read/)
    await resume.setInputFiles(place)
    const answer = page.waitForResponse(`**${careerCall}`)
    await send(page).click()
    expect((await answer).status()).toBe(201)
  })

  test('[SCF-1] the form says that it waits for a resume, stops waiting, and takes another one @thorough', async ({
    page,
  }) => {
    await page.evaluate(`{
      const read = Blob.prototype.arrayBuffer
      globalThis.isSlow = true
      Blob.prototype.arrayBuffer = function () { return isSlow ? new Promise(() => undefined) : read.call(this) }
    }`)
    await fillIn(page)
    await send(page).click()
    await expect(formOf(page).getByText(/^Still reading your resume\. /)).toBeVisible()
    await formOf(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(formOf(page).getByText(/^Still reading/)).toHaveCount(0)
    await expect(send(page)).toBeFocused()
    await page.evaluate('isSlow = false')
    await formOf(page).getByLabel('Resume', { exact: true }).setInputFiles(document('other.pdf'))
    await expect(formOf(page).getByText('other.pdf')).toBeVisible()
    await send(page).click()
    await expect(alertOf(page)).toContainText('Your details have been successfully submitted.')
  })

  test('[SCF-1 API-4] the real server accepts it, and the form is cleared @thorough', async ({ page }) => {
    await fillIn(page)
    const answer = page.waitForResponse(`**${careerCall}`)
    await send(page).click()
    expect((await answer).status()).toBe(201)
    await expect(alertOf(page)).toContainText('Your details have been successfully submitted.')
    await alertOf(page).getByRole('button').click()
    for (const label of ['Name', 'Email', 'Phone']) await expect(formOf(page).getByLabel(label)).toHaveValue('')
    await expect(formOf(page).getByText('resume.pdf')).toHaveCount(0)
  })
})

test.describe('in the popup of the careers page', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, '/career')
    await expect(formOf(page)).toBeHidden()
    await page.getByRole('button', { name: 'Leave your resume' }).click()
    await hydrateIslands(page)
  })

  test('[CAR-2] it locks scrolling, dims the page, keeps focus, and closes by its X and by Escape @thorough', async ({
    page,
  }) => {
    const popup = page.getByRole('dialog', { name: 'Leave your resume' })
    await expect(popup).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    const dim = await popup.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor)
    expect(dim).toMatch(/[,/] 0\.[3-9]\d*\)$/)
    await popup.getByLabel('Name').fill('Amina')
    await popup.getByRole('button', { name: 'Close' }).click()
    await expect(popup).toBeHidden()
    await expect(page.getByRole('button', { name: 'Leave your resume' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(popup.getByLabel('Name')).toHaveValue('Amina')
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })

  test('[CAR-2] any error is shown, each field says what is wrong, and the phone field accepts fourteen digits @thorough', async ({
    page,
  }) => {
    const sent = await answerCall(page, careerCall, { status: 201 })
    await expect(formOf(page).getByText('Max. file size: 512MB')).toBeVisible()
    await send(page).click()
    await expect(alertOf(page)).toContainText('Please fix the errors in the form.')
    await alertOf(page).getByRole('button').click()
    await expect(formOf(page).locator('[aria-invalid="true"]')).toHaveCount(4)
    await expect(formOf(page).getByLabel('Name')).toBeFocused()
    expect(sent).toHaveLength(0)
    const phone = formOf(page).getByLabel('Phone')
    await phone.pressSequentially('+252 (61) 234-5678 90 12 34')
    await expect(phone).toHaveValue('25261234567890')
  })

  test('[CAR-3 CAR-2] it sends the four fields under one key, shows progress and success, and is cleared', async ({
    page,
  }) => {
    const { sent, release } = await holdCall(page, careerCall)
    await fillIn(page, '25261234567890')
    await send(page).click()
    await expect(page.getByRole('dialog', { name: /^Sending your resume, \d+%$/ })).toBeVisible()
    release()
    await expect(alertOf(page)).toContainText('Form submitted successfully!')
    await expect(alertOf(page)).toContainText('Your details have been successfully submitted.')
    expect(sent).toHaveLength(1)
    expect(keyOf(sent[0])).toMatch(/^\w{32}$/)
    await alertOf(page).getByRole('button').click()
    await expect(page.getByRole('dialog', { name: 'Leave your resume' })).toBeHidden()
    await page.getByRole('button', { name: 'Leave your resume' }).click()
    await expect(formOf(page).getByLabel('Name')).toHaveValue('')
    await expect(formOf(page).getByText('resume.pdf')).toHaveCount(0)
  })

  const failures: [string, Parameters<typeof answerCall>[2], string][] = [
    [
      'the error of the server',
      { status: 415, json: { error: 'This file cannot be taken.' } },
      'This file cannot be taken.',
    ],
    ['no error of the server', { status: 500, json: {} }, 'Something went wrong. Please try again.'],
    ['an answer that is no JSON', { status: 200, json: undefined }, 'Invalid JSON response from server'],
    ['no network', 'no network', 'An error occurred while submitting the form.'],
  ]
  test('[CAR-3] a failure is shown with its reason, is tried again, and everything is kept @thorough', async ({
    page,
  }) => {
    let tries = 0
    page.on('request', (request) => (tries += Number(request.url().endsWith(careerCall))))
    await fillIn(page)
    for (const [what, answer, text] of failures) {
      await test.step(what, async () => {
        tries = 0
        if (what.includes('no JSON'))
          await page.route(`**${careerCall}`, (route) => route.fulfill({ status: 200, body: '<html>' }))
        else await answerCall(page, careerCall, answer)
        await send(page).click()
        await expect(alertOf(page)).toContainText('Form submission failed!')
        await expect(alertOf(page)).toContainText(text)
        await alertOf(page).getByRole('button', { name: 'Try again' }).click()
        await expect.poll(() => tries, 'it does try again').toBe(2)
        await alertOf(page).getByRole('button', { name: 'Close' }).click()
        await expect(alertOf(page)).toBeHidden()
        await expect(formOf(page).getByLabel('Name')).toHaveValue('Amina Warsame')
        await expect(formOf(page).getByText('resume.pdf')).toBeVisible()
      })
    }
  })
})

test('[CAR-2 CAR-3] a popup opens at once, and choices and a submission made before hydration are kept @thorough', async ({
  page,
}) => {
  const arrive = await holdReact(page)
  const sent = await answerCall(page, careerCall, { status: 201 })
  await page.goto('/career')
  await page.getByRole('button', { name: 'Leave your resume' }).click()
  await fillIn(page)
  await send(page).click()
  await arrive()
  await expect(alertOf(page)).toContainText('Form submitted successfully!')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.postDataBuffer()?.toString('latin1')).toContain('filename="resume.pdf"')
})

test('[CAR-2] a popup that is closed before its form is ready stays closed @thorough', async ({ page }) => {
  const arrive = await holdReact(page)
  await page.goto('/career')
  await page.getByRole('button', { name: 'Leave your resume' }).click()
  await send(page).click()
  await page.keyboard.press('Escape')
  await arrive()
  await waitForHydration(page, '.form-popup')
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect(page.locator('dialog:modal')).toHaveCount(0)
})
