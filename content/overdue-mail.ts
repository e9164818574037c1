import { dayText, shortNumber } from './admin/audit-text.ts'
import { brand } from './brand/company.ts'
import type { MailText } from './letter.ts'

type Report = { id: string; dueOn: string | null; decidedOn: string | null }

/** To an owner: reports of missing money whose deadline has passed. It names nobody. */
export const overdueMail = (reports: Report[], publicUrl: string): MailText => ({
  subject:
    reports.length === 1
      ? `A report of missing money is overdue at ${brand.name}`
      : `${reports.length} reports of missing money are overdue at ${brand.name}`,
  text: [
    'The deadline under the federal Remittance Transfer Rule (12 CFR 1005.33) has passed for:',
    reports.map((report) => lineOf(report, publicUrl)).join('\n\n'),
    'You will get this email once for each step of a report. The admin area shows everything that is overdue:',
    `${publicUrl}/admin/leads?due=overdue\n`,
  ].join('\n\n'),
})

function lineOf({ id, dueOn, decidedOn }: Report, publicUrl: string) {
  const lead = `Lead ${shortNumber(id)}`
  const day = dueOn && dayText(dueOn)
  return [
    decidedOn === null
      ? `${lead}: the decision was due by ${day}`
      : `${lead}: the sender should have been told by ${day}`,
    `${publicUrl}/admin/leads/${id}`,
  ].join('\n')
}
