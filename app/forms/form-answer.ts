import { useActionData } from 'react-router'
import type { LeadSource } from '../../contract/lead.ts'
import type { Problems, Telling } from './form-rules.ts'

/** What a page says to a form that was posted to it without JavaScript. */
export type FormAnswer = {
  source: LeadSource
  ok: boolean
  telling: Telling
  problems: Problems
  /** What was entered, to stand in the fields again; empty after a success. */
  values: Record<string, string>
}

/** The answer to this form, if the page was made to answer it. A page may hold other forms. */
export function useFormAnswer(source: LeadSource): FormAnswer | undefined {
  const answer = useActionData<FormAnswer>()
  return answer?.source === source ? answer : undefined
}
