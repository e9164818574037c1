import { shortNumber } from '../../content/admin/audit-text.ts'
import type { Correspondence, LeadEmail, QueuedEmails } from '../../contract/email.ts'
import { SiteError } from '../../contract/errors.ts'
import { leadStates } from '../../contract/lead-work.ts'
import type { Db } from '../db/client.ts'
import { findLead } from '../db/queries/desk-leads.ts'
import { keepAnswered, moveFirstAnswer, recordFirstAnswer, type EmailRow } from '../db/queries/emails.ts'
import { lockLead } from '../db/queries/lead-work.ts'
import type { Actor } from './audit.ts'
import { firstWord } from './email-templates.ts'
import { queueEmails, readCorrespondence, undoEmails, writeToOne, type Mailing } from './emails.ts'
import { findById, found } from './found.ts'
import { changeLeadWork } from './lead-work.ts'

export async function readLeadEmails(mailing: Mailing, id: string): Promise<Correspondence> {
  const sender = await findById(id, () => findLead(mailing.db, id))
  const { name } = sender
  const values = { firstName: firstWord(name), name, reference: shortNumber(id) }
  return readCorrespondence(mailing, { kind: 'lead', id, sender, values })
}

/** Answers a lead, exactly as written. */
export const emailLead = (
  mailing: Mailing,
  id: string,
  { answered, ...written }: LeadEmail,
  by: Actor,
): Promise<QueuedEmails> => {
  const lock = async (tx: Db) => {
    await findById(id, () => lockLead(tx, id))
    return found(await findLead(tx, id))
  }
  return writeToOne(mailing, 'lead', written, lock, async (tx, { state, email }) => {
    if (answered) await changeLeadWork(tx, id, { state: 'answered' }, by)
    await recordFirstAnswer(tx, id)
    const moved = answered ? { movedFrom: state, movedTo: 'answered' } : {}
    return queueEmails(tx, mailing, 'lead', [{ ...written, id, email, ...moved }], by)
  })
}

export const undoLeadEmails = (mailing: Mailing, batchId: string, by: Actor) =>
  undoEmails(mailing, 'lead', batchId, (tx, emails) => revert(tx, emails, by), by)

/** The lead stays answered if someone has answered it again since then. */
async function revert(tx: Db, emails: EmailRow[], by: Actor) {
  for (const { leadId, movedFrom, createdAt } of emails) {
    if (leadId === null) continue
    const state = leadStates.find((known) => known === movedFrom)
    if (state && !(await keepAnswered(tx, leadId, { createdAt, movedFrom })))
      await changeLeadWork(tx, leadId, { state, was: { state: 'answered' } }, by).catch(ignoreConflict)
    await moveFirstAnswer(tx, leadId, createdAt)
  }
}

/** Someone else's change since then stays. */
function ignoreConflict(cause: unknown) {
  if (!(cause instanceof SiteError && cause.code === 'conflict')) throw cause
}
