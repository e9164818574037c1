import type { z } from 'zod'
import { JoinLead, joinMessages, PopupLead, popupMessages } from '../../contract/lead.ts'
import { onlyDigits, textOf, type Check, type FormRules } from './form-rules.ts'

type Message = { title?: string; text: string }
type Buttons = { invalid: string; success: string; failure: string }

const endpoint = '/web/api/zoho/submit-lead'

export const joinRules = (buttons: Buttons): FormRules<JoinLead> => {
  const { missing, email, phone, agreed, success, failure } = joinMessages
  const inOrder = [missing, email, phone, agreed].map((text) => ({ text }))
  return {
    endpoint,
    check: (sent) => checkInOrder(JoinLead, sent, inOrder, buttons.invalid),
    success: { text: success, button: buttons.success },
    failure: () => ({ text: failure, button: buttons.failure }),
  }
}

export const popupRules = (buttons: Buttons): FormRules<PopupLead> => {
  const { missing, email, phone, agreed, success, failure } = popupMessages
  return {
    endpoint,
    check: (sent) => checkInOrder(PopupLead, sent, [missing, email, phone, agreed], buttons.invalid),
    success: { ...success, button: buttons.success },
    failure: () => ({ ...failure, button: buttons.failure }),
  }
}

/** One message at a time: the first rule that is broken, and every field that breaks it. */
function checkInOrder<Lead>(schema: z.ZodType<Lead>, sent: FormData, rules: Message[], button: string): Check<Lead> {
  const parsed = schema.safeParse(readLead(sent))
  if (parsed.success) return { ok: true, lead: parsed.data }
  const { issues } = parsed.error
  const broken = rules.find((rule) => issues.some((issue) => issue.message === rule.text))
  const told = broken ?? { text: issues[0]?.message ?? '' }
  const fields = issues.filter((issue) => issue.message === told.text)
  const problems = Object.fromEntries(fields.map((issue) => [String(issue.path[0]), issue.message]))
  return { ok: false, problems, telling: { ...told, button } }
}

const readLead = (sent: FormData) => ({
  name: textOf(sent, 'name'),
  email: textOf(sent, 'email'),
  phone: onlyDigits(textOf(sent, 'phone')),
  agreed: sent.has('agreed') ? 'Yes' : 'No',
})
