import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import {
  enrollTexts,
  factorsTexts,
  passkeyFailures,
  passkeySignInTexts,
  proofFactorTexts,
  removeFactorsTexts,
  secondFactorTexts,
  stepTexts,
} from '../../content/admin/factors.ts'
import { proofTexts } from '../../content/admin/frame.ts'
import { adminReasons } from '../../content/reasons/desk.ts'
import { addPerson, expect, findPageFaults, openDesk, submitCredentials, test as deskTest } from '../support/desk.ts'
import { download } from '../support/download.ts'
import { startProcess, type SiteProcess } from '../../support/site-process.ts'
import { credentials } from '../../support/calls.ts'

/** Opened by a name: passkeys do not work on an IP address. */
const named = (site: SiteProcess) => site.url.replace('127.0.0.1', 'localhost')

const test = deskTest.extend({
  baseURL: async ({ site }, use) => {
    await use(named(site))
  },
})

const phone = { width: 360, height: 760 }

/** Chromium's own authenticator in software; it answers without asking, unless it is told not to verify the person. */
async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    setVerified: (isUserVerified: boolean) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** It would answer the offer in the field for the username at once. */
    setPresent: (enabled: boolean) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}

async function signIn(page: Page, person: typeof credentials, to = '/admin/account') {
  await page.goto(`/admin-login?back=${to}`)
  await submitCredentials(page, person)
}

const codeOf = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })

/** Adds an authenticator app on the account page, by keyboard, and returns its secret and the recovery codes. */
async function addApp(page: Page) {
  await page.getByRole('button', { name: factorsTexts.addTotp }).press('Enter')
  const dialog = page.getByRole('dialog', { name: enrollTexts.totp.title })
  const secret = await dialog.getByRole('code').innerText()
  await dialog.getByLabel(enrollTexts.totp.code).fill(codeOf(secret))
  await dialog.getByLabel(enrollTexts.totp.code).press('Enter')
  const saving = page.getByRole('dialog', { name: enrollTexts.codes.title })
  const codes = await saving.getByRole('code').allInnerTexts()
  await saving.getByRole('button', { name: enrollTexts.codes.done }).press('Enter')
  return { secret, codes }
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/admin-login')
}

test('[DOOR-1] an authenticator app is added by keyboard, and asked for after the password; a recovery code replaces it', async ({
  page,
  site,
  pool,
}) => {
  const person = await addPerson(await openDesk(site), 'hiring')
  await signIn(page, person)
  await expect(page.getByText(factorsTexts.none)).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  await page.getByRole('button', { name: factorsTexts.addTotp }).press('Enter')
  const dialog = page.getByRole('dialog', { name: enrollTexts.totp.title })
  await expect(dialog.getByRole('img', { name: enrollTexts.totp.picture })).toBeVisible()
  const secret = await dialog.getByRole('code').innerText()
  expect(await findPageFaults(page)).toEqual([])
  await page.setViewportSize(phone)
  expect(await findPageFaults(page)).toEqual([])
  const code = dialog.getByLabel(enrollTexts.totp.code)
  await code.fill('12')
  await code.press('Enter')
  await expect(dialog.getByText(adminReasons['factor.code_rule'])).toBeVisible()
  await code.fill(codeOf(secret))
  await code.press('Enter')
  const saving = page.getByRole('dialog', { name: enrollTexts.codes.title })
  await expect(saving.getByRole('code')).toHaveCount(10)
  const codes = await saving.getByRole('code').allInnerTexts()
  expect(await findPageFaults(page)).toEqual([])
  const link = saving.getByRole('link', { name: enrollTexts.codes.download })
  const { text } = await download(page, () => link.press('Enter'))
  for (const one of codes) expect(text).toContain(one)
  await page.emulateMedia({ media: 'print' })
  await expect(saving.getByText(codes[9] ?? '')).toBeVisible()
  await expect(page.getByRole('heading', { name: factorsTexts.title })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await saving.getByRole('button', { name: enrollTexts.codes.done }).press('Enter')
  await expect(page.getByText(factorsTexts.codes.left(10))).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await signOut(page)

  await signIn(page, person)
  const field = page.getByLabel(stepTexts.totp.label)
  await expect(field).toBeFocused()
  expect(await findPageFaults(page)).toEqual([])
  await page.keyboard.type(codeOf(secret))
  await page.keyboard.press('Enter')
  // The code that proved the app is used up, unless 30 seconds have passed; then this one is new.
  const used = page.getByText(adminReasons['factor.code_used'])
  const account = page.getByRole('heading', { name: 'Your account' })
  await expect(used.or(account)).toBeVisible()
  await pool.query('update factors set last_step = 0')
  if (await used.isVisible()) {
    await field.fill(codeOf(secret))
    await field.press('Enter')
  }
  await expect(account).toBeVisible()
  await signOut(page)

  await page.setViewportSize(phone)
  await signIn(page, person)
  await page.getByRole('button', { name: stepTexts.choose.recovery }).press('Enter')
  const recovery = page.getByLabel(stepTexts.recovery.label)
  await expect(recovery).toBeFocused()
  expect(await findPageFaults(page)).toEqual([])
  await page.keyboard.type('not-a-code')
  await page.keyboard.press('Enter')
  await expect(page.getByText(adminReasons['factor.recovery_wrong'])).toBeVisible()
  await recovery.fill(codes[0] ?? '')
  await recovery.press('Enter')
  await expect(page.getByText(factorsTexts.codes.left(9))).toBeVisible()
})

test('[DOOR-1 DOOR-2] a passkey is added, named, and used: after the password, and alone, without a username @thorough', async ({
  page,
  site,
}) => {
  const person = await addPerson(await openDesk(site), 'hiring')
  const authenticator = await addAuthenticator(page)
  await signIn(page, person)
  await page.getByRole('button', { name: factorsTexts.addPasskey }).press('Enter')
  const dialog = page.getByRole('dialog', { name: enrollTexts.passkey.title })
  await expect(dialog.getByLabel(enrollTexts.passkey.name)).toHaveValue(/Chrome/)
  expect(await findPageFaults(page)).toEqual([])
  await authenticator.setVerified(false)
  await dialog.getByRole('button', { name: enrollTexts.passkey.button }).press('Enter')
  await expect(dialog.getByText(passkeyFailures.canceled)).toBeVisible()
  await authenticator.setVerified(true)
  await dialog.getByLabel(enrollTexts.passkey.name).fill('Work laptop')
  await dialog.getByLabel(enrollTexts.passkey.name).press('Enter')
  await page.getByRole('button', { name: enrollTexts.codes.done }).press('Enter')
  const row = page.getByRole('listitem').filter({ hasText: 'Work laptop' })
  await expect(row).toContainText(factorsTexts.unused)

  await row.getByRole('button', { name: factorsTexts.rename }).press('Enter')
  const rename = page.getByRole('dialog', { name: factorsTexts.renameDialog.title('Work laptop') })
  await rename.getByLabel(factorsTexts.renameDialog.label).fill('Home laptop')
  await rename.getByLabel(factorsTexts.renameDialog.label).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Home laptop' })).toBeVisible()

  // The device knows that it has one already.
  await page.getByRole('button', { name: factorsTexts.addPasskey }).press('Enter')
  await dialog.getByRole('button', { name: enrollTexts.passkey.button }).press('Enter')
  await expect(dialog.getByText(passkeyFailures.known)).toBeVisible()
  await page.keyboard.press('Escape')

  await authenticator.setPresent(false)
  await signOut(page)
  await signIn(page, person)
  await expect(page.getByRole('button', { name: stepTexts.passkey.button })).toBeFocused()
  expect(await findPageFaults(page)).toEqual([])
  await authenticator.setPresent(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Home laptop' })).toContainText('last used')

  await authenticator.setPresent(false)
  await signOut(page)
  const alone = page.getByRole('button', { name: passkeySignInTexts.button })
  await expect(alone).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  await page.setViewportSize(phone)
  expect(await findPageFaults(page)).toEqual([])
  await authenticator.setPresent(true)
  await alone.press('Enter')
  await expect(page).toHaveURL('/Create-job-vacancy')
})

test('[DOOR-2] a passkey is offered in the field for the username @thorough', async ({ page, site }) => {
  const person = await addPerson(await openDesk(site), 'hiring')
  const authenticator = await addAuthenticator(page)
  await signIn(page, person)
  await page.getByRole('button', { name: factorsTexts.addPasskey }).click()
  await page.getByRole('button', { name: enrollTexts.passkey.button }).click()
  await page.getByRole('button', { name: enrollTexts.codes.done }).click()
  await authenticator.setPresent(false)
  await signOut(page)
  await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'username webauthn')
  // Stands for the person who chooses it from the list of the browser.
  await authenticator.setPresent(true)
  await page.reload()
  await expect(page).toHaveURL('/Create-job-vacancy')
})

test('[DOOR-1] a factor is removed by its person, and all of them by an owner, who sees them beside the last sign-in @thorough', async ({
  page,
  browser,
  site,
}) => {
  const person = await addPerson(await openDesk(site), 'hiring')
  await signIn(page, person)
  await addApp(page)
  const owner = await browser.newPage({ baseURL: site.url })
  await signIn(owner, credentials, '/admin/admins')
  const row = owner.getByRole('listitem').filter({ hasText: person.username })
  await expect(row).toContainText('Second factor: authenticator app.')
  expect(await findPageFaults(owner)).toEqual([])
  await row.getByRole('button', { name: removeFactorsTexts.button }).press('Enter')
  const dialog = owner.getByRole('dialog', { name: removeFactorsTexts.title(person.username) })
  expect(await findPageFaults(owner)).toEqual([])
  await dialog.getByRole('button', { name: removeFactorsTexts.confirm }).press('Enter')
  await expect(owner.getByText(removeFactorsTexts.done(person.username))).toBeVisible()
  await expect(row).toContainText('No second factor.')
  await owner.close()

  await page.goto('/admin/account')
  await expect(page).toHaveURL(/admin-login/)
  await submitCredentials(page, person)
  await addApp(page)
  await page.getByRole('button', { name: `${factorsTexts.remove}: ${enrollTexts.totp.defaultName}` }).press('Enter')
  const removal = page.getByRole('dialog', { name: factorsTexts.removeDialog.title(enrollTexts.totp.defaultName) })
  await expect(removal).toContainText(factorsTexts.removeDialog.last)
  expect(await findPageFaults(page)).toEqual([])
  await removal.getByRole('button', { name: factorsTexts.removeDialog.button }).press('Enter')
  await expect(page.getByText(factorsTexts.none)).toBeVisible()
})

test('[DOOR-4] after ten minutes, a change of factors asks again, and a passkey or a code answers @thorough', async ({
  page,
  site,
  pool,
}) => {
  const person = await addPerson(await openDesk(site), 'hiring')
  const authenticator = await addAuthenticator(page)
  await signIn(page, person)
  const { secret } = await addApp(page)
  await page.getByRole('button', { name: factorsTexts.addPasskey }).click()
  await page.getByRole('button', { name: enrollTexts.passkey.button }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Passkey' })).toBeVisible()
  const letProofExpire = () => pool.query(`update sessions set proven_at = now() - interval '11 minutes'`)
  const renew = async () => {
    await page.getByRole('button', { name: factorsTexts.codes.make }).press('Enter')
    await page.getByRole('button', { name: factorsTexts.codes.dialog.button }).press('Enter')
  }
  const proof = page.getByRole('dialog', { name: proofTexts.title })

  await letProofExpire()
  await renew()
  await expect(proof.getByRole('button', { name: proofFactorTexts.passkey })).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  await authenticator.setVerified(true)
  await proof.getByRole('button', { name: proofFactorTexts.passkey }).press('Enter')
  await page.getByRole('button', { name: enrollTexts.codes.done }).press('Enter')

  await letProofExpire()
  await pool.query('update factors set last_step = 0')
  await renew()
  await proof.getByRole('button', { name: proofFactorTexts.byCode }).press('Enter')
  await proof.getByLabel(proofFactorTexts.code).fill(codeOf(secret))
  await proof.getByLabel(proofFactorTexts.code).press('Enter')
  await expect(page.getByRole('dialog', { name: enrollTexts.codes.title }).getByRole('code')).toHaveCount(10)
})

test('[DOOR-1] where a second factor is required, the desk leads to its page first, by keyboard, and then on @thorough', async ({
  browser,
}) => {
  const site = await startProcess({ settings: { REQUIRE_SECOND_FACTOR: 'true' } })
  const page = await browser.newPage({ baseURL: named(site) })
  await openDesk(site)
  await addAuthenticator(page)
  await signIn(page, credentials, '/admin/audit')
  await expect(page).toHaveURL('/admin-second-factor?back=%2Fadmin%2Faudit')
  await expect(page.getByRole('button', { name: secondFactorTexts.choosePasskey })).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  await page.goto('/applicationlist')
  await expect(page).toHaveURL('/admin-second-factor?back=%2Fapplicationlist')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: secondFactorTexts.chooseTotp }).press('Enter')
  await expect(page.getByRole('img', { name: enrollTexts.totp.picture })).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  await page.getByRole('button', { name: secondFactorTexts.back }).press('Enter')
  await page.getByRole('button', { name: secondFactorTexts.choosePasskey }).press('Enter')
  expect(await findPageFaults(page)).toEqual([])
  await page.getByRole('button', { name: enrollTexts.passkey.button }).press('Enter')
  await expect(page.getByRole('heading', { name: enrollTexts.codes.title })).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  await page.getByRole('button', { name: secondFactorTexts.continue }).press('Enter')
  await expect(page).toHaveURL('/applicationlist')

  await page.goto('/admin/account')
  await expect(page.getByText(factorsTexts.required)).toBeVisible()
  await page.getByRole('button', { name: factorsTexts.remove }).first().press('Enter')
  const removal = page.getByRole('dialog')
  await removal.getByRole('button', { name: factorsTexts.removeDialog.button }).press('Enter')
  await expect(removal.getByText(adminReasons['factor.last'])).toBeVisible()
  await page.goto('/admin-second-factor')
  await expect(page).toHaveURL('/list-jobfor-admin')
  await page.close()
  await site.remove()
})
