import { counted } from '../counted.ts'
import { idempotencyHeader } from '../../contract/lead-call.ts'
import type { CallReason, JoinAlert, LeadReason, LeadRule, PopupAlert } from '../../contract/reasons.ts'
import type { ReasonTexts } from '../reason-text.ts'

export const callReasons: ReasonTexts<CallReason> = {
  'call.not_found': 'There is no such call.',
  'call.read_only': 'This page can only be read.',
  'call.no_such_id': 'There is no such record.',
  'call.query_invalid': ({ name }) => `Please check ${name || 'the address'}.`,
  'call.json_needed': 'Please send this call as application/json.',
  'call.object_needed': 'Please send the fields as one JSON object.',
  'call.json_unreadable': 'This is not valid JSON.',
  'call.text_unreadable': 'The request is not valid text.',
  'call.form_needed': 'Please send this form as application/x-www-form-urlencoded.',
  'call.multipart_needed': 'Please send the form as multipart/form-data.',
  'call.form_unreadable': 'The form could not be read.',
  'call.form_too_large': 'The form is too large.',
  'call.too_large': 'The request is too large.',
  'call.ended_early': 'The request ended early.',
  'call.too_slow': 'The request took too long. Please try again.',
  'call.upload_cut_off': 'The upload was cut off.',
  'call.upload_stalled': 'The upload stalled. Please try again.',
  'call.key_invalid': `${idempotencyHeader} must be 1 to 200 letters, digits, and symbols.`,
  'call.key_reused': 'A different version of this was already received. Please reload the page to send something new.',
  'call.other_site': 'This form was sent from another site.',
  'call.too_many': ({ seconds }) =>
    `There were too many requests from your connection. Please try again in ${waitingTime(Number(seconds))}.`,
  'call.too_many_searches': 'There were too many searches from your connection. Please wait a minute.',
  'call.searches_busy': 'Too many people are searching right now. Please try again.',
  'call.unstorable': 'This contains characters that cannot be stored.',
  'call.restarting': 'The site is restarting. Please try again in a moment.',
  'call.unavailable': 'The service is briefly unavailable. Please try again in a moment.',
  'call.unexpected': 'Something went wrong. Please try again later.',
}

const waitingTime = (seconds: number) => {
  if (seconds > 120) return counted(Math.ceil(seconds / 60), 'minute')
  return counted(seconds, 'second')
}

/** Reasons that only calls from outside our forms, or outdated pages, run into. */
export const leadCallReasons: ReasonTexts<Exclude<LeadReason, LeadRule | JoinAlert | PopupAlert>> = {
  'lead.source_unknown': 'This form is not one of ours.',
  'lead.website_filled': 'Please leave this field empty.',
  'lead.duration_invalid': 'Please send milliseconds.',
  'lead.too_fast': 'That was very fast. Please check what you entered and send it again.',
  'lead.page_outdated': 'This page is out of date. Please reload it.',
}

/** The responses of calls that have received a form. */
export const received = {
  lead: 'Thank you. We have your request and will be in touch.',
}
