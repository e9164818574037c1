import { and, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { AuditAction } from '../../../contract/audit.ts'
import type { Db } from '../client.ts'
import { auditEntries } from '../schema.ts'

export type AuditRow = typeof auditEntries.$inferSelect

export const insertAuditEntry = (db: Db, entry: typeof auditEntries.$inferInsert) =>
  db.insert(auditEntries).values(entry)

export type AuditFilter = {
  before?: number | undefined
  /** A name, or null for people who were not signed in. */
  adminName?: string | null | undefined
  actions?: AuditAction[] | undefined
  subjectId?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
}

export const listAuditEntries = (db: Db, filter: AuditFilter, most: number): Promise<AuditRow[]> =>
  db
    .select()
    .from(auditEntries)
    .where(
      and(
        filter.before === undefined ? undefined : lt(auditEntries.id, filter.before),
        filter.adminName === undefined ? undefined : sameName(filter.adminName),
        filter.actions && inArray(auditEntries.action, filter.actions),
        filter.subjectId === undefined ? undefined : eq(auditEntries.subjectId, filter.subjectId),
        filter.from && gte(auditEntries.at, filter.from),
        filter.until && lt(auditEntries.at, filter.until),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(most)

const sameName = (name: string | null) =>
  name === null ? isNull(auditEntries.adminName) : eq(auditEntries.adminName, name)

/** Everyone who is named in the log, those who are gone as well. */
export async function listAuditNames(db: Db): Promise<string[]> {
  // A loose scan: one step in the index for each name, however many lines there are.
  const { rows } = await db.execute<{ name: string }>(sql`
    with recursive names as (
      (select min(admin_name) as name from audit_entries)
      union all
      select (select min(admin_name) from audit_entries where admin_name > names.name) from names where name is not null
    ) select name from names where name is not null`)
  return rows.map((row) => row.name)
}
