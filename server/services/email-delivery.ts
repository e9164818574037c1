import { optedOutError } from '../../contract/email.ts'
import type { Db } from '../db/client.ts'
import { findApplication } from '../db/queries/desk-applications.ts'
import { findCareerForm } from '../db/queries/desk-career-forms.ts'
import { findLead } from '../db/queries/desk-leads.ts'
import { claimEmail, markEmailTried, markSent, type EmailRow } from '../db/queries/emails.ts'
import type { EmailJob } from '../db/queue.ts'
import { OutsideError } from '../ports/outside-call.ts'
import { outcomeOf, type Sending, type Tried } from './deliveries.ts'
import { whenOptedOut } from './emails.ts'
import type { OptOuts } from './opt-outs.ts'

/**
 * Makes one attempt to send an email that was written in the desk. If a crash prevented recording that it was sent, it is
 * sent again with the same message id, by which mailboxes recognize the copy.
 */
export async function deliverEmail(
  sending: Sending,
  optOuts: OptOuts,
  job: EmailJob,
  signal: AbortSignal,
): Promise<Tried> {
  const { db, mailer } = sending
  const email = await claimEmail(db, job.emailId)
  if (!email) return { outcome: 'arrived' }
  const { id, recipient: to, subject, text, calendar } = email
  if (await isOptedOut(db, optOuts, email)) {
    await markEmailTried(db, id, optedOutError, true)
    return { outcome: 'arrived' }
  }
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

/** Since they wrote to us; an email may wait for a day. Interviewers get emails too, whatever the applicant wants. */
async function isOptedOut(db: Db, optOuts: OptOuts, email: EmailRow): Promise<boolean> {
  const sender = await findSender(db, email)
  return sender?.email === email.recipient && (await whenOptedOut(db, optOuts, sender)) === 'after'
}

async function findSender(db: Db, { leadId, careerSubmissionId, applicationId }: EmailRow) {
  if (leadId !== null) return findLead(db, leadId)
  if (careerSubmissionId !== null) return findCareerForm(db, careerSubmissionId)
  return applicationId === null ? undefined : findApplication(db, applicationId)
}

const replyTo = ({ leadsTo, hiringTo }: Sending, { leadId }: EmailRow) => (leadId === null ? hiringTo : leadsTo)
