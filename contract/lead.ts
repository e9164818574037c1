import * as z from 'zod/mini'
import type { AlertRule } from './field-problems.ts'
import { inquiryReasons } from './lead-call.ts'
import { because, type JoinAlert, type PopupAlert, type Problems } from './reasons.ts'
import { digits, email, text } from './text.ts'

/** What the home form and the home popup send; field names are from the CRM. */
export const AgentInquiry = z.object({
  name: text(120, 'inquiry.name_required'),
  Email: email('inquiry.email_required', 'inquiry.email_invalid'),
  Phone: digits(10, 14, 'inquiry.phone_required', 'inquiry.phone_invalid'),
  LEADCF163: z.enum(inquiryReasons, because('inquiry.reason_required')),
  LEADCF162: z.optional(text(4000)),
  agreed: z.literal(true, because('inquiry.agreement_required')),
})
export type AgentInquiry = z.infer<typeof AgentInquiry>

/** What the Join form sends: exactly ten digits, and consent as “Yes”. */
export const JoinLead = z.object({
  name: text(120, 'lead.name_required'),
  email: email('lead.email_required', 'lead.email_invalid'),
  phone: digits(10, 10, 'lead.phone_required', 'lead.phone_ten_digits'),
  agreed: z.literal('Yes', because('lead.agreement_required')),
})
export type JoinLead = z.infer<typeof JoinLead>

const missing = ['lead.name_required', 'lead.email_required', 'lead.phone_required'] as const

/** The Join form alerts to one problem at a time, in this order; each field has its own reason. */
export const joinRules: AlertRule<JoinAlert>[] = [
  { broken: missing, alert: 'join.missing' },
  { broken: ['lead.email_invalid'], alert: 'join.email' },
  { broken: ['lead.phone_ten_digits'], alert: 'join.phone' },
  { broken: ['lead.agreement_required'], alert: 'join.agreement' },
]

/** The lead popups of the service pages: the same call as the Join form, but with 6 to 14 digits. */
export const PopupLead = z.extend(JoinLead, {
  phone: digits(6, 14, 'lead.phone_required', 'lead.phone_six_to_fourteen'),
})
export type PopupLead = z.infer<typeof PopupLead>
export const popupRules: AlertRule<PopupAlert>[] = [
  { broken: missing, alert: 'popup.missing' },
  { broken: ['lead.email_invalid'], alert: 'popup.email' },
  { broken: ['lead.phone_six_to_fourteen'], alert: 'popup.phone' },
  { broken: ['lead.agreement_required'], alert: 'popup.agreement' },
]

export const leadSources = ['home', 'home-popup', 'join', 'b2b', 'customised', 'ngo', 'globalpayment', 'api'] as const
export type LeadSource = (typeof leadSources)[number]

/** The result of a form that was posted to a page; `status` is the HTTP status of the page that shows it. */
export type LeadResult =
  | { outcome: 'ok'; status: 200 }
  | { outcome: 'invalid'; status: 422; problems: Problems }
  | { outcome: 'failed'; status: number; message: string }
