import { z } from 'zod'
import { AgentInput } from './agent-input.ts'
import { agentStatuses } from './agent.ts'
import { pageOf } from './page.ts'
import { because } from './reasons.ts'
import { cursorText, searchText } from './query-text.ts'

export const DeskAgent = AgentInput.extend({
  id: z.uuid(),
  lat: z.number(),
  lng: z.number(),
  version: z.number().int(),
  /** Whether it is sample data of a new site. */
  sample: z.boolean(),
  updatedAt: z.string(),
})
export type DeskAgent = z.infer<typeof DeskAgent>

export const DeskAgentPage = pageOf(DeskAgent)

export const DeskAgentQuery = z.object({
  cursor: cursorText.optional(),
  q: searchText(100).optional(),
  status: z.enum(agentStatuses).optional(),
})
export type DeskAgentQuery = z.output<typeof DeskAgentQuery>

/** A row that cannot be imported. `line` is the line in the file. */
const BadRow = z.object({ line: z.number(), column: z.string(), reason: z.string(), message: z.string() })
export type BadRow = z.infer<typeof BadRow>

/** What an import would do. `plan` identifies exactly these changes; it is null when nothing can be imported. */
export const ImportPreview = z.object({
  added: z.array(z.string()),
  changed: z.array(z.string()),
  same: z.number(),
  bad: z.array(BadRow),
  plan: z.string().nullable(),
})
export type ImportPreview = z.infer<typeof ImportPreview>

export const ImportFile = z.object({
  csv: z.string(because('import.file_required')).min(1, because('import.file_empty')),
})
/** `skipBad` skips the bad rows and imports the others. */
export const ImportRequest = ImportFile.extend({ plan: z.string(), skipBad: z.boolean().default(false) })
export type ImportRequest = z.output<typeof ImportRequest>

export const Imported = z.object({ added: z.number(), changed: z.number(), skipped: z.number() })
export type Imported = z.infer<typeof Imported>

export const maxImportedAgents = 5_000
export const maxImportBytes = 4 * 1024 * 1024
