import { leadMail } from '../../content/lead-mail.ts'
import type { Mailer } from '../ports/mail.ts'
import type { Send } from './deliveries.ts'

/** Tells the team of a new lead; an answer to the mail goes to the person. */
export const mailToTeam =
  (mailer: Mailer, to: string): Send =>
  async (lead, signal) => {
    await mailer({ id: `lead-${lead.id}`, to, replyTo: lead.email, ...leadMail(lead) }, signal)
    return undefined
  }
