import { z } from 'zod'
import { roles } from './roles.ts'

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
  }),
})
export type DeskInfo = z.infer<typeof DeskInfo>
