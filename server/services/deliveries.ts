import type { Db } from '../db/client.ts'
import {
  findWaitingDelivery,
  markDelivered,
  markTried,
  reopenDelivery,
  type Channel,
} from '../db/queries/deliveries.ts'
import type { Outcome, Queue } from '../db/queue.ts'
import type { CrmLead } from '../../content/crm-note.ts'
import type { Mail, Mailer } from '../ports/mail.ts'
import { OutsideError } from '../ports/outside-call.ts'

/** Delivers a lead; returns the id of the record created for it, if any. */
export type Send = (lead: CrmLead, signal: AbortSignal) => Promise<string | undefined>

export type Tried = { outcome: Outcome; error?: string }

const maxRetryMs = 24 * 60 * 60 * 1000

/** Makes one attempt. If a crash prevented recording a delivery, the lead is sent again, which leaves one record. */
export async function deliverLead(
  db: Db,
  channel: Channel,
  send: Send,
  leadId: string,
  signal: AbortSignal,
): Promise<Tried> {
  const delivery = await findWaitingDelivery(db, leadId, channel)
  if (!delivery) return { outcome: 'arrived' }
  try {
    const recordId = await send({ ...delivery.lead, consent: delivery.consent }, signal)
    await markDelivered(db, leadId, channel, recordId)
    return { outcome: 'arrived' }
  } catch (cause) {
    if (!(cause instanceof OutsideError)) throw cause
    const outcome = outcomeOf(cause, delivery.firstTriedAt)
    await markTried(db, leadId, channel, cause.code, outcome === 'given-up')
    return { outcome, error: cause.code }
  }
}

/** A failed attempt is repeated for a day, unless it would fail again. */
const outcomeOf = ({ permanent }: OutsideError, since: Date | null): Outcome =>
  permanent || (since !== null && Date.now() - since.getTime() > maxRetryMs) ? 'given-up' : 'again'

/** What sending emails needs. */
export type Sending = { db: Db; mailer: Mailer; publicUrl: string; hiringTo: string; leadsTo: string }

/** Makes one attempt to send an email. */
export async function attemptMail(mailer: Mailer, mail: Mail, since: Date | null, signal: AbortSignal): Promise<Tried> {
  try {
    await mailer(mail, signal)
    return { outcome: 'arrived' }
  } catch (cause) {
    if (!(cause instanceof OutsideError)) throw cause
    return { outcome: outcomeOf(cause, since), error: cause.code }
  }
}

/** Restarts a delivery that was given up, or starts one that never existed; false when there is nothing to do. */
export const retryDelivery = (db: Db, queue: Queue, leadId: string, channel: Channel): Promise<boolean> =>
  db.transaction(async (tx) => {
    const isOpen = await reopenDelivery(tx, leadId, channel)
    if (isOpen) await queue.add(tx, channel, [{ leadId }])
    return isOpen
  })
