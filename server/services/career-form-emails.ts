import type { CareerFormEmail, Correspondence, QueuedEmails } from '../../contract/email.ts'
import type { Db } from '../db/client.ts'
import { findCareerForm, lockCareerForm } from '../db/queries/desk-career-forms.ts'
import type { Actor } from './audit.ts'
import { markCareerForm } from './desk-career-forms.ts'
import { firstWord } from './email-templates.ts'
import { queueEmails, readCorrespondence, undoEmails, writeToOne, type Mailing } from './emails.ts'
import { findById } from './found.ts'

export async function readCareerFormEmails(mailing: Mailing, id: string): Promise<Correspondence> {
  const sender = await findById(id, () => findCareerForm(mailing.db, id))
  const { name } = sender
  return readCorrespondence(mailing, { kind: 'career-form', id, sender, values: { firstName: firstWord(name), name } })
}

/** To someone who sent a resume, exactly as written. */
export const emailCareerForm = (
  mailing: Mailing,
  id: string,
  { handled, ...written }: CareerFormEmail,
  by: Actor,
): Promise<QueuedEmails> => {
  const lock = (tx: Db) => findById(id, () => lockCareerForm(tx, id))
  return writeToOne(mailing, 'career-form', written, lock, async (tx, sender) => {
    const isNewlyHandled = handled && sender.handledAt === null
    if (isNewlyHandled) await markCareerForm(tx, id, true, by)
    const moved = isNewlyHandled ? { movedFrom: 'open', movedTo: 'done' } : {}
    return queueEmails(tx, mailing, 'career-form', [{ ...written, id, email: sender.email, ...moved }], by)
  })
}

export const undoCareerFormEmails = (mailing: Mailing, batchId: string, by: Actor) =>
  undoEmails(
    mailing,
    'career-form',
    batchId,
    async (tx, emails) => {
      for (const { careerSubmissionId, movedFrom, createdAt } of emails) {
        if (careerSubmissionId === null || movedFrom !== 'open') continue
        const form = await findCareerForm(tx, careerSubmissionId)
        // Someone may have opened it again since then, and somebody else may be done with it.
        if (form?.handledAt?.getTime() === createdAt.getTime()) await markCareerForm(tx, careerSubmissionId, false, by)
      }
    },
    by,
  )
