import { claimEmail, markEmailTried, markSent, type EmailRow } from '../db/queries/emails.ts'
import type { EmailJob } from '../db/queue.ts'
import { OutsideError } from '../ports/outside-call.ts'
import { outcomeOf, type Sending, type Tried } from './deliveries.ts'

/**
 * Makes one attempt to send an email that was written in the desk. If a crash prevented recording that it was sent, it is
 * sent again with the same message id, by which mailboxes recognize the copy.
 */
export async function deliverEmail(sending: Sending, job: EmailJob, signal: AbortSignal): Promise<Tried> {
  const { db, mailer } = sending
  const email = await claimEmail(db, job.emailId)
  if (!email) return { outcome: 'arrived' }
  const { id, recipient: to, subject, text, calendar } = email
  try {
    const mail = { id: `email-${id}`, to, replyTo: replyTo(sending, email), subject, text }
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

const replyTo = ({ leadsTo, hiringTo }: Sending, { leadId }: EmailRow) => (leadId === null ? hiringTo : leadsTo)
