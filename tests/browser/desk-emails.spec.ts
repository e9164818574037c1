import type { Locator } from '@playwright/test'
import type { Pool } from 'pg'
import { chosenTexts } from '../../content/admin/chosen-applications.ts'
import { emailTexts } from '../../content/admin/emails.ts'
import { declineReasonNames, declineTexts } from '../../content/admin/statistics.ts'
import { StoredTemplates } from '../../contract/email-template.ts'
import { copyApplications } from '../../support/many-applications.ts'
import { countClicks } from '../support/count-clicks.ts'
import { expect, findPageFaults, makeVacancy, test, unique } from '../support/desk.ts'
import { submitApplication, submitInquiry } from '../support/desk-data.ts'
import { test as withMail } from '../support/desk-with-mail.ts'

const tooLong = 'Interview '.repeat(21).trim()

/** Replaces what is in a field, as far as the browser lets people. */
async function paste(field: Locator, text: string) {
  await field.selectText()
  await field.page().keyboard.insertText(text)
}

withMail(
  '[HIRE-4 LEAD-3] an email from a changed template is previewed, undone, written again, and sent, and again if it failed',
  async ({ page, site, desk, pool, mail }) => {
    const id = await submitApplication(site, desk)
    await page.goto('/admin/hiring-templates')
    await page.getByText('Invitation to an interview').click()
    const text = page.getByLabel('Text').and(page.locator(':visible'))
    await text.fill('Hello {firstNam}, come and see us.')
    await page.getByRole('button', { name: 'Save' }).and(page.locator(':visible')).click()
    await expect(page.getByText('There is no placeholder {firstNam}.')).toBeVisible()
    const subject = page.getByLabel('Subject').and(page.locator(':visible'))
    const original = await subject.inputValue()
    await paste(subject, tooLong)
    await page.getByRole('button', { name: 'Save' }).and(page.locator(':visible')).click()
    await expect(subject).toHaveAccessibleDescription('Please use at most 200 characters.')
    await expect(subject).toHaveValue(tooLong)
    await subject.fill(original)
    await text.fill('Hello {firstName}, come and see us.')
    await page.getByRole('button', { name: 'Save' }).and(page.locator(':visible')).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    expect(await findPageFaults(page)).toEqual([])

    await page.goto(`/ApplicantDetails/${id}`)
    const emails = page.getByRole('region', { name: 'Emails' })
    await emails.getByRole('button', { name: 'Write an email' }).press('Enter')
    await expect(emails.getByLabel('Template')).toBeFocused()
    await emails.getByLabel('Template').selectOption('Invitation to an interview')
    await expect(emails.getByLabel('Subject')).toHaveValue('Interview for Compliance Officer')
    await expect(emails.getByLabel('Text')).toHaveValue('Hello Hodan, come and see us.')
    await expect(emails.getByLabel('Move to')).toHaveValue('interview')
    await emails.getByLabel('Text').fill('Hello Hodan, come and see us on Monday.')
    // What was not sent survives a reload.
    await page.reload()
    await expect(emails.getByLabel('Text')).toHaveValue('Hello Hodan, come and see us on Monday.')
    expect(await findPageFaults(page)).toEqual([])
    await emails.getByLabel('Move to').selectOption('Interview')
    await paste(emails.getByLabel('Subject'), tooLong)
    await emails.getByRole('button', { name: 'Send' }).press('Enter')
    await expect(emails.getByLabel('Subject')).toHaveAccessibleDescription('Please use at most 200 characters.')
    await emails.getByLabel('Subject').fill('Interview for Compliance Officer')
    await emails.getByRole('button', { name: 'Send' }).press('Enter')
    await expect(emails.getByRole('button', { name: 'Undo' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Interview', pressed: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(emails.getByText('Undone, not sent')).toBeVisible()
    await expect(page.getByRole('button', { name: 'New', pressed: true })).toBeVisible()

    await emails.getByRole('button', { name: 'Write an email' }).click()
    await emails.getByLabel('Template').selectOption('Invitation to an interview')
    await emails.getByRole('button', { name: 'Send' }).click()
    await expect(emails.getByText('Sent', { exact: true })).toBeVisible({ timeout: 20_000 })
    const invitations = mail.mailsTo('hodan@mail.example').filter((one) => one.includes('Interview for'))
    expect(invitations).toHaveLength(1)
    await emails.getByText('Interview for Compliance Officer').first().click()
    await expect(emails.getByText('Hello Hodan, come and see us.', { exact: true })).toBeVisible()

    await pool.query(`update emails set state = 'failed', last_error = '550 no such mailbox' where state = 'sent'`)
    await desk.send('POST', `/api/applications/${id}/notes`, { text: 'The address was wrong.' })
    await expect(emails.getByText('550 no such mailbox')).toBeVisible()
    // The list shows it before the answer arrives.
    await page.route(`**/api/applications/${id}/emails`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      const response = await route.fetch()
      await expect(emails.getByText('Interview for Compliance Officer')).toHaveCount(3)
      return route.fulfill({ response })
    })
    await emails.getByRole('button', { name: 'Send again' }).press('Enter')
    await expect(emails.getByRole('button', { name: 'Undo' })).toBeFocused()
    await expect(emails.getByRole('button', { name: 'Send again' })).toHaveCount(0)
    await expect(emails.getByText('Interview for Compliance Officer')).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'Interview', pressed: true })).toBeVisible()
    expect(await findPageFaults(page)).toEqual([])
  },
)

test('[HIRE-4] a draft of a template that was kept since before a colleague saved does not overwrite theirs unseen @thorough', async ({
  page,
  desk,
}) => {
  const read = async () => {
    const { data } = StoredTemplates.parse(await (await desk.send('GET', '/api/applications/templates')).json())
    return data.find(({ template }) => template === 'invitation')
  }
  const before = await read()
  const theirs = { subject: 'Interview', text: 'Hello {firstName}, we look forward to meeting you.' }
  await page.goto('/admin/hiring-templates')
  await page.getByText('Invitation to an interview').click()
  const text = page.getByLabel('Text').and(page.locator(':visible'))
  await text.fill('Hello {firstName}, come and see us.')
  const was = { subject: before?.subject, text: before?.text }
  expect((await desk.send('PUT', '/api/applications/templates/invitation', { ...theirs, was })).status).toBe(200)
  await page.reload()
  await page.getByText('Invitation to an interview').click()
  const save = page.getByRole('button', { name: 'Save' }).and(page.locator(':visible'))
  await save.click()
  await expect(page.getByRole('blockquote')).toContainText(theirs.text)
  expect(await read()).toMatchObject(theirs)

  // Whoever saves again has seen what the colleague wrote.
  await save.click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  expect(await read()).toMatchObject({ text: 'Hello {firstName}, come and see us.' })
})

test('[LEAD-3 HIRE-4] without a mail server, the desk says so and offers the text to copy @thorough', async ({
  page,
  context,
  site,
  desk,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const name = unique('Amina')
  const id = await submitInquiry(site, desk, { name })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/leads/${id}`)
  const emails = page.getByRole('region', { name: 'Emails' })
  await emails.getByRole('button', { name: 'Write an email' }).waitFor()
  await page.keyboard.press('m')
  await expect(emails.getByLabel('Template')).toBeFocused()
  await expect(emails.getByText('Email is not set up on this site')).toBeVisible()
  await emails.getByLabel('Template').selectOption('Report of missing money received')
  expect(await findPageFaults(page)).toEqual([])
  const copy = emails.getByRole('button', { name: 'Copy subject and text' })
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  await copy.click()
  await expect(emails.getByText(emailTexts.notCopied)).toBeVisible()
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'))
  await copy.click()
  await expect(emails.getByText('Copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^We are looking into your transfer: [0-9a-f]{8}\n\nHello Amina,\n/)
  await expect(emails.getByRole('button', { name: 'Send' })).toHaveCount(0)
})

withMail(
  '[HIRE-3 HIRE-4] ten applicants are told in at most 14 clicks that they are not selected, and undone emails never arrive @thorough',
  async ({ page, site, desk, pool, mail }) => {
    const { jobTitle, id: job } = await makeVacancy(desk, { jobTitle: unique('Ten') })
    await submitApplication(site, desk, { jobTitle, email: 'copy0@mail.example' })
    await copyApplications(pool, 9)
    await pool.query(`update applications set stage = 'new' where job_title = $1`, [jobTitle])
    const clicks = await countClicks(page)
    await page.goto(`/applicationlist?job=${job}`)
    const tell = async () => {
      await page.getByRole('checkbox', { name: chosenTexts.choosePage }).click()
      await expect(page.getByText(chosenTexts.chosen(10))).toBeVisible()
      await page.getByRole('button', { name: chosenTexts.email }).click()
      const dialog = page.getByRole('dialog', { name: chosenTexts.emails.title(10) })
      await dialog.getByLabel('Template').selectOption('Not selected')
      await expect(dialog.getByLabel('Move to')).toHaveValue('declined')
      expect(await findPageFaults(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText(chosenTexts.emails.queued(10))).toBeVisible()
    }
    await tell()
    await page.getByRole('button', { name: chosenTexts.undo }).click()
    await expect(page.getByText(chosenTexts.emails.undone)).toBeVisible()
    expect(await stagesOf(pool, jobTitle)).toEqual(Array.from({ length: 10 }, () => 'new'))

    // Without an email, all of them get one reason. Undoing it leaves what was selected since.
    await page.getByRole('checkbox', { name: chosenTexts.choosePage }).click()
    await page.getByLabel(chosenTexts.move).selectOption('Not selected')
    await page.getByRole('button', { name: chosenTexts.moveNow, exact: true }).click()
    const declining = page.getByRole('dialog', { name: chosenTexts.declining.title(10) })
    await declining.getByLabel(declineTexts.label).selectOption(declineReasonNames.languages)
    expect(await findPageFaults(page)).toEqual([])
    await declining.getByRole('button', { name: chosenTexts.declining.button }).press('Enter')
    await expect(page.getByText(chosenTexts.moved(10, 'Not selected'))).toBeVisible()
    const { rows } = await pool.query('select count(*)::int from applications where decline_reason = $1', ['languages'])
    expect(rows).toEqual([{ count: 10 }])
    await page.getByRole('checkbox', { name: chosenTexts.choosePage }).click()
    await page.getByRole('button', { name: chosenTexts.undo }).click()
    await expect(page.getByText(chosenTexts.undone(10))).toBeVisible()
    await page.getByRole('button', { name: chosenTexts.clear }).click()
    const before = clicks()
    await tell()
    expect(clicks() - before).toBeLessThanOrEqual(14)
    expect(await stagesOf(pool, jobTitle)).toEqual(Array.from({ length: 10 }, () => 'declined'))
    // The dialog said that no reason is given, so the one that was undone is not kept.
    const withReason = 'select from applications where job_title = $1 and decline_reason is not null'
    expect((await pool.query(withReason, [jobTitle])).rowCount).toBe(0)
    const arrived = () =>
      Array.from(
        { length: 10 },
        (_, n) =>
          mail
            .mailsTo(`copy${n}@mail.example`)
            .filter((text) => text.includes(jobTitle) && !text.includes('We have your application')).length,
      )
    await expect.poll(arrived).toEqual(Array.from({ length: 10 }, () => 1))
  },
)

const stagesOf = async (pool: Pool, jobTitle: string) => {
  const { rows } = await pool.query<{ stage: string }>('select stage from applications where job_title = $1', [
    jobTitle,
  ])
  return rows.map(({ stage }) => stage)
}
