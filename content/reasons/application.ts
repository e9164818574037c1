import type { ApplicationReason } from '../../contract/reasons.ts'
import type { ReasonTexts } from '../reason-text.ts'

export const applicationReasons: ReasonTexts<ApplicationReason> = {
  'application.answer_unreadable': 'This answer could not be read.',
  'application.choice_invalid': 'Please choose one of the answers.',
  'application.first_name_required': 'First name is required.',
  'application.last_name_required': 'Last name is required.',
  'application.email_required': 'Email is required.',
  'application.email_invalid': 'Please enter a valid email.',
  'application.phone_required': 'Phone number is required.',
  'application.phone_invalid': 'Please enter a valid phone number.',
  'application.address_required': 'Current address is required.',
  'application.residence_required': 'Please tell us where you live.',
  'application.english_required': 'Please choose your level of English.',
  'application.education_required': 'Please choose your highest level of education.',
  'application.experience_required': 'Please summarize your relevant experience.',
  'application.truth_required': 'Please declare that your answers are true.',
  'application.checks_required': 'Please agree that we may check your answers.',
  'application.privacy_required': 'Please agree to the privacy policy and to sign electronically.',
  'application.date_required': 'Please enter the date.',
  'application.cover_letter_required': 'Please upload your cover letter.',
  'application.job_required': 'Job details not loaded. Cannot submit application.',
  'application.resume_required': 'Please upload your resume.',
  'application.signature_required': 'Please provide your electronic signature by drawing it.',
  'application.typed_name_required': 'Please type your full name for the electronic signature.',
  'application.job_closed': 'This job is no longer open for applications.',
}
