import type { z } from 'zod'
import { fieldErrors } from '../../contract/field-errors.ts'
import { JoinLead, joinMessages, joinRules, PopupLead, popupMessages, popupRules } from '../../contract/lead.ts'
import { onlyDigits, textOf, type FormRules, type Problems } from './form-rules.ts'

type Buttons = { invalid: string; success: string; failure: string }

const endpoint = '/web/api/zoho/submit-lead'

export const joinFormRules = (buttons: Buttons): FormRules => ({
  endpoint,
  check(sent) {
    const parsed = JoinLead.safeParse(readLead(sent))
    if (parsed.success) return { ok: true, lead: parsed.data }
    const { text, problems } = firstBroken(parsed.error, joinRules)
    return { ok: false, problems, telling: { text, button: buttons.invalid } }
  },
  success: { text: joinMessages.success, button: buttons.success },
  failure: () => ({ text: joinMessages.failure, button: buttons.failure }),
})

export const popupFormRules = (buttons: Buttons): FormRules => ({
  endpoint,
  check(sent) {
    const parsed = PopupLead.safeParse(readLead(sent))
    if (parsed.success) return { ok: true, lead: parsed.data }
    const { text, problems } = firstBroken(parsed.error, popupRules)
    const told = Object.values(popupMessages).find((message) => message.text === text) ?? { text }
    return { ok: false, problems, telling: { ...told, button: buttons.invalid } }
  },
  success: { ...popupMessages.success, button: buttons.success },
  failure: () => ({ ...popupMessages.failure, button: buttons.failure }),
})

const readLead = (sent: FormData) => ({
  name: textOf(sent, 'name'),
  email: textOf(sent, 'email'),
  phone: onlyDigits(textOf(sent, 'phone')),
  agreed: sent.has('agreed') ? 'Yes' : 'No',
})

/** One message at a time: the first rule that is broken, and the fields that break it. */
function firstBroken(error: z.ZodError, rules: readonly string[]): { text: string; problems: Problems } {
  const { message, fields } = fieldErrors(error, rules)
  const problems = Object.fromEntries(Object.entries(fields).filter(([, text]) => text === message))
  return { text: message, problems }
}
