import { sourceName } from '../../content/admin/leads.ts'
import type { CrmLead } from '../../content/crm-note.ts'
import { cameFrom } from '../../contract/origin.ts'
import type { Config } from '../config/config.ts'

/** API names of the Zoho lead fields to fill. A field without a name is not sent, because Zoho must know it. */
type ZohoFields = Extract<Config['crm'], { kind: 'zoho' }>['fields']

/** The value of each field; the only place that maps a lead to a Zoho record. */
const valuesOf = (lead: CrmLead): Record<keyof ZohoFields, string | null> => ({
  reason: lead.reason,
  message: lead.message,
  form: sourceName(lead.source),
  page: lead.page,
  cameFrom: cameFrom(lead.origin) ?? null,
  campaign: lead.origin?.campaign ?? null,
  consentVersion: lead.consent.version,
  consentTime: zohoTime(lead.consent.createdAt),
})

/** Zoho requires a last name, and limits first and last names to 40 and 80 characters. */
export function toZohoRecord(lead: CrmLead, fields: ZohoFields): Record<string, string> {
  const words = lead.name.split(/\s+/)
  const last = words.at(-1) ?? lead.name
  const first = words.slice(0, -1).join(' ').slice(0, 40)
  const values = new Map<string, string | null>(Object.entries(valuesOf(lead)))
  const asked = Object.entries(fields).flatMap(([fact, name]) => {
    const value = values.get(fact)
    return name && value ? [[name, value]] : []
  })
  return {
    Last_Name: last.slice(0, 80),
    ...(first && { First_Name: first }),
    Email: lead.email,
    Phone: lead.phone,
    Lead_Source: 'Website',
    ...Object.fromEntries(asked),
  }
}

/** Zoho accepts times without milliseconds, with an offset. */
export const zohoTime = (at: Date) => at.toISOString().replace(/\.\d{3}Z$/, '+00:00')
