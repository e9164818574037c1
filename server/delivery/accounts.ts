import type { Config } from '../config/config.ts'
import type { Db } from '../db/client.ts'
import type { AccountJob, Outcome, Queue } from '../db/queue.ts'
import type { Log } from '../monitoring/log.ts'
import { createMailer } from '../ports/mail.ts'
import { sendNews } from '../services/news.ts'
import { sendOverdue } from '../services/overdue-mail.ts'
import { sendRequestedLink } from '../services/recovery.ts'
import { sendReview } from '../services/review-mail.ts'

type Sending = Parameters<typeof sendNews>[0]

function sendToAdmin(sending: Sending, job: AccountJob, signal: AbortSignal): Promise<Outcome> {
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

/** Starts the worker for emails to admins about their accounts; without a mail server, none are sent. */
export async function startAccountDelivery(config: Config, db: Db, queue: Queue, log: Log): Promise<void> {
  if (!config.mail) return
  const sending = { db, mailer: createMailer(config.mail, config.outsideTimeoutMs), publicUrl: config.publicUrl }
  await queue.work('account', async (job: AccountJob, signal): Promise<Outcome> => {
    try {
      const outcome = await sendToAdmin(sending, job, signal)
      if (outcome !== 'arrived') log.warn({ adminId: job.adminId, outcome }, 'account mail not delivered')
      return outcome
    } catch (cause) {
      log.error({ adminId: job.adminId, err: cause }, 'account mail failed')
      return 'again'
    }
  })
}
