import { CareerForm, careerMessages, CompanyCareerForm } from '../../contract/career-form.ts'
import { fieldErrors } from '../../contract/field-errors.ts'
import { fileProblem } from '../../contract/upload.ts'
import { onlyDigits, textOf, type Problems } from './form-rules.ts'

/** Where the short form stands; each place has its own rule for phones. */
export type CareerPlace = 'company' | 'popup'

export const careerEndpoint = '/web/api/career/submit-career-form'

export function checkCareerForm(place: CareerPlace, sent: FormData, file: File | undefined): Problems {
  const given = { name: textOf(sent, 'name'), email: textOf(sent, 'email'), phone: onlyDigits(textOf(sent, 'phone')) }
  const parsed = (place === 'company' ? CompanyCareerForm : CareerForm).safeParse(given)
  const resume = file ? fileProblem(file) : careerMessages.resume
  return { ...(parsed.success ? {} : fieldErrors(parsed.error).fields), ...(resume && { resume }) }
}
