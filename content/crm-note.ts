import type { Origin } from '../contract/origin.ts'
import { inquiryReasonName, sourceName, yesOrNo } from './admin/leads.ts'
import { originRows } from './admin/origin.ts'

/** A lead as it is sent to the CRM. */
export type CrmLead = {
  id: string
  source: string
  name: string
  email: string
  phone: string
  reason: string | null
  message: string | null
  page: string | null
  origin: Origin | null
  createdAt: Date
  consent: { version: string; text: string; sms: boolean; createdAt: Date }
}

/** The note on one inquiry, in addition to the person's record. The id in its title shows whether an earlier attempt wrote it. */
export function inquiryNote(lead: CrmLead): { title: string; text: string } {
  const form = sourceName(lead.source)
  const rows = [
    ['Received', lead.createdAt.toISOString()],
    ['Form', form],
    ['Page', lead.page],
    ...originRows(lead.origin),
    ['Name', lead.name],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Reason', inquiryReasonName(lead.reason)],
    ['Message', lead.message],
    ['May be texted', yesOrNo(lead.consent.sms)],
    ['Consent', `${lead.consent.version}, ${lead.consent.createdAt.toISOString()}`],
    ['Consent text', lead.consent.text],
  ]
  return {
    title: `Website: ${form} (lead ${lead.id})`,
    text: rows.flatMap(([term, value]) => (value ? [`${term}: ${value}`] : [])).join('\n'),
  }
}
