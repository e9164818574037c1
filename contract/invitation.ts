import { z } from 'zod'
import { NewPassword, NewUsername, RoleName } from './admin.ts'
import { fieldNote } from './field-note.ts'
import { because } from './reasons.ts'
import { LinkMail } from './recovery.ts'
import { text } from './text.ts'

/** `recipient`: the name or the email address of the person; an address gets the link, where email is set up. */
export const NewInvitation = z.object({
  recipient: text(200, 'invitation.recipient_required'),
  role: RoleName,
  invitationId: z.uuid().optional().describe(fieldNote('invitation.newId')),
})
export type NewInvitation = z.infer<typeof NewInvitation>

export const Invitation = z.object({
  id: z.uuid(),
  recipient: z.string(),
  role: RoleName,
  invitedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>
export const Invitations = z.object({ data: z.array(Invitation) })

/** The link is shown once: it cannot be read back. `mail` says whether it was sent, or there was nowhere to send it. */
export const MadeInvitation = z.object({
  data: Invitation,
  link: z.string(),
  mail: LinkMail,
})
export type MadeInvitation = z.infer<typeof MadeInvitation>

const secret = z.string(because('invitation.invalid')).min(1, because('invitation.invalid')).max(200)

export const InvitationSecret = z.object({ secret })

/** What a link offers. */
export const Offer = z.object({
  role: RoleName,
  invitedBy: z.string(),
  expiresAt: z.string(),
  minPasswordLength: z.number(),
})
export type Offer = z.infer<typeof Offer>

export const Acceptance = z.object({ secret, username: NewUsername, password: NewPassword })
export type Acceptance = z.infer<typeof Acceptance>
