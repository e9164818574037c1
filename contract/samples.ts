import { z } from 'zod'

/** `closed`: sample jobs that people had applied for; they are kept with their applications, but no longer shown. */
export const RemovedSamples = z.object({
  agents: z.number(),
  vacancies: z.number(),
  closed: z.number(),
  prices: z.number(),
})
export type RemovedSamples = z.infer<typeof RemovedSamples>
