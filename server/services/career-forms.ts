import { CareerForm, CompanyCareerForm } from '../../contract/career-form.ts'
import { newRecord } from '../../contract/desk-events.ts'
import { invalidFields } from '../../contract/errors.ts'
import { fieldProblems } from '../../contract/field-problems.ts'
import { originKey, readOrigin } from '../../contract/origin.ts'
import { phoneDigits } from '../../contract/phone-digits.ts'
import type { Problems } from '../../contract/reasons.ts'
import type { Db } from '../db/client.ts'
import { insertCareerSubmission } from '../db/queries/career-submissions.ts'
import { notifyChanges } from '../db/queries/changes.ts'
import type { NotifyHiring } from './hiring-mail.ts'
import type { SentForm } from './files/uploads.ts'

/** Stores a short career form with its resume; false when it was stored before. */
export async function storeCareerForm(db: Db, notify: NotifyHiring, form: SentForm): Promise<boolean> {
  const parsed = parse(form.fields)
  const missing = form.upload.roles.has('resume')
    ? undefined
    : ({ resume: { reason: 'career.resume_required' } } as const)
  if (!parsed.success || missing) {
    throw invalidFields({ ...(!parsed.success && fieldProblems(parsed.error)), ...missing })
  }
  return db.transaction(async (tx) => {
    const id = await insertCareerSubmission(tx, {
      ...parsed.data,
      origin: readOrigin(form.fields[originKey]),
      idempotencyKey: form.idempotencyKey,
      requestHash: form.requestHash,
    })
    if (!id) return false
    await form.upload.keep(tx, { careerSubmissionId: id })
    await notify(tx, 'career-form', id)
    await notifyChanges(tx, [newRecord('career-form', id)])
    return true
  })
}

/** What is wrong with the fields of the form, apart from its resume. */
export function problemsOf(fields: ReadonlyMap<string, string>): Problems {
  const parsed = parse(Object.fromEntries(fields))
  return parsed.success ? {} : fieldProblems(parsed.error)
}

/** Without JavaScript, the number arrives as the person typed it. */
function parse({ phone, ...fields }: Record<string, string>) {
  const schema = fields['source'] === 'company' ? CompanyCareerForm : CareerForm
  return schema.safeParse({ ...fields, phone: phone === undefined ? undefined : phoneDigits(phone) })
}
