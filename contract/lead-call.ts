/** What a page must know of a lead before anybody fills in its form; the rules in lead.ts are fetched only then. */

export const inquiryReasons = ['New Agent Inquiry', 'Remittance Status', 'Send Money Now', 'Other'] as const

/** What was filled in faster than this was not filled in by hand: the server refuses it, our own forms wait. */
export const leastFillMs = 1_500

/** Sent with every request of one form load, so that a retry is harmless. */
export const idempotencyHeader = 'Idempotency-Key'

/** The same key as a hidden field, for a form that is posted without JavaScript. */
export const idempotencyField = 'idempotencyKey'
