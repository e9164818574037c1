import { z } from 'zod'
import { auditText } from '../../content/admin/audit-text.ts'
import { auditTexts, subjectNames } from '../../content/admin/audit.ts'
import { exportColumns } from '../../content/admin/export-columns.ts'
import { auditActions, AuditEntry, securityNews, type AuditPage, type AuditQuery } from '../../contract/audit.ts'
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

const titles = exportColumns.audit

const columns: Column<AuditEntry>[] = [
  [titles.at, (entry) => entry.at],
  [titles.who, (entry) => entry.who ?? auditTexts.notSignedIn],
  [titles.what, auditText],
  [titles.action, (entry) => entry.action],
  [titles.subject, (entry) => entry.subject && subjectNames[entry.subject.kind]],
  [titles.number, (entry) => entry.subject?.id],
  [titles.detail, (entry) => JSON.stringify(entry.detail)],
  [titles.address, (entry) => entry.address],
  [titles.userAgent, (entry) => entry.userAgent],
]

/** All entries that match the filter; the export itself is logged too. */
export async function exportAudit(db: Db, query: AuditQuery, by: Actor): Promise<Table> {
  await writeAudit(db, by, { action: 'audit-exported' })
  const filter = filterOf(query)
  const rows = readAll(
    (entry: AuditEntry) => entry.id,
    async (place, most) => (await listAuditEntries(db, filter, place, most)).map(asEntry),
  )
  return tableOf(columns, rows)
}

const filterOf = ({ q, who, group, from, until }: AuditQuery): AuditFilter => ({
  adminName: who === '-' ? null : who,
  actions: group && [...(group === 'security' ? securityNews : auditActions[group])],
  subject: q,
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
