import { adminsTexts, accountTexts, linkTexts } from '../../content/admin/people.ts'
import { confirmEmailTexts, forgotTexts, recoverTexts, signInTexts } from '../../content/admin/sign-in.ts'
import { adminReasons } from '../../content/reasons/desk.ts'
import { addPerson, expect, findPageFaults, openDesk, signInTab, submitCredentials, test } from '../support/desk.ts'
import { test as withMail } from '../support/desk-with-mail.ts'

test('[DOOR-7] an owner makes a link, and the colleague chooses a password on a phone, by keyboard @thorough', async ({
  page,
  browser,
  site,
  desk,
}) => {
  const { username } = await addPerson(desk, 'leads')
  await page.goto('/admin/admins')
  await page.getByRole('button', { name: `${adminsTexts.recover}: ${username}` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: adminsTexts.recoverDialog.title(username) })
  expect(await findPageFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: adminsTexts.recoverDialog.button }).press('Enter')
  const link = dialog.getByLabel(linkTexts.link)
  await expect(link).toBeFocused()
  await page.setViewportSize({ width: 360, height: 760 })
  expect(await findPageFaults(page)).toEqual([])
  const { hash } = new URL(await link.inputValue())
  await dialog.getByRole('button', { name: linkTexts.close }).press('Enter')

  const phone = await browser.newPage({ baseURL: site.url, viewport: { width: 360, height: 760 } })
  await phone.goto(`/admin-recover${hash}`)
  await expect(phone.getByText(recoverTexts.text(username))).toBeVisible()
  const password = phone.getByLabel(recoverTexts.password, { exact: true })
  await password.fill('sunshine')
  await password.press('Enter')
  await expect(phone.getByText(adminReasons['admin.password_common'])).toBeVisible()
  expect(await findPageFaults(phone)).toEqual([])
  await password.fill('a sentence I remember')
  await password.press('Enter')
  await expect(phone.getByText(signInTexts.recovered)).toBeVisible()
  expect(await findPageFaults(phone)).toEqual([])
  await submitCredentials(phone, { username, password: 'a sentence I remember' })
  await expect(phone).toHaveURL('/admin/leads')
  await phone.goto(`/admin-recover${hash}`)
  await expect(phone.getByRole('heading', { name: recoverTexts.invalid })).toBeVisible()
  expect(await findPageFaults(phone)).toEqual([])
  await phone.getByRole('link', { name: recoverTexts.again }).click()
  await expect(phone).toHaveURL('/admin-forgot')
  await phone.close()
})

test('[DOOR-7] the sign-in page leads to what to do without email @thorough', async ({ page, desk: _desk }) => {
  await page.goto('/admin-login')
  await page.getByRole('link', { name: signInTexts.forgot }).press('Enter')
  await expect(page.getByRole('heading', { name: forgotTexts.otherwise.withoutEmail })).toBeVisible()
  for (const item of forgotTexts.otherwise.items) await expect(page.getByText(item)).toBeVisible()
  await expect(page.getByLabel(forgotTexts.byEmail.username)).toHaveCount(0)
  expect(await findPageFaults(page)).toEqual([])
  await page.goto('/admin/account')
  await expect(page.getByText(accountTexts.email.none)).toBeVisible()
})

withMail(
  '[DOOR-7] an address is confirmed on the account page, and gets a link when the password is forgotten @thorough',
  async ({ page, site, desk, mail }) => {
    const person = await addPerson(desk, 'owner')
    const address = `${person.username}@mail.example`
    /** The link that was sent, among other mails such as security alerts. */
    const linkIn = (path: string) => {
      const text = mail.mailsTo(address).join('').replaceAll('=\r\n', '').replaceAll('=3D', '=')
      return text.match(/\/admin-[a-z-]+#[\w-]{43}/g)?.find((link) => link.startsWith(path)) ?? ''
    }
    const { tokens } = await openDesk(site, person)
    await signInTab(page, tokens)
    await page.setViewportSize({ width: 360, height: 760 })
    await page.goto('/admin/account')
    const field = page.getByLabel(accountTexts.email.label, { exact: true })
    await field.fill('nimo')
    await field.press('Enter')
    await expect(page.getByText(adminReasons['recovery.email_invalid'])).toBeVisible()
    await field.fill(address)
    await field.press('Enter')
    await expect(page.getByText(accountTexts.email.pending(address))).toBeVisible()
    expect(await findPageFaults(page)).toEqual([])
    await page.goto(linkIn('/admin-confirm-email'))
    await page.getByRole('button', { name: confirmEmailTexts.button }).press('Enter')
    await expect(page.getByText(confirmEmailTexts.done.text(address, person.username))).toBeVisible()
    expect(await findPageFaults(page)).toEqual([])
    await page.getByRole('link', { name: confirmEmailTexts.done.link }).click()
    await expect(page.getByText(accountTexts.email.confirmed(address))).toBeVisible()
    await page.goto(linkIn('/admin-confirm-email'))
    await page.getByRole('button', { name: confirmEmailTexts.button }).press('Enter')
    await expect(page.getByRole('heading', { name: confirmEmailTexts.invalid })).toBeVisible()

    await page.goto('/admin-forgot')
    const name = page.getByLabel(forgotTexts.byEmail.username)
    await name.press('Enter')
    await expect(page.getByText(adminReasons['admin.username_required'])).toBeVisible()
    expect(await findPageFaults(page)).toEqual([])
    await name.fill(person.username)
    await name.press('Enter')
    await expect(page.getByRole('heading', { name: forgotTexts.byEmail.sent.title })).toBeVisible()
    expect(await findPageFaults(page)).toEqual([])
    await expect.poll(() => linkIn('/admin-recover')).not.toBe('')
    await page.goto(linkIn('/admin-recover'))
    await page.getByLabel(recoverTexts.password, { exact: true }).fill('a sentence I remember')
    await page.keyboard.press('Enter')
    await submitCredentials(page, { ...person, password: 'a sentence I remember' })
    await expect(page).toHaveURL('/Create-job-vacancy')
  },
)
