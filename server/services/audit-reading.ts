import { z } from 'zod'
import { auditActions, AuditEntry, type AuditPage, type AuditQuery } from '../../contract/audit.ts'
import type { Db } from '../db/client.ts'
import { listAuditEntries, listAuditNames, type AuditFilter, type AuditRow } from '../db/queries/audit.ts'
import { writeAudit, type Actor } from './audit.ts'
import { readAll, tableOf, type Column, type Table } from './csv.ts'
import { readCursor, readPage } from './paging.ts'

const pageSize = 50

export async function readAudit(db: Db, query: AuditQuery): Promise<AuditPage> {
  const page = await readPage(
    readCursor(z.int().min(0), query.cursor),
    pageSize,
    (place, most) => listAuditEntries(db, filterOf(query), place, most),
    (row) => row.id,
  )
  return { ...page, data: page.data.map(asEntry), names: await listAuditNames(db) }
}

const columns: Column<AuditRow>[] = [
  ['When (UTC)', (row) => row.at.toISOString()],
  ['Who', (row) => row.adminName],
  ['What', (row) => row.action],
  ['About', (row) => row.subjectKind],
  ['Number', (row) => row.subjectId],
  ['More', (row) => JSON.stringify(row.detail)],
  ['From address', (row) => row.address],
  ['With', (row) => row.userAgent],
]

/** All lines that the filter shows; the export itself is one more line. */
export async function exportAudit(db: Db, query: AuditQuery, by: Actor): Promise<Table> {
  await writeAudit(db, by, { action: 'audit-exported' })
  const filter = filterOf(query)
  const rows = readAll(
    (row: AuditRow) => row.id,
    (place, most) => listAuditEntries(db, filter, place, most),
  )
  return tableOf(columns, rows)
}

const filterOf = ({ q, who, group, from, until }: AuditQuery): AuditFilter => ({
  adminName: who === '-' ? null : who,
  actions: group && [...auditActions[group]],
  subjectId: q,
  from: from === undefined ? undefined : new Date(from),
  until: until === undefined ? undefined : new Date(until),
})

export const asEntry = (row: AuditRow): AuditEntry =>
  AuditEntry.parse({
    ...row,
    at: row.at.toISOString(),
    who: row.adminName,
    subject: row.subjectKind && row.subjectId ? { kind: row.subjectKind, id: row.subjectId } : null,
  })
