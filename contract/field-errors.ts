import type { z } from 'zod'

export type FieldErrors = { message: string; fields: Record<string, string> }

/** What an alert says while one of these messages stands under a field. */
export type Rule = { broken: readonly string[]; alert: { title?: string; text: string } }

/**
 * What a form says about input that breaks its rules: one text a field, and the text to tell first. A form whose alerts
 * have words of their own lists its rules in their order.
 */
export function fieldErrors({ issues }: z.ZodError, rules: readonly Rule[] = []): FieldErrors {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[path.join('.')] ??= message
  return { message: firstAlert(fields, rules).text, fields }
}

/** The alert of the first rule that is broken; where none is named, what the first field says. */
export function firstAlert(fields: Record<string, string>, rules: readonly Rule[]): Rule['alert'] {
  const said = Object.values(fields)
  const rule = rules.find(({ broken }) => broken.some((message) => said.includes(message)))
  return rule?.alert ?? { text: said[0] ?? '' }
}
