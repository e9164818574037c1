import { leadMail, requestReceived } from '../../content/lead-mail.ts'
import type { Db } from '../db/client.ts'
import { claimConfirmation, findAddress } from '../db/queries/confirmations.ts'
import type { Outcome } from '../db/queue.ts'
import type { Mailer } from '../ports/mail.ts'
import { attemptMail, type Send } from './deliveries.ts'
import type { OptOuts } from './opt-outs.ts'

export type LeadMailer = { mailer: Mailer; leadsTo: string; publicUrl: string; optOuts: OptOuts }

/** Sends a new lead to the team; replies go to the person. */
export const mailToTeam =
  ({ mailer, leadsTo, publicUrl }: LeadMailer): Send =>
  async (lead, signal) => {
    const text = leadMail(lead, `${publicUrl}/admin/leads/${lead.id}`)
    await mailer({ id: `lead-${lead.id}`, to: leadsTo, replyTo: lead.email, ...text }, signal)
    return undefined
  }

/** Makes one attempt to send the person a confirmation. A mailbox gets at most one a day, no matter who requests it. */
export async function confirmLead(
  db: Db,
  { mailer, leadsTo, optOuts }: LeadMailer,
  leadId: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const lead = await findAddress(db, leadId)
  if (!lead || (await optOuts.isOptedOut(db, { email: lead.email }))) return 'arrived'
  if (!(await claimConfirmation(db, leadId, lead.email))) return 'arrived'
  const mail = { id: `request-${leadId}`, to: lead.email, replyTo: leadsTo, isAutomatic: true, ...requestReceived }
  return attemptMail(mailer, mail, lead.createdAt, signal)
}
