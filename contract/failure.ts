import { z } from 'zod'
import { errorCodes } from './errors.ts'

/** The error response of every call. Clients of the specified API read `message` or `error`. */
export const Failure = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  error: z.string(),
  /** Error messages by field name. */
  fields: z.record(z.string(), z.string()).optional(),
})
