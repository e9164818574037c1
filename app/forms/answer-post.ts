import { data } from 'react-router'
import { LeadExtras, type LeadResult, type LeadSource } from '../../contract/lead.ts'
import type { FormAnswer } from './form-answer.ts'
import { textOf, type FormRules, type Problems, type Telling } from './form-rules.ts'

type Take<Lead> = (lead: Lead, extras: LeadExtras, request: Request) => Promise<LeadResult>

/** Takes a form that was posted to its own page, without JavaScript; the page then shows the answer. */
export async function answerPost<Lead extends object>(
  request: Request,
  source: LeadSource,
  rules: FormRules<Lead>,
  take: Take<Lead>,
) {
  // What is no form has no fields: all of them are missing.
  const sent = await request.formData().catch(() => new FormData())
  const answer = (status: number, ok: boolean, telling: Telling, problems: Problems = {}) =>
    data<FormAnswer>({ source, ok, telling, problems, values: ok ? {} : valuesOf(sent) }, status)

  const check = rules.check(sent)
  if (!check.ok) return answer(422, false, check.telling, check.problems)
  const extras = LeadExtras.safeParse(extrasOf(sent, source, request))
  if (!extras.success) return answer(422, false, rules.failure())
  const result = await take(check.lead, extras.data, request)
  if (result.outcome === 'ok') return answer(200, true, rules.success)
  return answer(result.status, false, rules.failure(result.message), 'fields' in result ? result.fields : {})
}

const extrasOf = (sent: FormData, source: LeadSource, request: Request): LeadExtras => ({
  source,
  page: new URL(request.url).pathname,
  consentVersion: textOf(sent, 'consentVersion'),
  website: textOf(sent, 'website'),
})

const valuesOf = (sent: FormData) => Object.fromEntries([...sent.keys()].map((name) => [name, textOf(sent, name)]))
