import type { AccountJob, Queue } from '../db/queue.ts'
import type { Log } from '../monitoring/log.ts'
import type { Sending, Tried } from '../services/deliveries.ts'
import { deliverEmail } from '../services/email-delivery.ts'
import { sendHiringMail } from '../services/hiring-mail.ts'
import { sendNews } from '../services/news.ts'
import type { OptOuts } from '../services/opt-outs.ts'
import { sendOverdue } from '../services/overdue-mail.ts'
import { sendRequestedLink } from '../services/recovery.ts'
import { sendReview } from '../services/review-mail.ts'
import { attempt } from './attempt.ts'

/** Starts the workers for emails about applications, for those written in the desk, and for those to admins. */
export async function startEmailDelivery(sending: Sending, optOuts: OptOuts, queue: Queue, log: Log) {
  await queue.work('hiring', (job, signal) =>
    attempt(log, 'hiring mail', job, () => sendHiringMail(sending, job, signal)),
  )
  await queue.work('email', (job, signal) =>
    attempt(log, 'email', job, () => deliverEmail(sending, optOuts, job, signal)),
  )
  await queue.work('account', (job, signal) =>
    attempt(log, 'account mail', { adminId: job.adminId }, () => sendToAdmin(sending, job, signal)),
  )
}

function sendToAdmin(sending: Sending, job: AccountJob, signal: AbortSignal): Promise<Tried> {
  switch (job.kind) {
    case 'recovery':
      return sendRequestedLink(sending, job, signal)
    case 'news':
      return sendNews(sending, job, signal)
    case 'overdue':
      return sendOverdue(sending, job, signal)
    case 'review':
      return sendReview(sending, job, signal)
  }
}
