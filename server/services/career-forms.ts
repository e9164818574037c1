import { checkCareerForm } from '../../contract/career-form.ts'
import { newRecord } from '../../contract/desk-events.ts'
import { invalidFields } from '../../contract/errors.ts'
import { originKey, readOrigin } from '../../contract/origin.ts'
import type { Db } from '../db/client.ts'
import { insertCareerSubmission } from '../db/queries/career-submissions.ts'
import { notifyChanges } from '../db/queries/changes.ts'
import type { NotifyHiring } from './hiring-mail.ts'
import type { SentForm } from './files/uploads.ts'

/** Stores a short career form with its resume; false when it was stored before. */
export async function storeCareerForm(db: Db, notify: NotifyHiring, sent: SentForm): Promise<boolean> {
  const { form, problems } = checkCareerForm(sent.fields, sent.upload.roles.has('resume'))
  if (!form) throw invalidFields(problems)
  return db.transaction(async (tx) => {
    const id = await insertCareerSubmission(tx, {
      ...form,
      origin: readOrigin(sent.fields[originKey]),
      idempotencyKey: sent.idempotencyKey,
      requestHash: sent.requestHash,
    })
    if (!id) return false
    await sent.upload.keep(tx, { careerSubmissionId: id })
    await notify(tx, 'career-form', id)
    await notifyChanges(tx, [newRecord('career-form', id)])
    return true
  })
}
