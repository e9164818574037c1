import { CareerForm, CompanyCareerForm } from '../../contract/career-form.ts'
import { careerMessages } from '../../contract/career-messages.ts'
import { SiteError } from '../../contract/errors.ts'
import { fieldErrors } from '../../contract/field-errors.ts'
import type { Db } from '../db/client.ts'
import { insertCareerSubmission } from '../db/queries/career-submissions.ts'
import type { NotifyHiring } from './hiring-mail.ts'
import type { SentForm } from './files/uploads.ts'

/** Stores a short career form with its resume; false when it was stored before. */
export async function storeCareerForm(db: Db, notify: NotifyHiring, form: SentForm): Promise<boolean> {
  const parsed = parse(form.fields)
  const missing = form.upload.roles.has('resume') ? undefined : { resume: careerMessages.resume }
  if (!parsed.success || missing) {
    const fields = { ...(!parsed.success && fieldErrors(parsed.error).fields), ...missing }
    throw new SiteError('invalid', Object.values(fields)[0] ?? '', { fields })
  }
  return db.transaction(async (tx) => {
    const id = await insertCareerSubmission(tx, {
      ...parsed.data,
      idempotencyKey: form.idempotencyKey,
      requestHash: form.requestHash,
    })
    if (!id) return false
    await form.upload.keep(tx, { careerSubmissionId: id })
    await notify(tx, 'career-form', id)
    return true
  })
}

/** What is wrong with the fields of the form, apart from its resume. */
export function problemsOf(fields: ReadonlyMap<string, string>): Record<string, string> {
  const parsed = parse(Object.fromEntries(fields))
  return parsed.success ? {} : fieldErrors(parsed.error).fields
}

/** Without JavaScript, the number arrives as the person typed it. */
function parse({ phone, ...fields }: Record<string, string>) {
  const schema = fields['source'] === 'company' ? CompanyCareerForm : CareerForm
  return schema.safeParse({ ...fields, phone: phone?.replaceAll(/[\s().+-]/g, '') })
}
