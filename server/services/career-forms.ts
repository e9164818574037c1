import { CareerForm, CompanyCareerForm } from '../../contract/career-form.ts'
import { careerMessages } from '../../contract/career-messages.ts'
import { SiteError } from '../../contract/errors.ts'
import type { Db } from '../db/client.ts'
import { insertCareerSubmission } from '../db/queries/career-submissions.ts'
import { checkInput } from './check-input.ts'
import type { TellHiring } from './hiring-mail.ts'
import type { SentForm } from './uploads.ts'

/** Stores a short career form with its resume; false when it was stored before. */
export async function leaveResume(db: Db, tell: TellHiring, form: SentForm): Promise<boolean> {
  const schema = form.fields['source'] === 'company' ? CompanyCareerForm : CareerForm
  const submission = checkInput(schema, form.fields)
  if (!form.upload.roles.has('resume')) {
    throw new SiteError('invalid', careerMessages.resume, { fields: { resume: careerMessages.resume } })
  }
  return db.transaction(async (tx) => {
    const id = await insertCareerSubmission(tx, {
      ...submission,
      idempotencyKey: form.idempotencyKey,
      requestHash: form.requestHash,
    })
    if (!id) return false
    await form.upload.keep(tx, { careerSubmissionId: id })
    await tell(tx, 'career-form', id)
    return true
  })
}
