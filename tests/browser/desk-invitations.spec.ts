import { deskTexts } from '../../content/admin/frame.ts'
import { invitationsTexts, linkTexts } from '../../content/admin/people.ts'
import { roleNames, roleTexts } from '../../content/admin/roles.ts'
import { invitationTexts, signInTexts, signUpTexts } from '../../content/admin/sign-in.ts'
import { adminReasons } from '../../content/reasons/desk.ts'
import { expect, findPageFaults, newName, submitCredentials, test, unique } from '../support/desk.ts'
import { loseAnswer } from '../support/lose-answer.ts'
import { credentials } from '../../support/calls.ts'

const { dialog: texts } = invitationsTexts

test('[DOOR-3 DOOR-5] an owner invites a person, who chooses a name and a password by keyboard on a phone @thorough', async ({
  page,
  browser,
  site,
  desk: _desk,
}) => {
  const recipient = unique('Sahra')
  await page.goto('/admin/admins')
  await page.getByRole('button', { name: invitationsTexts.invite }).press('Enter')
  const dialog = page.getByRole('dialog', { name: texts.title })
  await dialog.getByRole('button', { name: texts.button }).press('Enter')
  await expect(dialog.getByText(adminReasons['invitation.recipient_required'])).toBeVisible()
  await dialog.getByLabel(texts.recipient).fill(recipient)
  await dialog.getByLabel(texts.role).selectOption('leads')
  await expect(dialog).toContainText(roleTexts.leads)
  expect(await findPageFaults(page)).toEqual([])
  await loseAnswer(page, '**/api/admin/invitations')
  await dialog.getByLabel(texts.recipient).press('Enter')
  await expect(dialog).toContainText(deskTexts.noAnswer)
  await dialog.getByLabel(texts.recipient).press('Enter')
  const link = dialog.getByLabel(linkTexts.link)
  await expect(link).toHaveValue(/\/admin-invitation#[\w-]{43}$/)
  await expect(link).toBeFocused()
  await page.setViewportSize({ width: 360, height: 760 })
  expect(await findPageFaults(page)).toEqual([])
  const { hash } = new URL(await link.inputValue())
  await dialog.getByRole('button', { name: linkTexts.close }).press('Enter')
  const row = page.getByRole('listitem').filter({ hasText: recipient })
  await expect(row).toContainText(roleNames.leads)
  expect(await findPageFaults(page)).toEqual([])

  const phone = await browser.newPage({ baseURL: site.url, viewport: { width: 360, height: 760 } })
  await phone.goto(`/admin-invitation${hash}`)
  await expect(phone.getByText(roleTexts.leads)).toContainText(credentials.username)
  const username = phone.getByLabel(signUpTexts.username)
  const password = phone.getByLabel(signUpTexts.password, { exact: true })
  const name = newName('sahra')
  await username.fill('Sahra Ali')
  await username.press('Enter')
  await expect(phone.getByText(adminReasons['admin.username_rule'])).toBeVisible()
  await username.fill(name)
  await password.fill(`I am ${name}`)
  await password.press('Enter')
  await expect(phone.getByText(adminReasons['admin.password_has_username'])).toBeVisible()
  await password.fill('sunshine')
  await password.press('Enter')
  await expect(phone.getByText(adminReasons['admin.password_common'])).toBeVisible()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  expect(await findPageFaults(phone)).toEqual([])
  await password.fill('a sentence of her own')
  await password.press('Enter')
  await expect(phone.getByText(signInTexts.registered)).toBeVisible()
  await submitCredentials(phone, { username: name, password: 'a sentence of her own' })
  await expect(phone).toHaveURL('/admin/leads')

  await phone.goto(`/admin-invitation${hash}`)
  await expect(phone.getByRole('heading', { name: invitationTexts.invalid })).toBeVisible()
  expect(await findPageFaults(phone)).toEqual([])
  await phone.close()
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(roleNames.leads)
  await expect(row).toHaveCount(0)
})

test('[DOOR-3] an invitation that is withdrawn disappears from the list @thorough', async ({ page, desk }) => {
  const recipient = unique('Left')
  await desk.send('POST', '/api/admin/invitations', { recipient, role: 'auditor' })
  await page.goto('/admin/admins')
  await page.getByRole('button', { name: `${invitationsTexts.withdraw}: ${recipient}` }).press('Enter')
  await expect(page.getByText(invitationsTexts.withdrawn(recipient))).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: recipient })).toHaveCount(0)
})
