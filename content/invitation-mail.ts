import { invitationDays } from '../contract/invitation-days.ts'
import type { Role } from '../contract/roles.ts'
import { roleNames, roleTexts } from './admin/roles.ts'
import { brand } from './brand/company.ts'
import { letter, type MailText } from './letter.ts'

/** To somebody whom an owner invites to the desk; it names no other person. */
export const invitationMail = (role: Role, link: string): MailText => ({
  subject: `Your account at ${brand.name}`,
  text: letter('Hello,', [
    `You have been invited to the admin area of ${brand.name}. Your role is ${roleNames[role]}: ${roleTexts[role]}`,
    `Choose your username and password here. The link works once, within ${invitationDays} days:\n${link}`,
    'Do not forward this email. If you did not expect it, ignore it.',
  ]),
})
