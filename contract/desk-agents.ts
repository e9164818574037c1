import { z } from 'zod'
import { AgentInput, agentStatuses } from './agent.ts'
import { pageOf } from './page.ts'
import { cursorText, searchText } from './text.ts'

export const DeskAgent = AgentInput.extend({
  id: z.uuid(),
  lat: z.number(),
  lng: z.number(),
  version: z.number().int(),
  /** Invented, for a new site. */
  sample: z.boolean(),
  updatedAt: z.string(),
})
export type DeskAgent = z.infer<typeof DeskAgent>

export const DeskAgentPage = pageOf(DeskAgent)

export const DeskAgentQuery = z.object({
  cursor: cursorText(500).optional(),
  q: searchText(100).optional(),
  status: z.enum(agentStatuses).optional(),
})
export type DeskAgentQuery = z.output<typeof DeskAgentQuery>

/** A row that cannot be taken: its line in the file, the column, and what is wrong there. */
const BadRow = z.object({ line: z.number(), column: z.string(), message: z.string() })
export type BadRow = z.infer<typeof BadRow>

/** What an import would do. `plan` is the mark of exactly this; without it there is nothing that could be imported. */
export const ImportPreview = z.object({
  added: z.array(z.string()),
  changed: z.array(z.string()),
  same: z.number(),
  bad: z.array(BadRow),
  plan: z.string().nullable(),
})
export type ImportPreview = z.infer<typeof ImportPreview>

export const ImportFile = z.object({ csv: z.string('Please choose a file.').min(1, 'The file is empty.') })
/** `skipBad` leaves out the rows that cannot be taken, and imports the others. */
export const ImportOrder = ImportFile.extend({ plan: z.string(), skipBad: z.boolean().default(false) })
export type ImportOrder = z.output<typeof ImportOrder>

export const Imported = z.object({ added: z.number(), changed: z.number(), skipped: z.number() })
export type Imported = z.infer<typeof Imported>

export const importMessages = {
  noRows: 'The file has no rows below its first line.',
  tooMany: 'Please import at most 5,000 agents at a time.',
  missing: (column: string) => `The column “${column}” is missing.`,
  twice: 'This code stands in the file twice.',
  unreadable: 'A character here cannot be read. Please save the file as CSV UTF-8.',
  badHours: 'Please write hours like 09:00-18:00, or nothing for a day off.',
  badRows: 'Nothing was imported: some rows cannot be taken.',
  otherPlan: 'The agents have changed since the preview. Please look at a new one.',
} as const

export const mostImported = 5_000
export const mostImportBytes = 4 * 1024 * 1024
