import { joinOutcomes, popupOutcomes } from '../../content/lead-forms.ts'
import { fieldReasons } from '../../content/reasons/fields.ts'
import { joinAlerts, leadReasons, popupAlerts } from '../../content/reasons/leads.ts'
import { problemTexts } from '../../content/reason-text.ts'
import { firstAlert, type AlertRule } from '../../contract/field-problems.ts'
import { JoinLead, joinRules, PopupLead, popupRules } from '../../contract/lead.ts'
import { phoneDigits } from '../../contract/phone-digits.ts'
import type { JoinAlert, PopupAlert, Problems } from '../../contract/reasons.ts'
import { textOf, type FormRules } from './form-rules.ts'

type Buttons = { invalid: string; success: string; failure: string; close: string }

export const joinFormRules = (buttons: Buttons): FormRules => ({
  ...shared(buttons, joinOutcomes),
  schema: JoinLead,
  invalid: (problems) => ({ ...alertFor(problems, joinRules, joinAlerts), button: buttons.invalid }),
})

export const popupFormRules = (buttons: Buttons): FormRules => ({
  ...shared(buttons, popupOutcomes),
  schema: PopupLead,
  invalid: (problems) => ({ ...alertFor(problems, popupRules, popupAlerts), button: buttons.invalid }),
})

const texts = { ...fieldReasons, ...leadReasons }

/** A problem without an alert of its own, such as a text that is too long, is named as at its field. */
function alertFor<A extends JoinAlert | PopupAlert>(
  problems: Problems,
  rules: AlertRule<A>[],
  alerts: Record<A, { title?: string; text: string }>,
) {
  const alert = firstAlert(problems, rules)
  return alert ? alerts[alert] : { text: Object.values(problemTexts(texts, problems))[0] ?? '' }
}

const shared = (buttons: Buttons, outcomes: typeof joinOutcomes | typeof popupOutcomes) => ({
  call: 'leads.submit' as const,
  read: readLead,
  texts,
  success: { ...outcomes.success, button: buttons.success },
  failure: () => ({ ...outcomes.failure, button: buttons.failure, close: buttons.close }),
})

const readLead = (sent: FormData) => ({
  name: textOf(sent, 'name'),
  email: textOf(sent, 'email'),
  phone: phoneDigits(textOf(sent, 'phone')),
  agreed: sent.has('agreed') ? 'Yes' : 'No',
})
