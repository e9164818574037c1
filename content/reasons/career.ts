import type { CareerReason } from '../../contract/reasons.ts'
import type { ReasonTexts } from '../reason-text.ts'

export const careerReasons: ReasonTexts<CareerReason> = {
  'career.name_required': 'Name is required',
  'career.email_invalid': 'Please enter a valid email',
  'career.phone_ten_digits': 'Please enter a valid 10-digit phone number',
  'career.phone_invalid': 'Please enter a valid phone number with 10 to 14 digits',
  'career.resume_required': 'Please upload a resume',
  /** For a form posted without JavaScript that is shown again with the other fields filled in. */
  'career.resume_choose_again': 'Please choose your resume again. Your browser does not keep a chosen file.',
}
