import { CareerForm, CompanyCareerForm } from '../../contract/career-form.ts'
import { careerMessages } from '../../contract/career-messages.ts'
import { fieldErrors } from '../../contract/field-errors.ts'
import { fileProblem } from '../../contract/upload.ts'
import type { CareerPlace } from './career-place.ts'
import { onlyDigits, textOf, type Problems } from './form-rules.ts'

export function checkCareerForm(place: CareerPlace, sent: FormData, file: File | undefined): Problems {
  const given = { name: textOf(sent, 'name'), email: textOf(sent, 'email'), phone: onlyDigits(textOf(sent, 'phone')) }
  const parsed = (place === 'company' ? CompanyCareerForm : CareerForm).safeParse(given)
  const resume = file ? fileProblem(file) : careerMessages.resume
  return { ...(parsed.success ? {} : fieldErrors(parsed.error).fields), ...(resume && { resume }) }
}
