import { z } from 'zod'
import { fieldNote } from './field-note.ts'
import { maxPriceRows, Price, priceFields, PriceRow } from './price-book.ts'
import { moment } from './query-text.ts'
import { because } from './reasons.ts'

/** The response of `GET /api/prices`: the price book that is in effect. */
export const PublishedPrices = z.object({
  version: z.number().int(),
  effectiveFrom: z.iso.datetime(),
  /** Whether they are those of a sample brand. */
  sample: z.boolean(),
  prices: z.array(Price),
})
export type PublishedPrices = z.infer<typeof PublishedPrices>

/** `upcoming` until its time; then `current`, until a later version takes effect. `by`: null for a sample. */
export const PriceVersion = z.object({
  version: z.number().int(),
  effectiveFrom: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  by: z.string().nullable(),
  sample: z.boolean(),
  state: z.enum(['upcoming', 'current', 'past']),
})
export type PriceVersion = z.infer<typeof PriceVersion>

export const PriceVersions = z.object({ versions: z.array(PriceVersion) })

export const PriceVersionRows = PriceVersion.extend({ rows: z.array(PriceRow) })
export type PriceVersionRows = z.infer<typeof PriceVersionRows>

/** What is wrong with a row; `row` counts from 0, `line` is where it begins in the file. */
const BadPrice = z.object({
  row: z.number(),
  line: z.number(),
  field: z.enum(priceFields),
  reason: z.string(),
  message: z.string(),
})

/** Rows as somebody wrote them, to be checked. */
export const WrittenRow = z.record(z.enum(priceFields), z.string())
export type WrittenRow = z.infer<typeof WrittenRow>
const rows = z.array(WrittenRow).min(1, because('price.rows_missing')).max(maxPriceRows, because('price.too_many_rows'))

/** Without `effectiveFrom`, right away. `basedOn`: the newest version that its author has seen. */
export const NewPrices = z.object({
  rows,
  effectiveFrom: moment.nullable(),
  basedOn: z.number().int().nullable(),
  requestId: z.uuid().optional().describe(fieldNote('record.newId')),
})
export type NewPrices = z.output<typeof NewPrices>

/** The rows of a file, and what is wrong with them. */
export const ReadPrices = z.object({ rows, bad: z.array(BadPrice) })
export type ReadPrices = z.output<typeof ReadPrices>

export const maxPriceBytes = 2 * 1024 * 1024
