import { z } from 'zod'
import { roles } from './roles.ts'

/** Waiting items are counted up to this number: counting more would take longer the more there are. */
export const mostCounted = 1_000

/** What the frame of the desk shows: who is signed in, whom to ask, and how many items are waiting. */
export const DeskInfo = z.object({
  username: z.string(),
  role: z.enum(roles),
  signedInAt: z.string(),
  owners: z.array(z.string()),
  minPasswordLength: z.number(),
  /** Only of what the role may read. */
  counts: z.object({
    applications: z.number().optional(),
    leads: z.number().optional(),
    careerForms: z.number().optional(),
    news: z.number().optional(),
    /** Versions that this person may approve. */
    publications: z.number().optional(),
  }),
})
export type DeskInfo = z.infer<typeof DeskInfo>
