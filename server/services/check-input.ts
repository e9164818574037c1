import { z } from 'zod'
import { invalidFields } from '../../contract/errors.ts'
import { fieldProblems, firstAlert, type AlertRule } from '../../contract/field-problems.ts'

/** Validates input; `rules` gives the one alert for all errors, by their priority. */
export function checkInput<T>(schema: z.core.$ZodType<T>, input: unknown, rules: readonly AlertRule[] = []): T {
  const parsed = z.safeParse(schema, input)
  if (parsed.success) return parsed.data
  const fields = fieldProblems(parsed.error)
  const alert = firstAlert(fields, rules)
  throw invalidFields(fields, alert && { reason: alert })
}
