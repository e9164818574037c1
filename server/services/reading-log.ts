import { hash } from 'node:crypto'
import { largeExportRows, type AuditAction, type PersonalList } from '../../contract/audit.ts'
import type { Db } from '../db/client.ts'
import type { Limit } from '../db/limit.ts'
import { writeAudit, type Actor } from './audit.ts'
import type { Table } from './csv.ts'

/** Logs that somebody looked through a list of personal data. */
export type ReadingLog = (list: PersonalList, query: Query, count: number, by: Actor) => Promise<void>

/** What a list was filtered by. Values that are codes are logged; that there was a text, without the text. */
type Query = { q?: string | undefined; job?: string | undefined; cursor?: string | undefined } & Record<string, unknown>

const actions = {
  'list-applications': 'applications-listed',
  'list-leads': 'leads-listed',
  'list-career-forms': 'career-forms-listed',
} as const satisfies Record<PersonalList, AuditAction>

/**
 * One entry per person, list, filter, and hour, and one more when they go on to further pages: enough to see who looked
 * at what, without an entry for every reload. `once` is a limit of one per hour.
 */
export const createReadingLog =
  (db: Db, once: Limit): ReadingLog =>
  async (list, query, count, by) => {
    const detail = { ...codesOf(query), ...(query.cursor !== undefined && { further: true }) }
    // A filter may be longer than a key.
    const key = `${by.adminId} ${list} ${hash('sha256', JSON.stringify(detail))}`
    await logOnce(once, key, () => writeAudit(db, by, { action: actions[list], detail: { ...detail, count } }))
  }

/** Logs that somebody opened a record. */
export type OpeningLog = (subject: { kind: OpenedKind; id: string }, by: Actor) => Promise<void>

type OpenedKind = 'application' | 'lead' | 'career-form'

/** One entry per session, record, and hour: a page that is open loads its record again whenever it changes. */
export const createOpeningLog =
  (db: Db, once: Limit): OpeningLog =>
  (subject, by) =>
    logOnce(once, `${by.sessionId} ${subject.kind} ${subject.id}`, () =>
      writeAudit(db, by, { action: `${subject.kind}-opened`, subject }),
    )

async function logOnce(once: Limit, key: string, write: () => Promise<void>) {
  if ((await once.take(key)) !== undefined) return
  try {
    await write()
  } catch (cause) {
    await once.giveBack(key)
    throw cause
  }
}

/** How the list is cut into pages and sorted does not matter. */
function codesOf({ q, job, cursor: _cursor, limit: _limit, sort: _sort, ...codes }: Query) {
  const given = Object.entries(codes).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(given), ...(job && { job: true }), ...(q && { searched: true }) }
}

/** Logs how many rows an export had when it ends, even if it was stopped halfway. */
export const countExport = (db: Db, list: PersonalList, by: Actor, { head, rows }: Table): Table => ({
  head,
  rows: counted(rows, (count) =>
    writeAudit(db, by, {
      action: count >= largeExportRows ? 'large-export' : 'export-counted',
      detail: { list, count },
    }),
  ),
})

async function* counted<Row>(rows: AsyncIterable<Row>, onEnd: (count: number) => Promise<void>) {
  let count = 0
  try {
    for await (const row of rows) {
      count += 1
      yield row
    }
  } finally {
    await onEnd(count)
  }
}
