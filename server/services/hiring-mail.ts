import { applicationArrived, confirmationWords, resumeArrived } from '../../content/hiring-mail.ts'
import { referenceOf } from '../../contract/reference.ts'
import type { Db } from '../db/client.ts'
import { findApplicant } from '../db/queries/applications.ts'
import { findCareerSubmission } from '../db/queries/career-submissions.ts'
import type { HiringJob, Queue } from '../db/queue.ts'
import type { Mail } from '../ports/mail.ts'
import { makeApplicantLink } from './applicant-links.ts'
import { attemptMail, type Sending, type Tried } from './deliveries.ts'
import { fillAutomatic, firstWord } from './email-templates.ts'

/** Queues the emails about an application or a resume, in the transaction that stores it. */
export type NotifyHiring = (tx: Db, about: HiringJob['about'], id: string) => Promise<void>

export const notifyByMail =
  (queue: Queue): NotifyHiring =>
  (tx, about, id) =>
    queue.add(tx, 'hiring', [
      { about, id, to: 'applicant' },
      { about, id, to: 'team' },
    ])

export const notifyNobody: NotifyHiring = () => Promise.resolve()

/** Makes one attempt to send one email. If the application or resume was erased, there is nothing to send. */
export async function sendHiringMail(sending: Sending, job: HiringJob, signal: AbortSignal): Promise<Tried> {
  const composed = await composeMail(sending, job)
  return composed ? attemptMail(sending.mailer, composed.mail, composed.since, signal) : { outcome: 'arrived' }
}

type ComposedMail = { mail: Mail; since: Date }

async function composeMail(sending: Sending, { about, id, to }: HiringJob): Promise<ComposedMail | undefined> {
  const found = about === 'application' ? await aboutApplication(sending, id, to) : await aboutResume(sending, id)
  if (!found) return undefined
  const { person, createdAt, received, arrived } = found
  const mail =
    to === 'applicant'
      ? { to: person.email, replyTo: sending.hiringTo, ...received }
      : { to: sending.hiringTo, replyTo: person.email, ...arrived }
  return { mail: { id: `${about}-${to}-${id}`, ...mail }, since: createdAt }
}

/** The link is made for each attempt to send it, so that the queue has no secret. */
async function aboutApplication({ db, publicUrl }: Sending, id: string, to: HiringJob['to']) {
  const row = await findApplicant(db, id)
  if (!row) return undefined
  const person = { name: `${row.firstName} ${row.lastName}`, email: row.email, phone: row.phone }
  const statusLink = to === 'applicant' ? `${publicUrl}${await makeApplicantLink(db, id)}` : ''
  return {
    person,
    createdAt: row.createdAt,
    received: await fillAutomatic(db, 'application-confirmation', {
      firstName: asName(row.firstName),
      job: row.vacancyTitle ?? confirmationWords.job,
      reference: referenceOf(id),
      statusLink,
    }),
    arrived: applicationArrived(person, row.jobTitle, `${publicUrl}/ApplicantDetails/${id}`),
  }
}

async function aboutResume({ db, publicUrl }: Sending, id: string) {
  const person = await findCareerSubmission(db, id)
  if (!person) return undefined
  return {
    person,
    createdAt: person.createdAt,
    received: await fillAutomatic(db, 'resume-confirmation', { firstName: asName(firstWord(person.name)) }),
    arrived: resumeArrived(person, `${publicUrl}/admin/career-forms/${id}`),
  }
}

/** A confirmation contains nothing that a stranger wrote, except for what can only be a name. */
const asName = (text: string) =>
  /^[\p{L}\p{M}][\p{L}\p{M}' ’-]{0,39}$/u.test(text) ? text : confirmationWords.somebody
