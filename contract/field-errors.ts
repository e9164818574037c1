import type { z } from 'zod'

export type FieldErrors = { message: string; fields: Record<string, string> }

/**
 * What a form says about input that breaks its rules: one text a field, and the text to tell first.
 * A form that tells one thing at a time lists the texts of its rules in their order.
 */
export function fieldErrors({ issues }: z.ZodError, rules: readonly string[] = []): FieldErrors {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[path.join('.')] ??= message
  const said = new Set(issues.map((issue) => issue.message))
  const message = rules.find((rule) => said.has(rule)) ?? issues[0]?.message ?? ''
  return { message, fields }
}
