import { data } from 'react-router'
import { idempotencyField } from '../../contract/lead-call.ts'
import type { LeadResult, LeadSource } from '../../contract/lead.ts'
import type { FormAnswer } from './form-answer.ts'
import { textOf, type FormRules, type Problems, type Telling } from './form-rules.ts'

/** Takes a form that was posted to its own page, without JavaScript; the page then shows the answer. */
export async function answerPost(
  request: Request,
  source: LeadSource,
  rules: FormRules,
  record: (form: FormData) => Promise<LeadResult>,
) {
  const sent = await request.formData()
  const answer = (status: number, ok: boolean, telling: Telling, problems: Problems = {}) =>
    data<FormAnswer>({ source, ok, telling, problems, values: ok ? {} : valuesOf(sent) }, status)

  const check = rules.check(sent)
  if (!check.ok) return answer(422, false, rules.invalid(check.problems), check.problems)
  const result = await record(complete(check.lead, sent, source, request))
  if (result.outcome === 'ok') return answer(200, true, rules.success)
  return answer(result.status, false, rules.failure(result.message), 'fields' in result ? result.fields : {})
}

const valuesOf = (sent: FormData) => Object.fromEntries([...sent.keys()].map((name) => [name, textOf(sent, name)]))

/** The checked fields, with what a script would have added. */
function complete(lead: object, sent: FormData, source: LeadSource, request: Request): FormData {
  const form = new FormData()
  const fields: Record<string, unknown> = {
    ...lead,
    source,
    page: new URL(request.url).pathname,
    consentVersion: textOf(sent, 'consentVersion'),
    website: textOf(sent, 'website'),
    // The page is the same for everyone and brings no key: the same words on the same day are the same lead.
    [idempotencyField]: new Date().toISOString().slice(0, 10),
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  return form
}
