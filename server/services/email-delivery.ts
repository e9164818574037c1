import type { EmailKind } from '../../contract/email-template.ts'
import type { Db } from '../db/client.ts'
import { claimEmail, markEmailTried, markSent, type EmailRow } from '../db/queries/emails.ts'
import type { EmailJob } from '../db/queue.ts'
import type { Mailer } from '../ports/mail.ts'
import { OutsideError } from '../ports/outside-call.ts'
import { outcomeOf, type Tried } from './deliveries.ts'

export type Sending = { db: Db; mailer: Mailer; replyTo: Record<EmailKind, string> }

/**
 * Makes one attempt to send an email that was written in the desk. If a crash prevented recording that it was sent, it is
 * sent again with the same message id, by which mailboxes recognize the copy.
 */
export async function deliverEmail(
  { db, mailer, replyTo }: Sending,
  job: EmailJob,
  signal: AbortSignal,
): Promise<Tried> {
  const email = await claimEmail(db, job.emailId)
  if (!email) return { outcome: 'arrived' }
  const { id, recipient: to, subject, text, calendar } = email
  try {
    const mail = { id: `email-${id}`, to, replyTo: replyTo[kindOf(email)], subject, text }
    await mailer({ ...mail, ...(calendar && { calendar }) }, signal)
    await markSent(db, id)
    return { outcome: 'arrived' }
  } catch (cause) {
    if (!(cause instanceof OutsideError)) throw cause
    const outcome = outcomeOf(cause, email.firstTriedAt)
    await markEmailTried(db, id, cause.code, outcome === 'given-up')
    return { outcome, error: cause.code }
  }
}

const kindOf = ({ applicationId, leadId }: EmailRow): EmailKind =>
  applicationId !== null ? 'application' : leadId !== null ? 'lead' : 'career-form'
