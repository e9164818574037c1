import { leadsTexts } from '../../../content/admin/leads.ts'
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
