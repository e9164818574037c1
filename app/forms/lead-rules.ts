import type { z } from 'zod'
import { fieldErrors, firstAlert } from '../../contract/field-errors.ts'
import { JoinLead, joinMessages, joinRules, PopupLead, popupMessages, popupRules } from '../../contract/lead.ts'
import { leadPath } from '../../contract/public-paths.ts'
import { phoneDigits, textOf, type Check, type FormRules } from './form-rules.ts'

type Buttons = { invalid: string; success: string; failure: string; close: string }

export const joinFormRules = (buttons: Buttons): FormRules => ({
  endpoint: leadPath,
  check: (sent) => checkLead(JoinLead, sent),
  invalid: (problems) => ({ ...firstAlert(problems, joinRules), button: buttons.invalid }),
  success: { text: joinMessages.success, button: buttons.success },
  failure: () => ({ text: joinMessages.failure, button: buttons.failure, close: buttons.close }),
})

export const popupFormRules = (buttons: Buttons): FormRules => ({
  endpoint: leadPath,
  check: (sent) => checkLead(PopupLead, sent),
  invalid: (problems) => ({ ...firstAlert(problems, popupRules), button: buttons.invalid }),
  success: { ...popupMessages.success, button: buttons.success },
  failure: () => ({ ...popupMessages.failure, button: buttons.failure, close: buttons.close }),
})

function checkLead(schema: z.ZodType<object>, sent: FormData): Check {
  const parsed = schema.safeParse({
    name: textOf(sent, 'name'),
    email: textOf(sent, 'email'),
    phone: phoneDigits(textOf(sent, 'phone')),
    agreed: sent.has('agreed') ? 'Yes' : 'No',
  })
  if (parsed.success) return { ok: true, lead: parsed.data }
  return { ok: false, problems: fieldErrors(parsed.error).fields }
}
