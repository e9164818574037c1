import { z } from 'zod'
import { fieldNote } from './field-note.ts'
import { originParts } from './origin.ts'

/** As forms send it; what cannot be read is left out, because it must never be a reason to refuse a form. */
export const SentOrigin = z.string().optional().catch(undefined).describe(fieldNote('visit.origin'))

/** The origin of a visit in an answer. */
export const VisitOrigin = z.partialRecord(z.enum(originParts), z.string())
