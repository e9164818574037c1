import { hash } from 'node:crypto'
import { checksumLine, consentDocument } from '../../content/consent-document.ts'
import { findConsentOf, findLead } from '../db/queries/desk-leads.ts'
import { writeAudit, type Actor } from './audit.ts'
import { asEvidence, type LeadDesk } from './desk-leads.ts'
import { findById, found } from './found.ts'

/** The proof of one lead's consent, as a text file. Every download is recorded. */
export async function exportConsent({ db, optOuts }: LeadDesk, id: string, by: Actor): Promise<string> {
  const { name, email, phone, origin } = await findById(id, () => findLead(db, id))
  const record = asEvidence(found(await findConsentOf(db, id)))
  const person = { name, email, phone }
  const text = consentDocument({ leadId: id, person, record, origin, optOuts: await optOuts.listOf(db, person) })
  await writeAudit(db, by, { action: 'consent-exported', subject: { kind: 'lead', id } })
  return text + checksumLine(hash('sha256', text))
}
