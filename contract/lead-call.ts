/** What browser and server agree on about lead calls, besides the rules in lead.ts. */

/** The values that the call and the CRM know; `content/inquiry-reason-names.ts` has what people read. */
export const inquiryReasons = ['New Agent Inquiry', 'Remittance Status', 'Send Money Now', 'Other'] as const
export type InquiryReason = (typeof inquiryReasons)[number]

/** Faster submissions are not made by hand: the server rejects them, and our own forms wait. */
export const minFillMs = 1_500

/** The same for every request of one form load, so that a retry is harmless. */
export const idempotencyHeader = 'Idempotency-Key'
