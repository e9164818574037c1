import { z } from 'zod'
import type { Rule } from './field-errors.ts'
import { inquiryReasons } from './lead-call.ts'
import { digits, email, text } from './text.ts'

/** What the home form and the home popup send; field names are from the CRM. */
export const AgentInquiry = z.object({
  name: text(120, 'Name is required.'),
  Email: email('Email is required.', 'Invalid email format.'),
  Phone: digits(10, 14, 'Phone number is required.', 'Invalid phone number.'),
  LEADCF163: z.enum(inquiryReasons, 'Please select a reason.'),
  LEADCF162: text(4000).optional(),
  agreed: z.literal(true, 'You must agree to the terms.'),
})
export type AgentInquiry = z.infer<typeof AgentInquiry>

/** The Join form alerts to one problem at a time, in the order of `joinRules`; each field has its own message. */
export const joinMessages = {
  missing: 'All fields are required!',
  email: 'Enter a valid email address!',
  phone: 'Enter a valid 10-digit phone number!',
  agreed: 'You must agree to the terms before submitting!',
  success: 'You have successfully joined the product!',
  failure: 'Failed to submit form. Please try again later.',
} as const

const needed = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  phone: 'Enter your phone number.',
  emailForm: 'Enter an email address like name@example.com.',
  tenDigits: 'Enter 10 digits, without +1.',
  sixToFourteen: 'Enter 6 to 14 digits.',
  agreed: 'Check this box to agree.',
} as const

/** What the Join form sends: exactly ten digits, and consent as “Yes”. */
export const JoinLead = z.object({
  name: text(120, needed.name),
  email: email(needed.email, needed.emailForm),
  phone: digits(10, 10, needed.phone, needed.tenDigits),
  agreed: z.literal('Yes', needed.agreed),
})
export type JoinLead = z.infer<typeof JoinLead>
export const joinRules: Rule[] = [
  { broken: [needed.name, needed.email, needed.phone], alert: { text: joinMessages.missing } },
  { broken: [needed.emailForm], alert: { text: joinMessages.email } },
  { broken: [needed.tenDigits], alert: { text: joinMessages.phone } },
  { broken: [needed.agreed], alert: { text: joinMessages.agreed } },
]

/** The lead popups of the service pages: the same call as the Join form, but with 6 to 14 digits. */
export const popupMessages = {
  missing: { title: 'Missing Fields', text: 'Please fill in all fields.' },
  email: { title: 'Invalid Email', text: 'Please enter a valid email address.' },
  phone: { title: 'Invalid Phone Number', text: 'Please enter a phone number of 6 to 14 digits.' },
  agreed: { title: 'Agreement Required', text: 'Please agree to the terms to proceed.' },
  success: { title: 'Form Submitted', text: 'Thank you for submitting the form!' },
  failure: { title: 'Submission Failed', text: 'There was an error sending your form. Please try again.' },
} as const

export const PopupLead = z.object({
  name: text(120, needed.name),
  email: email(needed.email, needed.emailForm),
  phone: digits(6, 14, needed.phone, needed.sixToFourteen),
  agreed: z.literal('Yes', needed.agreed),
})
export type PopupLead = z.infer<typeof PopupLead>
export const popupRules: Rule[] = [
  { broken: [needed.name, needed.email, needed.phone], alert: popupMessages.missing },
  { broken: [needed.emailForm], alert: popupMessages.email },
  { broken: [needed.sixToFourteen], alert: popupMessages.phone },
  { broken: [needed.agreed], alert: popupMessages.agreed },
]

export const leadSources = ['home', 'home-popup', 'join', 'b2b', 'customised', 'ngo', 'globalpayment', 'api'] as const
export type LeadSource = (typeof leadSources)[number]

/**
 * What our own forms send in addition to the specified payload. All of it is optional: other API clients send only the
 * specified fields. `website` is a honeypot that people do not see and leave empty; `elapsedMs` is how long the form
 * was open.
 */
export const LeadExtras = z.object({
  source: z.enum(leadSources, 'This form is not one of ours.').optional(),
  page: text(200).optional(),
  consentVersion: text(40).optional(),
  website: z.string('Please leave this field empty.').optional(),
  elapsedMs: z.coerce.number('Please send milliseconds.').nonnegative('Please send milliseconds.').optional(),
})
export type LeadExtras = z.infer<typeof LeadExtras>

/** The result of a form that was posted to a page; `status` is the HTTP status of the page that shows it. */
export type LeadResult =
  | { outcome: 'ok'; status: 200; message: string }
  | { outcome: 'invalid'; status: 422; message: string; fields: Record<string, string> }
  | { outcome: 'too-many'; status: 429; message: string; retryAfter: number }
  | { outcome: 'failed'; status: number; message: string }
