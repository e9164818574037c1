import type * as z from 'zod/mini'
import type { ReasonTexts } from '../../content/reason-text.ts'
import type { PublicCall } from '../../contract/call-types.ts'
import { fieldProblems } from '../../contract/field-problems.ts'
import type { AgentInquiry, JoinLead } from '../../contract/lead.ts'
import type { Problems } from '../../contract/reasons.ts'

/** The content of an alert, or of a notice in the page. */
export type AlertMessage = {
  title?: string
  text: string
  /** A second paragraph of an alert. */
  note?: string
  button: string
  /** If set, the button retries, and a second button with this label closes the alert. */
  close?: string
}

/** The text about each invalid field, by its name. */
export type FieldTexts = Record<string, string>

export type Lead = AgentInquiry | JoinLead

/** The rules of one form, used both in the browser and for a post without JavaScript. */
export type FormRules = {
  /** The API call that receives the form. */
  call: PublicCall<'POST'>
  /** The fields of the lead, as they were entered. */
  read: (sent: FormData) => object
  schema: z.ZodMiniType<Lead>
  /** The texts of all reasons that the schema gives. */
  texts: Partial<ReasonTexts>
  invalid: (problems: Problems) => AlertMessage
  success: AlertMessage
  /** `message` is the server's error message, if there is one. */
  failure: (message?: string) => AlertMessage
}

/** The lead as it is sent, or what is wrong with it. */
export function checkLead({ schema, read }: FormRules, sent: FormData): { lead?: Lead; problems: Problems } {
  const parsed = schema.safeParse(read(sent))
  return parsed.success ? { lead: parsed.data, problems: {} } : { problems: fieldProblems(parsed.error) }
}

export const textOf = (sent: FormData, name: string) => {
  const value = sent.get(name)
  return typeof value === 'string' ? value : ''
}

/** What our own forms send besides the fields of a lead; the script and the page's action add more. */
export const leadExtras = (sent: FormData) => ({
  consentVersion: textOf(sent, 'consentVersion'),
  website: textOf(sent, 'website'),
})
