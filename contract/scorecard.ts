import { z } from 'zod'
import { because } from './reasons.ts'
import { text } from './text.ts'

/** From weak to strong. */
export const scores = [1, 2, 3, 4] as const
export type Score = (typeof scores)[number]

export const verdicts = ['strong_no', 'no', 'yes', 'strong_yes'] as const
export type Verdict = (typeof verdicts)[number]

const criterion = text(120, 'scorecard.criterion_required')

export const maxCriteria = 12

/**
 * What the reviewers of a vacancy's applicants judge. An empty list stands for the usual criteria. `was` is what the person
 * saw: if someone else has changed it in the meantime, nothing is changed.
 */
export const Criteria = z.object({
  criteria: z
    .array(criterion)
    .max(maxCriteria, because('scorecard.too_many_criteria'))
    .refine(
      (list) => new Set(list.map((one) => one.toLowerCase())).size === list.length,
      because('scorecard.criterion_twice'),
    ),
  was: z.array(z.string()).optional(),
})
export type Criteria = z.infer<typeof Criteria>

const Rating = z.object({ criterion, score: z.union(scores.map((score) => z.literal(score))).nullable() })
export type Rating = z.infer<typeof Rating>

/** A draft may be incomplete and is seen by its author only; a submitted one has a verdict and is final. */
export const ScorecardInput = z
  .object({
    ratings: z.array(Rating).max(maxCriteria, because('scorecard.too_many_criteria')),
    verdict: z.enum(verdicts).nullable(),
    comment: z.prefault(text(4000), ''),
    submit: z.boolean(),
  })
  .refine(({ submit, verdict }) => !submit || verdict !== null, {
    error: because('scorecard.verdict_required'),
    path: ['verdict'],
  })
export type ScorecardInput = z.output<typeof ScorecardInput>

export const Scorecard = z.object({
  author: z.string(),
  ratings: z.array(Rating),
  verdict: z.enum(verdicts).nullable(),
  comment: z.string(),
  submittedAt: z.string().nullable(),
})
export type Scorecard = z.infer<typeof Scorecard>
