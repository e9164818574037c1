import { z } from 'zod'
import { errorCodes } from './errors.ts'

/** The error response of every call. Clients of the specified API read `message` or `error`. */
export const Failure = z.object({
  code: z.enum(errorCodes),
  /** What exactly was wrong, as a code such as `agent.code_taken`; `code` only says what kind of error it is. */
  reason: z.string(),
  message: z.string(),
  error: z.string(),
  /** Error messages by field name. */
  fields: z.record(z.string(), z.string()).optional(),
  /** The reasons of these errors, as codes. */
  fieldReasons: z.record(z.string(), z.string()).optional(),
})
