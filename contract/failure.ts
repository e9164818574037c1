import { z } from 'zod'
import { errorCodes } from './errors.ts'

/** What every call answers when it cannot do what was asked. Callers of the specified API read `message` or `error`. */
export const Failure = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  error: z.string(),
  /** What is wrong with each field of a form, by its name. */
  fields: z.record(z.string(), z.string()).optional(),
})
