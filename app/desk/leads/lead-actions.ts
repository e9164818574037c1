import { leadsTexts, leadWorkTexts } from '../../../content/admin/leads.ts'
import type { LeadWork } from '../../../contract/lead-work.ts'
import { call } from '../calls/call.ts'

/** Sends the failed deliveries of one lead again, or of all. */
export async function retryLeads(id?: string): Promise<string> {
  const { retried } = await (id === undefined ? call('leads.retryAll') : call('leads.retry', { id }))
  return leadsTexts.retried(retried)
}

export async function acceptLead(id: string): Promise<string> {
  await call('leads.accept', { id, suspectedSpam: false })
  return leadsTexts.accepted
}

/** Saves what the person decided, unless a colleague has changed the same since they saw it. */
export async function changeLead(lead: LeadWork & { id: string }, change: Partial<LeadWork>, said?: string) {
  await call('leads.change', { id: lead.id, ...change, was: seen(lead, change) })
  return said ?? leadWorkTexts.saved
}

/** What the person saw of the fields that they change. */
const seen = ({ state, ownerId, followUpOn }: LeadWork, change: Partial<LeadWork>): Partial<LeadWork> => ({
  ...('state' in change && { state }),
  ...('ownerId' in change && { ownerId }),
  ...('followUpOn' in change && { followUpOn }),
})
