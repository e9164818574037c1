import { data } from 'react-router'
import { LeadExtras, type LeadSource } from '../../contract/lead.ts'
import type { LeadResult } from '../../server/site.ts'
import type { FormAnswer } from './form-answer.ts'
import { textOf, type FormRules } from './form-rules.ts'

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
  const refuse = (part: Pick<FormAnswer, 'telling'> & Partial<FormAnswer>) =>
    data<FormAnswer>({ source, ok: false, problems: {}, values: valuesOf(sent), ...part }, 422)

  const check = rules.check(sent)
  if (!check.ok) return refuse(check)
  const extras = LeadExtras.safeParse(extrasOf(sent, source, request))
  if (!extras.success) return refuse({ telling: rules.failure() })
  const result = await take(check.lead, extras.data, request)
  if (!result.ok) return refuse({ telling: rules.failure(result.message), problems: result.fields ?? {} })
  return data<FormAnswer>({ source, ok: true, telling: rules.success, problems: {}, values: {} })
}

const extrasOf = (sent: FormData, source: LeadSource, request: Request): LeadExtras => ({
  source,
  page: new URL(request.url).pathname,
  consentVersion: textOf(sent, 'consentVersion'),
  website: textOf(sent, 'website'),
})

const valuesOf = (sent: FormData) => Object.fromEntries([...sent.keys()].map((name) => [name, textOf(sent, name)]))
