import { joinOutcomes, popupOutcomes } from '../../content/lead-forms.ts'
import { fieldReasons } from '../../content/reasons/fields.ts'
import { joinAlerts, leadReasons, popupAlerts } from '../../content/reasons/leads.ts'
import { firstAlert } from '../../contract/field-problems.ts'
import { JoinLead, joinRules, PopupLead, popupRules } from '../../contract/lead.ts'
import { phoneDigits } from '../../contract/phone-digits.ts'
import { textOf, type FormRules } from './form-rules.ts'

type Buttons = { invalid: string; success: string; failure: string; close: string }

const texts = { ...fieldReasons, ...leadReasons }

export const joinFormRules = (buttons: Buttons): FormRules => ({
  call: 'leads.submit',
  read: readLead,
  schema: JoinLead,
  texts,
  invalid: (problems) => ({
    ...joinAlerts[firstAlert(problems, joinRules) ?? 'join.missing'],
    button: buttons.invalid,
  }),
  success: { ...joinOutcomes.success, button: buttons.success },
  failure: () => ({ ...joinOutcomes.failure, button: buttons.failure, close: buttons.close }),
})

export const popupFormRules = (buttons: Buttons): FormRules => ({
  call: 'leads.submit',
  read: readLead,
  schema: PopupLead,
  texts,
  invalid: (problems) => ({
    ...popupAlerts[firstAlert(problems, popupRules) ?? 'popup.missing'],
    button: buttons.invalid,
  }),
  success: { ...popupOutcomes.success, button: buttons.success },
  failure: () => ({ ...popupOutcomes.failure, button: buttons.failure, close: buttons.close }),
})

const readLead = (sent: FormData) => ({
  name: textOf(sent, 'name'),
  email: textOf(sent, 'email'),
  phone: phoneDigits(textOf(sent, 'phone')),
  agreed: sent.has('agreed') ? 'Yes' : 'No',
})
