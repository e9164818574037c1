import type { AuditEntry } from '../contract/audit.ts'
import { auditText } from './admin/audit-text.ts'
import { auditTexts } from './admin/audit.ts'
import { brand } from './brand/company.ts'
import type { MailText } from './letter.ts'

/** To an owner: what the audit log has about access. It names admins only, never applicants or customers. */
export const newsMail = (entries: AuditEntry[], link: string): MailText => ({
  subject: `Security alerts from ${brand.name}`,
  text: [
    `This happened in the admin area of ${brand.name} (times are UTC):`,
    entries.map(lineOf).join('\n\n'),
    `If you do not know why something was done, ask the person who did it. See all of it here:\n${link}\n`,
  ].join('\n\n'),
})

const lineOf = (entry: AuditEntry) =>
  `${entry.at.slice(0, 16).replace('T', ' ')}  ${entry.who ?? auditTexts.notSignedIn}, from ${entry.address}\n${auditText(entry)}`
