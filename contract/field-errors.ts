import type { z } from 'zod'

export type FieldErrors = { message: string; fields: Record<string, string> }

/** The alert to show when a field has one of the `broken` messages. */
export type Rule = { broken: readonly string[]; alert: { title?: string; text: string } }

/**
 * One message per field, and the message to show first. A form with its own alert texts passes its rules, in the order
 * of their priority.
 */
export function fieldErrors({ issues }: z.ZodError, rules: readonly Rule[] = []): FieldErrors {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[path.join('.')] ??= message
  return { message: firstAlert(fields, rules).text, fields }
}

/** The alert of the first broken rule; without one, the message of the first field. */
export function firstAlert(fields: Record<string, string>, rules: readonly Rule[]): Rule['alert'] {
  const messages = Object.values(fields)
  const rule = rules.find(({ broken }) => broken.some((message) => messages.includes(message)))
  return rule?.alert ?? { text: messages[0] ?? '' }
}
