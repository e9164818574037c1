import { AgentInquiry } from '../../contract/lead.ts'
import { onlyDigits, textOf, type FormRules, type Telling } from './form-rules.ts'

type Alerts = { invalid: Telling; success: Telling; failure: Telling }

/** The inquiry form tells everything that is wrong at once, each under its field. */
export const inquiryRules = (alerts: Alerts): FormRules<AgentInquiry> => ({
  endpoint: '/web/api/zoho/NewSubmitLead',
  check(sent) {
    const parsed = AgentInquiry.safeParse(readInquiry(sent))
    if (parsed.success) return { ok: true, lead: parsed.data }
    // Of two things wrong with a field, the first is told.
    const problems = Object.fromEntries(
      parsed.error.issues.toReversed().map((issue) => [String(issue.path[0]), issue.message]),
    )
    return { ok: false, problems, telling: alerts.invalid }
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
