import { z } from 'zod'

/** What the frame of the desk shows: who is at work, and how much waits. */
export const DeskInfo = z.object({
  username: z.string(),
  signedInAt: z.string(),
  counts: z.object({ applications: z.number(), leads: z.number(), careerForms: z.number() }),
})
export type DeskInfo = z.infer<typeof DeskInfo>
