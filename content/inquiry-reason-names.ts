import type { InquiryReason } from '../contract/lead-call.ts'

/** In the form, in the desk, and in emails. */
export const inquiryReasonNames: Record<InquiryReason, string> = {
  'New Agent Inquiry': 'New Agent Inquiry',
  'Remittance Status': 'Remittance Status',
  'Send Money Now': 'Send Money Now',
  Other: 'Other',
}
