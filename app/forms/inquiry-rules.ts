import { fieldErrors } from '../../contract/field-errors.ts'
import { AgentInquiry } from '../../contract/lead.ts'
import { onlyDigits, textOf, type FormRules, type Telling } from './form-rules.ts'

type Alerts = { invalid: Telling; success: Telling; failure: Telling }

/** The inquiry form tells everything that is wrong at once, each under its field. */
export const inquiryFormRules = (alerts: Alerts): FormRules => ({
  endpoint: '/web/api/zoho/NewSubmitLead',
  check(sent) {
    const parsed = AgentInquiry.safeParse(readInquiry(sent))
    if (parsed.success) return { ok: true, lead: parsed.data }
    return { ok: false, problems: fieldErrors(parsed.error).fields, telling: alerts.invalid }
  },
  success: alerts.success,
  failure: (message) => ({ ...alerts.failure, ...(message && { text: message }) }),
})

const readInquiry = (sent: FormData) => ({
  name: textOf(sent, 'name'),
  Email: textOf(sent, 'Email'),
  Phone: onlyDigits(textOf(sent, 'Phone')),
  LEADCF163: textOf(sent, 'LEADCF163'),
  LEADCF162: textOf(sent, 'LEADCF162'),
  agreed: sent.has('agreed'),
})
