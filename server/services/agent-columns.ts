import { textOf } from '../../content/reasons/every.ts'
import { AgentInput, type PlacedAgent } from '../../contract/agent-input.ts'
import type { BadRow, DeskAgent } from '../../contract/desk-agents.ts'
import { fieldProblems } from '../../contract/field-problems.ts'
import type { Problem } from '../../contract/reasons.ts'
import { formatDay, parseDay } from '../../contract/written-hours.ts'
import type { AgentRow } from '../db/queries/agents.ts'
import { withoutApostrophe, type Column } from './csv.ts'
import type { CsvRow } from './read-csv.ts'

type AgentFileField = Exclude<keyof AgentInput, 'hours'>

/** The columns of the CSV file of agents, for export and import: codes of a format, which no translation changes. */
const agentFileColumns: [title: string, field: AgentFileField][] = [
  ['Code', 'code'],
  ['Name', 'name'],
  ['Street', 'street'],
  ['City', 'city'],
  ['State', 'state'],
  ['ZIP', 'zip'],
  ['Phone', 'phone'],
  ['Latitude', 'lat'],
  ['Longitude', 'lng'],
  ['Time zone', 'timeZone'],
  ['Languages', 'languages'],
  ['Services', 'services'],
  ['Status', 'status'],
]

/** The columns with the hours of each day. */
const agentFileDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Columns that a file may omit. */
const optionalAgentColumns = new Set<string>(['Latitude', 'Longitude', 'Status', ...agentFileDays])

export const agentColumns: Column<DeskAgent>[] = [
  ...agentFileColumns.map(([title, field]): Column<DeskAgent> => [title, (agent) => writeCell(agent[field])]),
  ...agentFileDays.map((title, day): Column<DeskAgent> => [title, ({ hours }) => formatDay(hours[day] ?? [])]),
]

const writeCell = (value: DeskAgent[AgentFileField]) =>
  typeof value === 'string' || typeof value === 'number' ? value : (value?.join(' ') ?? '')

export const missingColumns = (head: CsvRow): string[] =>
  absentColumns(head).filter((title) => !optionalAgentColumns.has(title))

function absentColumns(head: CsvRow): string[] {
  const known = new Set(head.cells.map(fold))
  return [...agentFileColumns.map(([title]) => title), ...agentFileDays].filter((title) => !known.has(fold(title)))
}

/** An agent as a file changes it: what the file has no column for stays, and so does the position within a ZIP area. */
export function keepAbsent(head: CsvRow, before: AgentRow, next: PlacedAgent): PlacedAgent {
  const absent = new Set(absentColumns(head))
  const isUnplaced = absent.has('Latitude') || absent.has('Longitude')
  return {
    ...next,
    ...(isUnplaced && next.zip === before.zip && { lat: before.lat, lng: before.lng }),
    ...(absent.has('Status') && { status: before.status }),
    hours: next.hours.map((spans, day) => (absent.has(agentFileDays[day] ?? '') ? (before.hours[day] ?? []) : spans)),
  }
}

export const badRow = (line: number, column: string, problem: Problem): BadRow => ({
  line,
  column,
  reason: problem.reason,
  message: textOf(problem),
})

/** Parses a row as an agent, or returns what is wrong with it. */
export function readAgentRow(head: CsvRow, row: CsvRow): { agent?: AgentInput; bad: BadRow[] } {
  const cells = new Map(head.cells.map((title, index) => [fold(title), withoutApostrophe(row.cells[index] ?? '')]))
  const cell = (title: string) => cells.get(fold(title)) ?? ''
  const hours = agentFileDays.map((day) => parseDay(cell(day)))
  const unreadable = agentFileDays.filter((_, day) => hours[day] === undefined)
  const bad: BadRow[] = unreadable.map((column) => badRow(row.line, column, { reason: 'import.hours_invalid' }))
  const parsed = AgentInput.safeParse({
    ...Object.fromEntries(agentFileColumns.map(([title, field]) => [field, readCell(field, cell(title))])),
    hours: hours.map((spans) => spans ?? []),
  })
  for (const [path, problem] of Object.entries(parsed.error ? fieldProblems(parsed.error) : {})) {
    const [field, day] = path.split('.')
    const column =
      field === 'hours'
        ? (agentFileDays[Number(day)] ?? '')
        : (agentFileColumns.find(([, name]) => name === field)?.[0] ?? '')
    if (!bad.some((fault) => fault.column === column)) bad.push(badRow(row.line, column, problem))
  }
  return parsed.success && bad.length === 0 ? { agent: parsed.data, bad } : { bad }
}

const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
const degrees = (text: string) => (text === '' ? null : Number(text))

/** Parsers for some fields; the others are plain text. */
const readers: Partial<Record<AgentFileField, (text: string) => unknown>> = {
  lat: degrees,
  lng: degrees,
  languages: words,
  services: words,
  state: (text) => text.toUpperCase(),
  // Spreadsheets drop leading zeros.
  zip: (text) => (/^\d{3,4}$/.test(text) ? text.padStart(5, '0') : text),
  status: (text) => (text === '' ? undefined : text.toLowerCase()),
}

const readCell = (field: AgentFileField, text: string): unknown => (readers[field] ?? String)(text)

const fold = (title: string) => title.trim().toLowerCase()
