import { CareerForm, CompanyCareerForm } from '../../contract/career-form.ts'
import { careerMessages } from '../../contract/career-messages.ts'
import { fieldErrors } from '../../contract/field-errors.ts'
import type { CareerPlace } from './career-place.ts'
import { phoneDigits, textOf, type Problems } from './form-rules.ts'

export { inspectFile } from './inspect-file.ts'

/** The resume is not inspected here: that happened when it was chosen. */
export function checkCareerForm(
  place: CareerPlace,
  sent: FormData,
  { file, problem }: { file?: File | undefined; problem?: string },
): Problems {
  const values = { name: textOf(sent, 'name'), email: textOf(sent, 'email'), phone: phoneDigits(textOf(sent, 'phone')) }
  const parsed = (place === 'company' ? CompanyCareerForm : CareerForm).safeParse(values)
  const resume = file ? undefined : (problem ?? careerMessages.resume)
  return { ...(parsed.success ? {} : fieldErrors(parsed.error).fields), ...(resume && { resume }) }
}
