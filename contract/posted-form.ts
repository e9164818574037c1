import type { LeadSource } from './lead.ts'

/** The forms that work without JavaScript. */
const postedForms = [
  'home',
  'join',
  'b2b',
  'customised',
  'ngo',
  'globalpayment',
  'career-company',
  'career-popup',
] as const satisfies (LeadSource | `career-${string}`)[]
export type PostedForm = (typeof postedForms)[number]

/** How a page answers a form that was posted to it. */
export type FormAnswer = {
  form: PostedForm
  ok: boolean
  notice: { title?: string; text: string }
  /** Error messages by field name. */
  problems: Record<string, string>
  /** The input, to fill the fields again; empty after a success. */
  values: Record<string, string>
}

/** The id of the answer in its page. The form is posted to this fragment, so that the browser scrolls to the answer. */
export const answerId = (form: PostedForm) => `${form}-answer`

/** The redirect after a form was received, so that a reload does not post it again. */
export const sentAddress = (path: string, form: PostedForm) => `${path}?sent=${form}`

/** The form that was sent, according to the query. */
export function sentForm(query: string): PostedForm | undefined {
  if (!query.includes('sent=')) return undefined
  const sent = new URLSearchParams(query).get('sent')
  return postedForms.find((form) => form === sent)
}
