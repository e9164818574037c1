import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { problemTexts } from '../../content/reason-text.ts'
import { idempotencyField } from '../../contract/lead-call.ts'
import type { LeadResult, LeadSource } from '../../contract/lead.ts'
import { sentAddress, type PostedForm } from '../../contract/posted-form.ts'
import { refusalContext } from '../rendering/site-context.ts'
import { textOf, type FormRules, type FieldTexts, type AlertMessage } from './form-rules.ts'

type Form = { source: LeadSource & PostedForm; rules: FormRules }

/**
 * Handles a form posted to its own page, without JavaScript. The loader of the page then shows why it was refused
 * (`postedAnswer`) or, after a redirect, that it was sent.
 */
export async function answerPost(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  { source, rules }: Form,
  record: (form: FormData) => Promise<LeadResult>,
) {
  const sent = await request.formData()
  const refuse = (status: number, { title, text }: AlertMessage, problems: FieldTexts = {}) => {
    const notice = { ...(title && { title }), text }
    context.set(refusalContext, { form: source, ok: false, notice, problems, values: valuesOf(sent) })
    return data(null, status)
  }

  const check = rules.check(sent)
  if (!check.ok) return refuse(422, rules.invalid(check.problems), problemTexts(rules.texts, check.problems))
  const result = await record(leadForm(check.lead, sent, source, request))
  if (result.outcome !== 'ok')
    return refuse(result.status, rules.failure(result.message), 'fields' in result ? result.fields : {})
  return redirect(sentAddress(new URL(request.url).pathname, source), 303)
}

const valuesOf = (sent: FormData) => Object.fromEntries([...sent.keys()].map((name) => [name, textOf(sent, name)]))

/** The checked fields, plus those that the script would have added. */
function leadForm(lead: object, sent: FormData, source: LeadSource, request: Request): FormData {
  const form = new FormData()
  const fields: Record<string, unknown> = {
    ...lead,
    source,
    page: new URL(request.url).pathname,
    consentVersion: textOf(sent, 'consentVersion'),
    website: textOf(sent, 'website'),
    // The page is the same for everyone and contains no key, so the same content on the same day is the same lead.
    [idempotencyField]: new Date().toISOString().slice(0, 10),
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  return form
}
