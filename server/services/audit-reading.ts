import { z } from 'zod'
import { auditActions, AuditEntry, type AuditPage, type AuditQuery } from '../../contract/audit.ts'
import type { Db } from '../db/client.ts'
import { listAuditEntries, listAuditNames, type AuditFilter, type AuditRow } from '../db/queries/audit.ts'
import { writeAudit, type Actor } from './audit.ts'
import { readCursor, readPage } from './paging.ts'

const pageSize = 50
const exportSize = 1000

export async function readAudit(db: Db, query: AuditQuery): Promise<AuditPage> {
  const page = await readPage(
    readCursor(z.number(), query.cursor),
    pageSize,
    (place, most) => listAuditEntries(db, filterOf(query), place, most),
    (row) => row.id,
  )
  return { ...page, data: page.data.map(asEntry), names: await listAuditNames(db) }
}

export const auditColumns = ['When (UTC)', 'Who', 'What', 'About', 'Number', 'More', 'From address', 'With']

/** All lines that the filter shows; the export itself is one more line. */
export async function exportAudit(db: Db, query: AuditQuery, by: Actor) {
  await writeAudit(db, by, { action: 'audit-exported' })
  return auditLines(db, filterOf(query))
}

async function* auditLines(db: Db, filter: AuditFilter) {
  let rows = await listAuditEntries(db, filter, undefined, exportSize)
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    for (const row of rows) {
      const { at, adminName, action, subjectKind, subjectId, detail, address, userAgent } = row
      yield [at.toISOString(), adminName, action, subjectKind, subjectId, JSON.stringify(detail), address, userAgent]
    }
    rows = await listAuditEntries(db, filter, { direction: 'after', key: last.id }, exportSize)
  }
}

const filterOf = ({ q, who, group, from, until }: AuditQuery): AuditFilter => ({
  adminName: who === '-' ? null : who,
  actions: group && [...auditActions[group]],
  subjectId: q,
  from: from === undefined ? undefined : new Date(from),
  until: until === undefined ? undefined : new Date(until),
})

const asEntry = (row: AuditRow): AuditEntry =>
  AuditEntry.parse({
    ...row,
    at: row.at.toISOString(),
    who: row.adminName,
    subject: row.subjectKind && row.subjectId ? { kind: row.subjectKind, id: row.subjectId } : null,
  })
