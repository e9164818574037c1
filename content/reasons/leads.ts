import type { JoinAlert, LeadRule, PopupAlert } from '../../contract/reasons.ts'
import type { ReasonTexts } from '../reason-text.ts'

export const leadReasons: ReasonTexts<LeadRule> = {
  'lead.name_required': 'Enter your name.',
  'lead.email_required': 'Enter your email address.',
  'lead.email_invalid': 'Enter an email address like name@example.com.',
  'lead.phone_required': 'Enter your phone number.',
  'lead.phone_ten_digits': 'Enter 10 digits, without +1.',
  'lead.phone_six_to_fourteen': 'Enter 6 to 14 digits.',
  'lead.agreement_required': 'Check this box to agree.',
}

type Alert = { title?: string; text: string }

/** The Join form names one problem at a time; each field has its own text. */
export const joinAlerts: Record<JoinAlert, Alert> = {
  'join.missing': { text: 'All fields are required!' },
  'join.email': { text: 'Enter a valid email address!' },
  'join.phone': { text: 'Enter a valid 10-digit phone number!' },
  'join.agreement': { text: 'You must agree to the terms before submitting!' },
}

export const popupAlerts: Record<PopupAlert, Alert> = {
  'popup.missing': { title: 'Missing Fields', text: 'Please fill in all fields.' },
  'popup.email': { title: 'Invalid Email', text: 'Please enter a valid email address.' },
  'popup.phone': { title: 'Invalid Phone Number', text: 'Please enter a phone number with 6 to 14 digits.' },
  'popup.agreement': { title: 'Agreement Required', text: 'Please agree to the terms to proceed.' },
}
