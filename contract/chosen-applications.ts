import { z } from 'zod'
import { applicationStages } from './application-options.ts'
import { declineReason, erasureReasons } from './desk-applications.ts'
import { because } from './reasons.ts'

/** The most applications that one call changes. */
export const maxChosen = 500

const chosenIds = z.array(z.uuid()).min(1).max(maxChosen)

export const ChosenApplications = z.object({ ids: chosenIds })
export type ChosenApplications = z.infer<typeof ChosenApplications>

/** `from` is the stage that the admin saw; an application that a colleague has moved since is skipped. */
export const StageChanges = z.object({
  moves: z
    .array(
      z.object({
        id: z.uuid(),
        from: z.enum(applicationStages),
        stage: z.enum(applicationStages, because('stage.unknown')),
      }),
    )
    .min(1)
    .max(maxChosen),
  /** Why those who are moved to `declined` were not selected; without it, they keep the reason that they had before. */
  reason: declineReason.nullable().optional(),
})
export type StageChanges = z.infer<typeof StageChanges>

export const MovedApplications = z.object({ moved: z.array(z.uuid()), skipped: z.array(z.uuid()) })
export type MovedApplications = z.infer<typeof MovedApplications>

/** The number must be typed, so that nobody erases more people than they think. */
export const ChosenErasure = z
  .object({
    ids: chosenIds,
    reason: z.enum(erasureReasons, because('erasure.reason_required')),
    count: z.number(because('erasure.count_differs')).int(),
  })
  .refine(({ ids, count }) => new Set(ids).size === count, because('erasure.count_differs'))
export type ChosenErasure = z.infer<typeof ChosenErasure>

export const ErasedApplications = z.object({ erased: z.number().int() })
