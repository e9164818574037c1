import { oneLine } from '../contract/text.ts'
import { inquiryReasonName, shownName, sourceName } from './admin/leads.ts'
import { letter, type MailText } from './letter.ts'

type Lead = {
  source: string
  name: string
  email: string
  phone: string
  reason: string | null
  message: string | null
  page: string | null
}

/** Notifies the team of a new lead. */
export function leadMail(lead: Lead, deskUrl: string): MailText {
  const form = sourceName(lead.source)
  const name = shownName(lead.name)
  const reason = inquiryReasonName(lead.reason)
  const rows = [
    ['Name', name],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Reason', reason],
    ['Form', form],
    ['Page', lead.page],
    ['Message', lead.message],
  ]
  const facts = rows.flatMap(([term, value]) => (value ? [`${term}: ${value}`] : []))
  const about = reason ? `: ${reason}` : ''
  return {
    subject: oneLine(`${form}: ${name}${about}`),
    text: [
      'Someone asked to hear from us. Reply to this email to answer them.',
      facts.join('\n'),
      `Open it: ${deskUrl}\n`,
    ].join('\n\n'),
  }
}

/**
 * Confirms the request to the sender. Anyone can have it sent to any address, so it contains none of the input, not
 * even the name.
 */
export const requestReceived: MailText = {
  subject: 'We have your request',
  text: letter('Hello,', [
    'We have your request from our website and will be in touch. You do not need to send it again.',
    'We never ask for card numbers, PINs, or passwords by email.',
    'If you did not write to us, someone else entered your address. You can ignore this email; we have not added you to any list.',
  ]),
}
