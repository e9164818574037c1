import type { Config } from '../config/config.ts'
import type { Db } from '../db/client.ts'
import type { Outcome, Queue } from '../db/queue.ts'
import type { Log } from '../monitoring/log.ts'
import { createMailer } from '../ports/mail.ts'
import { deliverEmail } from '../services/email-delivery.ts'

/** Starts the worker for emails written in the desk; without a mail server, none can be written. */
export async function startEmailDelivery({ mail, outsideTimeoutMs }: Config, db: Db, queue: Queue, log: Log) {
  if (!mail) return
  const { hiringTo, leadsTo } = mail
  const replyTo = { application: hiringTo, 'career-form': hiringTo, lead: leadsTo }
  const sending = { db, mailer: createMailer(mail, outsideTimeoutMs), replyTo }
  await queue.work('email', async (job, signal): Promise<Outcome> => {
    try {
      const { outcome, error } = await deliverEmail(sending, job, signal)
      if (error) log.warn({ ...job, outcome, error }, 'email not delivered')
      return outcome
    } catch (cause) {
      log.error({ ...job, err: cause }, 'email failed')
      return 'again'
    }
  })
}
