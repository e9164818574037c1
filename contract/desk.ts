import { z } from 'zod'

/** What the frame of the desk shows: who is signed in, and how many items are waiting. */
export const DeskInfo = z.object({
  username: z.string(),
  signedInAt: z.string(),
  counts: z.object({ applications: z.number(), leads: z.number(), careerForms: z.number() }),
})
export type DeskInfo = z.infer<typeof DeskInfo>
