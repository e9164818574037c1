import { z } from 'zod'
import { NewPassword } from './admin.ts'
import { because } from './reasons.ts'
import { email, text } from './text.ts'

/** Whether a link was sent by email, or there was nowhere to send it. */
export const LinkMail = z.enum(['sent', 'failed', 'none'])
export type LinkMail = z.infer<typeof LinkMail>

/** Whether links can be requested by email. */
export const RecoveryState = z.object({ byEmail: z.boolean() })

export const RecoveryRequest = z.object({ username: text(80, 'admin.username_required') })

/** What an owner made for a colleague. The link is shown once, and only if it was not sent. */
export const MadeRecovery = z.object({
  username: z.string(),
  link: z.string().nullable(),
  mail: LinkMail,
  expiresAt: z.string(),
})
export type MadeRecovery = z.infer<typeof MadeRecovery>

const secret = z.string(because('recovery.invalid')).min(1, because('recovery.invalid')).max(200)

export const LinkSecret = z.object({ secret })

/** Whose account a link recovers. */
export const Recoverable = z.object({ username: z.string(), expiresAt: z.string(), minPasswordLength: z.number() })
export type Recoverable = z.infer<typeof Recoverable>

export const Recovery = z.object({ secret, password: NewPassword })
export type Recovery = z.infer<typeof Recovery>

/** The confirmed address of an admin, one that waits for its confirmation, and whether email is set up at all. */
export const AccountEmail = z.object({
  email: z.string().nullable(),
  pending: z.string().nullable(),
  byEmail: z.boolean(),
})
export type AccountEmail = z.infer<typeof AccountEmail>

export const NewEmail = z.object({ email: email('recovery.email_required', 'recovery.email_invalid') })
export const SentConfirmation = z.object({ mail: LinkMail })
export const ConfirmedEmail = z.object({ username: z.string(), email: z.string() })
