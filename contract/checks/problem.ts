import { z } from 'zod'
import { claimCodes } from './risky-claims.ts'

/** What a problem means for publishing: it cannot happen, its author has to accept it, or an owner has to approve it. */
export type Severity = 'stops' | 'warns' | 'needs-approval'

/** Every problem that the checks before publishing find. The text for people is in `content/admin/`. */
export const severities = {
  part_invalid: 'stops',
  unfinished: 'stops',
  mixed_letters: 'stops',
  raw_html: 'stops',
  heading_too_high: 'stops',
  heading_skipped: 'stops',
  heading_empty: 'stops',
  alt_missing: 'stops',
  alt_poor: 'warns',
  picture_outside: 'stops',
  picture_missing: 'stops',
  link_unsafe: 'stops',
  link_insecure: 'stops',
  link_unknown: 'stops',
  link_private: 'stops',
  link_dead: 'stops',
  link_unverified: 'warns',
  link_text_empty: 'stops',
  link_text_vague: 'warns',
  grade_high: 'stops',
  grade_high_short: 'warns',
  risky_claim: 'needs-approval',
  count_differs: 'warns',
  page_linked: 'warns',
} as const satisfies Record<string, Severity>

export type ProblemCode = keyof typeof severities

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(severities, code)
export const problemCodes = Object.keys(severities).filter(isProblemCode)

/**
 * `field`: the part of the item, such as `body`. `detail`: the words, the address, the figure, or the text that it is about; for
 * `part_invalid`, the reason, with its `values`. `claim`: which kind of risky claim.
 */
export const CheckProblem = z.object({
  code: z.enum(problemCodes),
  field: z.string(),
  detail: z.string(),
  values: z.record(z.string(), z.number()).optional(),
  claim: z.enum(claimCodes).optional(),
})
export type CheckProblem = z.infer<typeof CheckProblem>

export const severityOf = ({ code }: CheckProblem): Severity => severities[code]

/** Identifies a problem, so that whoever accepts or approves it means this one and not another found since. */
export const problemKey = ({ code, field, detail }: CheckProblem) => `${code} ${field} ${detail}`

export const problem = (code: ProblemCode, field: string, detail: string): CheckProblem => ({ code, field, detail })
