import { brand } from './brand/company.ts'

type Lead = {
  source: string
  name: string
  email: string
  phone: string
  reason: string | null
  message: string | null
  page: string | null
}

/** What the team reads when somebody has asked for something. */
export function leadMail(lead: Lead): { subject: string; text: string } {
  const rows = [
    ['Name', lead.name],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Reason', lead.reason],
    ['Form', lead.source],
    ['Page', lead.page],
    ['Message', lead.message],
  ]
  const facts = rows.flatMap(([term, value]) => (value ? [`${term}: ${value}`] : []))
  return {
    subject: `New request from the ${brand.name} site${lead.reason ? `: ${lead.reason}` : ''}`,
    text: `Someone asked to hear from us. Reply to this email to write to them.\n\n${facts.join('\n')}\n`,
  }
}
