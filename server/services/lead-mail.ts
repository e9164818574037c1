import { leadMail, requestReceived } from '../../content/lead-mail.ts'
import { claimConfirmation, findAddress } from '../db/queries/confirmations.ts'
import { attemptMail, type Send, type Sending, type Tried } from './deliveries.ts'
import type { OptOuts } from './opt-outs.ts'

/** Sends a new lead to the team; replies go to the person. */
export const mailToTeam =
  ({ mailer, leadsTo, publicUrl }: Sending): Send =>
  async (lead, signal) => {
    const text = leadMail(lead, `${publicUrl}/admin/leads/${lead.id}`)
    await mailer({ id: `lead-${lead.id}`, to: leadsTo, replyTo: lead.email, ...text }, signal)
    return undefined
  }

/** Makes one attempt to send the person a confirmation. A mailbox gets at most one a day, no matter who requests it. */
export async function confirmLead(
  { db, mailer, leadsTo }: Sending,
  optOuts: OptOuts,
  leadId: string,
  signal: AbortSignal,
): Promise<Tried> {
  const lead = await findAddress(db, leadId)
  if (!lead || (await optOuts.isOptedOut(db, { email: lead.email }))) return { outcome: 'arrived' }
  if (!(await claimConfirmation(db, leadId, lead.email))) return { outcome: 'arrived' }
  const mail = { id: `request-${leadId}`, to: lead.email, replyTo: leadsTo, isAutomatic: true, ...requestReceived }
  return attemptMail(mailer, mail, lead.createdAt, signal)
}
