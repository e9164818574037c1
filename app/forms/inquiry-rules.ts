import { fieldReasons } from '../../content/reasons/fields.ts'
import { inquiryReasons } from '../../content/reasons/inquiry.ts'
import { AgentInquiry } from '../../contract/lead.ts'
import { phoneDigits } from '../../contract/phone-digits.ts'
import { fill } from '../text/fill.ts'
import { textOf, type FormRules, type AlertMessage } from './form-rules.ts'

type Alerts = {
  /** The text has a `{fields}` placeholder, filled with these names of the invalid fields. */
  invalid: AlertMessage & { names: Record<string, string> }
  success: AlertMessage
  failure: AlertMessage
}

/** The inquiry form shows all errors at once, each under its field. */
export const inquiryFormRules = ({ invalid, success, failure }: Alerts): FormRules => ({
  call: 'inquiries.submit',
  read: readInquiry,
  schema: AgentInquiry,
  texts: { ...fieldReasons, ...inquiryReasons },
  invalid(problems) {
    const { names, text, ...alert } = invalid
    const invalidNames = Object.entries(names).flatMap(([field, name]) => (field in problems ? [name] : []))
    return { ...alert, text: fill(text, { fields: invalidNames.join(', ') }) }
  },
  success,
  failure: (message) => ({ ...failure, ...(message && { text: message }) }),
})

const readInquiry = (sent: FormData) => ({
  name: textOf(sent, 'name'),
  Email: textOf(sent, 'Email'),
  Phone: phoneDigits(textOf(sent, 'Phone')),
  LEADCF163: textOf(sent, 'LEADCF163'),
  LEADCF162: textOf(sent, 'LEADCF162'),
  agreed: sent.has('agreed'),
})
