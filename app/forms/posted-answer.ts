import type { LoaderFunctionArgs } from 'react-router'
import { frameTexts } from '../../content/frame.ts'
import { sentForm, type FormAnswer, type PostedForm } from '../../contract/posted-form.ts'
import { refusalContext } from '../rendering/site-context.ts'

type Success = { title?: string; text: string }

/** The result of a form on this page that was posted without JavaScript, if it was. */
export function postedAnswer(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  form: PostedForm,
  { title, text }: Success,
): FormAnswer | undefined {
  const refused = context.get(refusalContext)
  if (refused) return refused.form === form ? refused : undefined
  if (sentForm(new URL(request.url).search) !== form) return undefined
  return { form, ok: true, notice: { ...(title && { title }), text }, problems: {}, values: {} }
}

/** Prefixes the title of a page that shows an error, since screen readers read the title first. */
export const withErrorTitle = <T extends { title: string }>(page: T, ...answers: (FormAnswer | undefined)[]): T =>
  answers.some((answer) => answer?.ok === false) ? { ...page, title: `${frameTexts.error} ${page.title}` } : page
