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
