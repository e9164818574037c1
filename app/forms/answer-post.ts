import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { problemTexts } from '../../content/reason-text.ts'
import type { LeadResult, LeadSource } from '../../contract/lead.ts'
import { sentAddress, type PostedForm } from '../../contract/posted-form.ts'
import { refusalContext } from '../rendering/site-context.ts'
import { leadExtras, textOf, type FormRules, type FieldTexts, type AlertMessage } from './form-rules.ts'

type Form = { source: LeadSource & PostedForm; rules: FormRules }

/**
 * Handles a form posted to its own page, without JavaScript. The loader of the page then shows why it was refused
 * (`postedAnswer`) or, after a redirect, that it was sent.
 */
export async function answerPost(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  { source, rules }: Form,
  record: (input: object) => Promise<LeadResult>,
) {
  const sent = await request.formData()
  const refuse = (status: number, { title, text }: AlertMessage, problems: FieldTexts = {}) => {
    const notice = { ...(title && { title }), text }
    context.set(refusalContext, { form: source, ok: false, notice, problems, values: valuesOf(sent) })
    return data(null, status)
  }

  const { pathname } = new URL(request.url)
  const result = await record({ ...rules.read(sent), ...leadExtras(sent), source, page: pathname })
  if (result.outcome === 'invalid')
    return refuse(result.status, rules.invalid(result.problems), problemTexts(rules.texts, result.problems))
  if (result.outcome === 'failed') return refuse(result.status, rules.failure(result.message))
  return redirect(sentAddress(pathname, source), 303)
}

const valuesOf = (sent: FormData) => Object.fromEntries([...sent.keys()].map((name) => [name, textOf(sent, name)]))
