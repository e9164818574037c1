import { z } from 'zod'
import { originParts } from './origin.ts'

/** The origin of a visit in an answer. */
export const VisitOrigin = z.partialRecord(z.enum(originParts), z.string())
