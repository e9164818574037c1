import { joinOutcomes, popupOutcomes } from '../../content/lead-forms.ts'
import { fieldReasons } from '../../content/reasons/fields.ts'
import { joinAlerts, leadReasons, popupAlerts } from '../../content/reasons/leads.ts'
import { firstAlert } from '../../contract/field-problems.ts'
import { JoinLead, joinRules, PopupLead, popupRules } from '../../contract/lead.ts'
import { phoneDigits } from '../../contract/phone-digits.ts'
import { textOf, type FormRules } from './form-rules.ts'

type Buttons = { invalid: string; success: string; failure: string; close: string }

export const joinFormRules = (buttons: Buttons): FormRules => ({
  ...shared(buttons, joinOutcomes),
  schema: JoinLead,
  invalid: (problems) => ({
    ...joinAlerts[firstAlert(problems, joinRules) ?? 'join.missing'],
    button: buttons.invalid,
  }),
})

export const popupFormRules = (buttons: Buttons): FormRules => ({
  ...shared(buttons, popupOutcomes),
  schema: PopupLead,
  invalid: (problems) => ({
    ...popupAlerts[firstAlert(problems, popupRules) ?? 'popup.missing'],
    button: buttons.invalid,
  }),
})

const shared = (buttons: Buttons, outcomes: typeof joinOutcomes | typeof popupOutcomes) => ({
  call: 'leads.submit' as const,
  read: readLead,
  texts: { ...fieldReasons, ...leadReasons },
  success: { ...outcomes.success, button: buttons.success },
  failure: () => ({ ...outcomes.failure, button: buttons.failure, close: buttons.close }),
})

const readLead = (sent: FormData) => ({
  name: textOf(sent, 'name'),
  email: textOf(sent, 'email'),
  phone: phoneDigits(textOf(sent, 'phone')),
  agreed: sent.has('agreed') ? 'Yes' : 'No',
})
