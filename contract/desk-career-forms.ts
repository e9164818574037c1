import { z } from 'zod'
import { careerSources } from './career-form.ts'
import { pageOf } from './page.ts'
import { cursorText, searchText } from './query-text.ts'
import { because } from './reasons.ts'
import { VisitOrigin } from './visit-origin.ts'

export const CareerFormQuery = z.object({
  cursor: cursorText.optional(),
  q: searchText(200).optional(),
  source: z.enum(careerSources).optional(),
  state: z.enum(['open', 'done']).optional(),
})
export type CareerFormQuery = z.output<typeof CareerFormQuery>

export const CareerFormRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  source: z.string(),
  createdAt: z.string(),
  handledAt: z.string().nullable(),
  handledBy: z.string().nullable(),
})
export type CareerFormRow = z.infer<typeof CareerFormRow>

export const CareerFormPage = pageOf(CareerFormRow)

export const CareerFormDetail = z.object({
  data: CareerFormRow,
  origin: VisitOrigin.nullable(),
  resume: z
    .object({ name: z.string(), mediaType: z.string(), size: z.number(), verified: z.boolean(), path: z.string() })
    .nullable(),
})
export type CareerFormDetail = z.infer<typeof CareerFormDetail>

export const ResumeLink = z.object({ data: CareerFormDetail.shape.resume })

export const Handling = z.object({ handled: z.boolean(because('career.handled_required')) })
export const HandledForm = z.object({ data: CareerFormRow })
