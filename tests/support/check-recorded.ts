import { z } from 'zod'
import { actionsWithoutCall, calls } from '../../contract/operations.ts'

const listed = new Map<string, readonly string[]>(calls.map(({ name, operation }) => [name, operation.audit ?? []]))

const Line = z.object({ call: z.string().optional(), action: z.string() })

/** Throws if the log of a site has an audited action that the table of calls does not list for its call. */
export function checkRecorded(logged: string[]) {
  for (const line of logged.filter((text) => text.includes('"msg":"audit"'))) {
    const { call, action } = Line.parse(JSON.parse(line))
    const allowed = call === undefined ? actionsWithoutCall : listed.get(call)
    if (!allowed?.includes(action)) throw new Error(`${call ?? 'No call'} recorded ${action}, which it does not list.`)
  }
}
