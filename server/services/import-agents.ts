import { hash } from 'node:crypto'
import type { PlacedAgent } from '../../contract/agent-input.ts'
import {
  maxImportedAgents,
  type BadRow,
  type Imported,
  type ImportRequest,
  type ImportPreview,
} from '../../contract/desk-agents.ts'
import { SiteError } from '../../contract/errors.ts'
import type { Problem } from '../../contract/reasons.ts'
import type { Db } from '../db/client.ts'
import type { AgentRow } from '../db/queries/agents.ts'
import { insertAgents, lockAgentsByCode, lockCodes, updateAgent } from '../db/queries/desk-agents.ts'
import { badRow, keepAbsent, missingColumns, readAgentRow } from './agent-columns.ts'
import { writeAudit, type Actor } from './audit.ts'
import { changedFields, placed } from './desk-agents.ts'
import { readCsv, type CsvRow } from './read-csv.ts'

/** What an import does, row by row. An agent that is not in the file stays unchanged. */
type Plan = {
  added: PlacedAgent[]
  changed: { before: AgentRow; next: PlacedAgent }[]
  same: number
  bad: BadRow[]
  fingerprint: string
}

/** Returns what an import would do, without changing anything. */
export const previewImport = (db: Db, csv: string): Promise<ImportPreview> =>
  db.transaction(async (tx) => {
    const plan = await makePlan(tx, csv)
    return {
      added: plan.added.map(title),
      changed: plan.changed.map(({ next }) => title(next)),
      same: plan.same,
      bad: plan.bad,
      plan: plan.added.length + plan.changed.length > 0 || plan.bad.length === 0 ? plan.fingerprint : null,
    }
  })

/** Does what the preview showed, in one transaction. Bad rows stop it, unless they are to be skipped. */
export const importAgents = (
  db: Db,
  { csv, plan: fingerprint, skipBad }: ImportRequest,
  by: Actor,
): Promise<Imported> =>
  db.transaction(async (tx) => {
    await lockCodes(tx)
    const plan = await makePlan(tx, csv)
    if (plan.bad.length > 0 && !skipBad) throw new SiteError('invalid', 'import.bad_rows')
    if (plan.fingerprint !== fingerprint) throw new SiteError('conflict', 'import.other_plan')
    for (let at = 0; at < plan.added.length; at += 500) await insertAgents(tx, plan.added.slice(at, at + 500))
    for (const { before, next } of plan.changed) await updateAgent(tx, before.id, { ...next, sample: false })
    const skipped = new Set(plan.bad.map(({ line }) => line)).size
    const counts = { added: plan.added.length, changed: plan.changed.length, skipped }
    await writeAudit(tx, by, { action: 'agents-imported', detail: counts })
    return counts
  })

const title = ({ name, code }: PlacedAgent) => `${name} (${code})`

async function makePlan(tx: Db, csv: string): Promise<Plan> {
  const [head, ...rows] = readCsv(csv)
  const bad: BadRow[] = checkShape(head, rows)
  const read = head && bad.length === 0 ? rows.flatMap((row) => readRow(head, row, bad)) : []
  const byCode = Map.groupBy(read, ({ agent }) => agent.code)
  // Of two rows with the same code, it is unclear which one is meant.
  for (const duplicates of byCode.values())
    if (duplicates.length > 1)
      bad.push(...duplicates.map(({ line }) => badRow(line, 'Code', { reason: 'import.code_twice' })))
  const agents = [...byCode.values()].filter((group) => group.length === 1).flat()
  const codes = new Set(byCode.keys())
  const stored = new Map((codes.size > 0 ? await lockAgentsByCode(tx, [...codes]) : []).map((row) => [row.code, row]))
  const plan: Plan = { added: [], changed: [], same: 0, bad: bad.toSorted((a, b) => a.line - b.line), fingerprint: '' }
  for (const { agent } of agents) {
    const before = stored.get(agent.code)
    const next = head && before ? keepAbsent(head, before, agent) : agent
    if (!before) plan.added.push(next)
    else if (changedFields(before, next).length > 0) plan.changed.push({ before, next })
    else plan.same += 1
  }
  // The same file and the same versions of agents give the same plan.
  const versions = [...stored.values()].map(({ id, version }) => `${id} ${version}`)
  plan.fingerprint = hash('sha256', JSON.stringify([csv, versions]), 'base64url')
  return plan
}

const badFile = (problem: Problem, column = ''): BadRow => badRow(1, column, problem)

function checkShape(head: CsvRow | undefined, rows: CsvRow[]): BadRow[] {
  if (!head || rows.length === 0) return [badFile({ reason: 'import.no_rows' })]
  if (rows.length > maxImportedAgents)
    return [badFile({ reason: 'import.too_many', values: { max: maxImportedAgents } })]
  return missingColumns(head).map((column) => badFile({ reason: 'import.column_missing', values: { column } }, column))
}

/** The replacement character for bytes that a program could not decode. */
const unreadable = '\uFFFD'

function readRow(head: CsvRow, row: CsvRow, bad: BadRow[]): { line: number; agent: PlacedAgent }[] {
  const column = row.cells.findIndex((cell) => cell.includes(unreadable))
  if (column !== -1) {
    bad.push(badRow(row.line, head.cells[column] ?? '', { reason: 'import.unreadable' }))
    return []
  }
  const read = readAgentRow(head, row)
  bad.push(...read.bad)
  if (!read.agent) return []
  try {
    return [{ line: row.line, agent: placed(read.agent) }]
  } catch (cause) {
    if (!(cause instanceof SiteError)) throw cause
    bad.push(badRow(row.line, 'ZIP', cause.problem))
    return []
  }
}
