import type { Problem, Problems, Reason, ReasonValues } from '../contract/reasons.ts'

/** Text with `{placeholders}`, or a function where values have to be put into words. */
type ReasonText = string | ((values: ReasonValues) => string)

export type ReasonTexts<R extends Reason = Reason> = Record<R, ReasonText>

/** The text for people; `texts` has the reasons that can occur in one form, or all of them. */
export function reasonText(texts: Partial<ReasonTexts>, { reason, values = {} }: Problem): string {
  const text = texts[reason] ?? texts['value.invalid'] ?? ''
  if (typeof text === 'function') return text(values)
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => written(values[name]))
}

const written = (value: string | number | undefined) =>
  typeof value === 'number' ? value.toLocaleString('en') : String(value)

/** The texts of several fields. */
export const problemTexts = (texts: Partial<ReasonTexts>, problems: Problems): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, reasonText(texts, problem)]))
