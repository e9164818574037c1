import type { Config } from '../config/config.ts'
import type { Db } from '../db/client.ts'
import type { HiringJob, Outcome, Queue } from '../db/queue.ts'
import type { Log } from '../monitoring/log.ts'
import { createMailer } from '../ports/mail.ts'
import { sendHiringMail, notifyByMail, notifyNobody, type NotifyHiring } from '../services/hiring-mail.ts'

/** Starts the worker for emails about applications; without a mail server, none are sent. */
export async function startHiringDelivery(config: Config, db: Db, queue: Queue, log: Log): Promise<NotifyHiring> {
  if (!config.mail) return notifyNobody
  const mailer = createMailer(config.mail, config.outsideTimeoutMs)
  const desk = { db, mailer, hiringTo: config.mail.hiringTo, publicUrl: config.publicUrl }
  await queue.work('hiring', async (job: HiringJob, signal): Promise<Outcome> => {
    try {
      const outcome = await sendHiringMail(desk, job, signal)
      if (outcome !== 'arrived') log.warn({ job, outcome }, 'hiring mail not delivered')
      return outcome
    } catch (cause) {
      log.error({ job, err: cause }, 'hiring mail failed')
      return 'again'
    }
  })
  return notifyByMail(queue)
}
