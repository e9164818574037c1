import type { LeadSource } from './lead.ts'

/** The forms that a browser can post by itself, without JavaScript. */
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

/** What a page says about a form that was posted to it. */
export type FormAnswer = {
  form: PostedForm
  ok: boolean
  notice: { title?: string; text: string }
  /** What is wrong, by the name of the field. */
  problems: Record<string, string>
  /** What was entered, to stand in the fields again; empty after a success. */
  values: Record<string, string>
}

/** The id of the answer in its page. A form is posted to this place, so the browser shows and focuses the answer. */
export const answerId = (form: PostedForm) => `${form}-answer`

/** Where a browser is sent after a form was received: a reload reads that page again and posts nothing. */
export const sentAddress = (path: string, form: PostedForm) => `${path}?sent=${form}`

/** The form that the query of a page says was sent. */
export function sentForm(query: string): PostedForm | undefined {
  if (!query.includes('sent=')) return undefined
  const sent = new URLSearchParams(query).get('sent')
  return postedForms.find((form) => form === sent)
}
