import type { AgentInput } from './agent-input.ts'

export type AgentFileField = Exclude<keyof AgentInput, 'hours'>

/** The columns of the CSV file of agents, for both export and import: codes of a format, which no translation changes. */
export const agentFileColumns: [title: string, field: AgentFileField][] = [
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
export const agentFileDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Columns that a file may omit. */
export const optionalAgentColumns = new Set<string>(['Latitude', 'Longitude', 'Status', ...agentFileDays])
