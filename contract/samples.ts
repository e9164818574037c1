import { z } from 'zod'

/** `closed` are sample jobs that people had applied for: they stay, with their applications, and are not shown. */
export const RemovedSamples = z.object({ agents: z.number(), vacancies: z.number(), closed: z.number() })
export type RemovedSamples = z.infer<typeof RemovedSamples>
