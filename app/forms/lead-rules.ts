import type * as z from 'zod/mini'
import { joinOutcomes, popupOutcomes } from '../../content/lead-forms.ts'
import { fieldReasons } from '../../content/reasons/fields.ts'
import { joinAlerts, leadReasons, popupAlerts } from '../../content/reasons/leads.ts'
import { fieldProblems, firstAlert } from '../../contract/field-problems.ts'
import { JoinLead, joinRules, PopupLead, popupRules } from '../../contract/lead.ts'
import { phoneDigits } from '../../contract/phone-digits.ts'
import { leadPath } from '../../contract/public-paths.ts'
import { textOf, type Check, type FormRules } from './form-rules.ts'

type Buttons = { invalid: string; success: string; failure: string; close: string }

const texts = { ...fieldReasons, ...leadReasons }

export const joinFormRules = (buttons: Buttons): FormRules => ({
  endpoint: leadPath,
  check: (sent) => checkLead(JoinLead, sent),
  texts,
  invalid: (problems) => ({
    ...joinAlerts[firstAlert(problems, joinRules) ?? 'join.missing'],
    button: buttons.invalid,
  }),
  success: { ...joinOutcomes.success, button: buttons.success },
  failure: () => ({ ...joinOutcomes.failure, button: buttons.failure, close: buttons.close }),
})

export const popupFormRules = (buttons: Buttons): FormRules => ({
  endpoint: leadPath,
  check: (sent) => checkLead(PopupLead, sent),
  texts,
  invalid: (problems) => ({
    ...popupAlerts[firstAlert(problems, popupRules) ?? 'popup.missing'],
    button: buttons.invalid,
  }),
  success: { ...popupOutcomes.success, button: buttons.success },
  failure: () => ({ ...popupOutcomes.failure, button: buttons.failure, close: buttons.close }),
})

function checkLead(schema: z.ZodMiniType<object>, sent: FormData): Check {
  const parsed = schema.safeParse({
    name: textOf(sent, 'name'),
    email: textOf(sent, 'email'),
    phone: phoneDigits(textOf(sent, 'phone')),
    agreed: sent.has('agreed') ? 'Yes' : 'No',
  })
  if (parsed.success) return { ok: true, lead: parsed.data }
  return { ok: false, problems: fieldProblems(parsed.error) }
}
