import type { z } from 'zod'
import type { Problems, Reason } from './reasons.ts'

/** The alert to show when a field has one of the `broken` reasons. */
export type AlertRule<A extends Reason = Reason> = { broken: readonly Reason[]; alert: A }

/** Our schemas give reasons in place of messages; a rule without one has a sentence of the library. */
export const isReason = (message: string): message is Reason => /^[a-zA-Z]+\.[a-z_]+$/.test(message)

/** One problem per field. */
export function fieldProblems({ issues }: z.core.$ZodError) {
  const problems: Record<string, { reason: Reason; values?: { max: number } }> = {}
  for (const issue of issues) {
    problems[issue.path.join('.')] ??= {
      reason: isReason(issue.message) ? issue.message : 'value.invalid',
      ...(issue.code === 'too_big' && { values: { max: Number(issue.maximum) } }),
    }
  }
  return problems
}

/** The alert of the first broken rule. */
export const firstAlert = <A extends Reason>(problems: Problems, rules: readonly AlertRule<A>[]): A | undefined => {
  const reasons = new Set(Object.values(problems).map((problem) => problem.reason))
  return rules.find(({ broken }) => broken.some((reason) => reasons.has(reason)))?.alert
}
