import type { InquiryReason } from '../../contract/reasons.ts'
import type { ReasonTexts } from '../reason-text.ts'

export const inquiryReasons: ReasonTexts<InquiryReason> = {
  'inquiry.name_required': 'Name is required.',
  'inquiry.email_required': 'Email is required.',
  'inquiry.email_invalid': 'Invalid email format.',
  'inquiry.phone_required': 'Phone number is required.',
  'inquiry.phone_invalid': 'Invalid phone number.',
  'inquiry.reason_required': 'Please select a reason.',
  'inquiry.agreement_required': 'You must agree to the terms.',
}
