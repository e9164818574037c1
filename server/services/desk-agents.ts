import { isDeepStrictEqual } from 'node:util'
import { AgentInput, type AgentEdit, type PlacedAgent } from '../../contract/agent-input.ts'
import { DeskAgent, type DeskAgentQuery } from '../../contract/desk-agents.ts'
import { invalidFields, SiteError } from '../../contract/errors.ts'
import type { Page } from '../../contract/page.ts'
import type { Db } from '../db/client.ts'
import type { AgentRow } from '../db/queries/agents.ts'
import {
  insertAgents,
  listAllAgents,
  lockAgent,
  lockAgentsByCode,
  lockCodes,
  updateAgent,
} from '../db/queries/desk-agents.ts'
import { searchQuery } from '../db/search.ts'
import { agentColumns } from './agent-columns.ts'
import { PlaceCursor, placeKeyOf } from './agents.ts'
import { writeAudit, type Actor } from './audit.ts'
import { readAll, tableOf, type Table } from './csv.ts'
import { findById } from './found.ts'
import { readCursor, readPage } from './paging.ts'
import { zipPosition } from './places.ts'

const pageSize = 25

export async function readAgents(db: Db, query: DeskAgentQuery): Promise<Page<DeskAgent>> {
  const filter = { words: searchQuery(query.q), status: query.status }
  const place = readCursor(PlaceCursor, query.cursor)
  const page = await readPage(place, pageSize, (from, most) => listAllAgents(db, filter, from, most), placeKeyOf)
  return { ...page, data: page.data.map(forDesk) }
}

const forDesk = (row: AgentRow): DeskAgent => DeskAgent.parse({ ...row, updatedAt: row.updatedAt.toISOString() })

export const addAgent = (db: Db, input: AgentInput, by: Actor): Promise<DeskAgent> =>
  db.transaction(async (tx) => {
    await lockCodes(tx)
    await refuseTakenCode(tx, input.code)
    const [row] = await insertAgents(tx, [placed(input)])
    if (!row) throw new Error('The agent was not stored.')
    await writeAudit(tx, by, { action: 'agent-added', ...about(row) })
    return forDesk(row)
  })

export const editAgent = (db: Db, id: string, { version, ...input }: AgentEdit, by: Actor): Promise<DeskAgent> =>
  db.transaction(async (tx) => {
    await lockCodes(tx)
    const before = await findById(id, () => lockAgent(tx, id), 'agent.not_found')
    const next = placed(input)
    const changed = changedFields(before, next)
    if (changed.length === 0) return forDesk(before)
    if (version !== before.version) throw new SiteError('conflict', 'agent.changed_meanwhile')
    if (input.code !== before.code) await refuseTakenCode(tx, input.code)
    await writeAudit(tx, by, { action: 'agent-changed', ...about(next, id, { changed }) })
    return forDesk(await updateAgent(tx, id, { ...next, sample: false }))
  })

export const setAgentStatus = (db: Db, id: string, status: AgentInput['status'], by: Actor): Promise<DeskAgent> =>
  db.transaction(async (tx) => {
    const before = await findById(id, () => lockAgent(tx, id), 'agent.not_found')
    if (before.status === status) return forDesk(before)
    await writeAudit(tx, by, {
      action: status === 'active' ? 'agent-activated' : 'agent-deactivated',
      ...about(before),
    })
    return forDesk(await updateAgent(tx, id, { status }))
  })

export async function exportAgents(db: Db, query: DeskAgentQuery, by: Actor): Promise<Table> {
  const { status, q } = query
  await writeAudit(db, by, {
    action: 'agents-exported',
    detail: { ...(status && { status }), ...(q && { searched: true }) },
  })
  const filter = { words: searchQuery(q), status }
  const rows = readAll(placeKeyOf, async (place, most) => (await listAllAgents(db, filter, place, most)).map(forDesk))
  return tableOf(agentColumns, rows)
}

/** Uses the given position, or the center of the ZIP area. */
export function placed(input: AgentInput): PlacedAgent {
  const { lat, lng } = input
  if (lat !== null && lng !== null) return { ...input, lat, lng }
  const position = zipPosition(input.zip)
  if (!position) throw invalidFields({ zip: { reason: 'agent.zip_unknown' } })
  return { ...input, ...position }
}

export const changedFields = (before: AgentRow, next: PlacedAgent) =>
  AgentInput.keyof().options.filter((name) => !isDeepStrictEqual(before[name], next[name]))

async function refuseTakenCode(tx: Db, code: string) {
  const taken = await lockAgentsByCode(tx, [code])
  if (taken.length > 0) throw invalidFields({ code: { reason: 'agent.code_taken' } })
}

const about = (agent: { id?: string; name: string; code: string }, id = agent.id ?? '', more = {}) => ({
  subject: { kind: 'agent' as const, id },
  detail: { agent: `${agent.name} (${agent.code})`, ...more },
})
