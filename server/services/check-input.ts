import type { z } from 'zod'
import { SiteError } from '../../contract/errors.ts'
import { fieldErrors, type Rule } from '../../contract/field-errors.ts'

/** Validates input; `rules` gives the order in which errors become the main message. */
export function checkInput<T>(schema: z.ZodType<T>, input: unknown, rules?: readonly Rule[]): T {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const { message, fields } = fieldErrors(parsed.error, rules)
  throw new SiteError('invalid', message, { fields })
}
