import { optedOutError } from '../../contract/email.ts'
import type { Db } from '../db/client.ts'
import { findApplication } from '../db/queries/desk-applications.ts'
import { findCareerForm } from '../db/queries/desk-career-forms.ts'
import { findLead } from '../db/queries/desk-leads.ts'
import { claimEmail, markEmailTried, markSent, type EmailRow } from '../db/queries/emails.ts'
import type { EmailJob } from '../db/queue.ts'
import { attemptMail, type Sending, type Tried } from './deliveries.ts'
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
  const mail = { id: `email-${id}`, to, replyTo: replyTo(sending, email), subject, text, ...(calendar && { calendar }) }
  const tried = await attemptMail(mailer, mail, email.firstTriedAt, signal)
  if (tried.error === undefined) await markSent(db, id)
  else await markEmailTried(db, id, tried.error, tried.outcome === 'given-up')
  return tried
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
