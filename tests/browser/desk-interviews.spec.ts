import { interviewTexts, scorecardTexts, scoreNames, verdictNames } from '../../content/admin/hiring-work.ts'
import { applicationForm } from '../../support/application-form.ts'
import type { SiteProcess } from '../../support/site-process.ts'
import { countClicks } from '../support/count-clicks.ts'
import { expect, findPageFaults } from '../support/desk.ts'
import { test } from '../support/desk-with-mail.ts'

async function apply(site: SiteProcess, firstName: string) {
  const body = applicationForm({ firstName, email: `${firstName.toLowerCase()}@mail.example` })
  expect((await fetch(`${site.url}/api/applications`, { method: 'POST', body })).status).toBe(201)
}

test('[HIRE-7] three applicants are invited to interviews in at most twelve clicks, and what is shown is what they get @thorough', async ({
  page,
  site,
  mail,
  desk: _desk,
}) => {
  const names = ['Hodan', 'Ayaan', 'Fartun']
  for (const name of names) await apply(site, name)
  const clicks = await countClicks(page)
  await page.goto('/applicationlist')
  const interviews = page.getByRole('region', { name: interviewTexts.title })
  const shown: string[] = []
  for (const name of names) {
    await page
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: `${name} Yusuf` })).toBeVisible()
    await page.getByRole('button', { name: interviewTexts.plan }).click()
    const dialog = page.getByRole('dialog', { name: interviewTexts.planTitle(`${name} Yusuf`) })
    await expect(dialog.getByLabel(interviewTexts.day)).toBeFocused()
    await dialog.getByLabel(interviewTexts.day).fill('2030-12-03')
    await dialog.getByLabel(interviewTexts.place).fill('100 Sample Street, room 2')
    shown.push((await dialog.locator('.letter-text').textContent()) ?? '')
    await dialog.getByRole('button', { name: interviewTexts.buttons.plan }).click()
    await expect(interviews.getByText('Dec 3, 2030')).toBeVisible()
  }
  // On a wide screen, interviews are in a narrow column.
  await page.setViewportSize({ width: 1920, height: 1080 })
  const when = await interviews.getByText('Dec 3, 2030').boundingBox()
  expect(when?.height).toBeLessThan(30)
  expect(clicks()).toBeLessThanOrEqual(12)
  for (const [index, name] of names.entries()) {
    const address = `${name.toLowerCase()}@mail.example`
    await expect.poll(() => mail.mailsTo(address).find((text) => text.includes('text/calendar'))).toBeDefined()
    const sent = mail.mailsTo(address).find((text) => text.includes('text/calendar')) ?? ''
    expect(plainTextOf(sent)).toBe(shown[index]?.trim())
  }
})

/** The first part of a mail, decoded. */
function plainTextOf(mail: string) {
  const [, headers = '', body = ''] = /(Content-Type: text\/plain[^]*?)\r\n\r\n([^]*?)\r\n--/.exec(mail) ?? []
  const text = headers.includes('base64')
    ? Buffer.from(body, 'base64').toString()
    : Buffer.from(
        body
          .replaceAll('=\r\n', '')
          .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16))),
        'latin1',
      ).toString()
  return text.replaceAll('\r\n', '\n').trim()
}

test('[HIRE-7] an interview is changed and canceled, and scorecards are compared, by keyboard and on a phone @thorough', async ({
  page,
  site,
  desk,
}) => {
  await apply(site, 'Ilhan')
  await page.goto('/applicationlist')
  await page.getByRole('link', { name: /Ilhan/ }).first().press('Enter')
  await page.getByRole('button', { name: interviewTexts.plan }).press('Enter')
  const interviews = page.getByRole('region', { name: interviewTexts.title })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: interviewTexts.buttons.plan }).press('Enter')
  await expect(dialog.getByText('Please choose a date and time.')).toBeVisible()
  await expect(dialog.getByLabel(interviewTexts.day)).toBeFocused()
  expect(await findPageFaults(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await findPageFaults(page)).toEqual([])
  await dialog.getByLabel(interviewTexts.day).fill('2030-12-04')
  await dialog.getByLabel(interviewTexts.message).fill('Bring your ID. '.repeat(300))
  await dialog.getByRole('button', { name: interviewTexts.buttons.plan }).press('Enter')
  await expect(dialog.getByLabel(interviewTexts.message)).toHaveAccessibleDescription(
    'Please use at most 4,000 characters.',
  )
  await expect(dialog.getByLabel(interviewTexts.place)).not.toHaveAccessibleDescription('')
  await expect(dialog.getByLabel(interviewTexts.place)).toBeFocused()
  await dialog.getByLabel(interviewTexts.message).fill('')
  await dialog.getByLabel(interviewTexts.place).fill('https://meet.example/ilhan')
  await dialog.getByRole('checkbox').first().press('Space')
  await dialog.getByRole('button', { name: interviewTexts.buttons.plan }).press('Enter')
  await expect(interviews.getByText('Dec 4, 2030')).toBeVisible()

  await page.getByRole('button', { name: `${interviewTexts.change}:` }).press('Enter')
  await expect(dialog.getByLabel(interviewTexts.place)).toHaveValue('https://meet.example/ilhan')
  await dialog.getByLabel(interviewTexts.time, { exact: true }).fill('15:30')
  await dialog.getByRole('button', { name: interviewTexts.buttons.change }).press('Enter')
  await expect(interviews.getByText('Dec 4, 2030, 3:30 PM')).toBeVisible()
  await expect(page.getByText(interviewTexts.told)).toBeVisible()
  // Saved as it is, it is emailed to nobody, and the page does not say that it was.
  await page.reload()
  await page.getByRole('button', { name: `${interviewTexts.change}:` }).press('Enter')
  await dialog.getByRole('button', { name: interviewTexts.buttons.change }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(interviewTexts.told)).toBeHidden()
  // Whoever changes it now learns that the applicant gets no email.
  expect((await desk.send('POST', '/api/opt-outs', { contact: 'ilhan@mail.example' })).status).toBe(204)
  await page.reload()
  await page.getByRole('button', { name: `${interviewTexts.cancel}:` }).press('Enter')
  await expect(dialog.getByText(interviewTexts.optedOut)).toBeVisible()
  await expect(dialog.locator('.letter-text')).toContainText('has been canceled')
  await expect(dialog.locator('.letter-text')).not.toContainText('attached')
  expect(await findPageFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep interview' }).press('Enter')
  await page.getByRole('button', { name: `${interviewTexts.cancel}:` }).press('Enter')
  await dialog.getByRole('button', { name: interviewTexts.buttonsWithoutMail.cancel }).press('Enter')
  await expect(interviews.getByText(interviewTexts.canceled, { exact: true })).toBeVisible()

  await page.getByRole('button', { name: scorecardTexts.write }).press('Enter')
  await dialog.getByLabel('Language skills').selectOption(scoreNames[4])
  expect(await findPageFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: scorecardTexts.save }).press('Enter')
  await page.getByRole('button', { name: scorecardTexts.resume }).press('Enter')
  await expect(dialog.getByLabel('Language skills')).toHaveValue('4')
  await dialog.getByLabel(scorecardTexts.recommendation).selectOption(verdictNames.yes)
  await dialog.getByRole('button', { name: scorecardTexts.submit }).press('Enter')
  await expect(page.getByText(`Language skills: ${scoreNames[4]}`)).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
})
