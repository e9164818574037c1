import type { LoaderFunctionArgs } from 'react-router'
import { frameTexts } from '../../content/frame.ts'
import { sentForm, type FormAnswer, type PostedForm } from '../../contract/posted-form.ts'
import { refusalContext } from '../site-context.ts'

type Success = { title?: string; text: string }

/** What a page says about one of its forms that was posted without JavaScript, if it was. */
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

/** A page that comes back with an error says so first in its title, which is read out before anything else. */
export const titled = <T extends { title: string }>(page: T, ...answers: (FormAnswer | undefined)[]): T =>
  answers.some((answer) => answer?.ok === false) ? { ...page, title: `${frameTexts.error} ${page.title}` } : page
