import { z } from 'zod'

const recordKinds = ['application', 'career-form', 'lead'] as const
export type RecordKind = (typeof recordKinds)[number]

/** Something else that the same person sent; `about` is the job or the reason. */
export const PersonRecord = z.object({
  kind: z.enum(recordKinds),
  id: z.uuid(),
  name: z.string(),
  about: z.string().nullable(),
  createdAt: z.string(),
})
export type PersonRecord = z.infer<typeof PersonRecord>
export const PersonRecords = z.object({ data: z.array(PersonRecord) })
