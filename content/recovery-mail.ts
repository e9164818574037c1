import { recoveryMinutes } from '../contract/recovery-minutes.ts'
import { brand } from './brand/company.ts'
import { letter, type MailText } from './letter.ts'

/** To the confirmed address of an admin. */
export const recoveryMail = (username: string, link: string): MailText => ({
  subject: `Reset your password for ${brand.name}`,
  text: letter(`Hello ${username},`, [
    `Choose a new password for the admin area of ${brand.name} here. The link works once, for ${recoveryMinutes} minutes:\n${link}`,
    'You will then be signed out everywhere. If you have a second factor, you will still need it to sign in.',
    'If you did not ask for this, ignore this email. Your password will stay the same. If it happens again, tell an owner.',
  ]),
})

/** To an address that an admin entered; whoever opens the link confirms that it is theirs. */
export const confirmEmailMail = (username: string, link: string): MailText => ({
  subject: `Confirm your email address for ${brand.name}`,
  text: letter('Hello,', [
    `${username} wants to use this address to recover their account in the admin area of ${brand.name}. Confirm it here within ${recoveryMinutes} minutes:\n${link}`,
    'If you do not know what this is about, ignore this email.',
  ]),
})
