import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { AuditAction } from '../../../contract/audit.ts'
import { idPrefixOf } from '../../../contract/reference.ts'
import type { Db } from '../client.ts'
import type { Place } from '../keyset.ts'
import { auditEntries } from '../schema.ts'
import { firstDigits } from '../search.ts'

export type AuditRow = typeof auditEntries.$inferSelect

export type AuditFilter = {
  /** A name, or null for people who were not signed in. */
  adminName?: string | null | undefined
  actions?: AuditAction[] | undefined
  subjectId?: string | undefined
  /** An id, or what the desk shows of one: its first digits, or an application's reference. */
  subject?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
}

/** Newest first; with a `before` cursor, in reverse order. */
export const listAuditEntries = (
  db: Db,
  filter: AuditFilter,
  place: Place<number> | undefined,
  most: number,
): Promise<AuditRow[]> =>
  db
    .select()
    .from(auditEntries)
    .where(
      and(
        place && (place.direction === 'after' ? lt : gt)(auditEntries.id, place.key),
        filter.adminName === undefined ? undefined : sameName(filter.adminName),
        filter.actions && inArray(auditEntries.action, filter.actions),
        filter.subjectId === undefined ? undefined : eq(auditEntries.subjectId, filter.subjectId),
        filter.subject === undefined ? undefined : isSubject(filter.subject),
        filter.from && gte(auditEntries.at, filter.from),
        filter.until && lt(auditEntries.at, filter.until),
      ),
    )
    .orderBy((place?.direction === 'before' ? asc : desc)(auditEntries.id))
    .limit(most)

const isSubject = (typed: string) =>
  or(
    eq(auditEntries.subjectId, typed),
    ...[firstDigits(typed), idPrefixOf(typed)]
      .filter((prefix) => prefix !== undefined)
      .map((prefix) => sql`starts_with(replace(${auditEntries.subjectId}, '-', ''), ${prefix})`),
  )

const sameName = (name: string | null) =>
  name === null ? isNull(auditEntries.adminName) : eq(auditEntries.adminName, name)

/** Everyone named in the log, including removed admins. */
export async function listAuditNames(db: Db): Promise<string[]> {
  // A loose index scan: one step per name, regardless of the number of entries.
  const { rows } = await db.execute<{ name: string }>(sql`
    with recursive names as (
      (select min(admin_name) as name from audit_entries)
      union all
      select (select min(admin_name) from audit_entries where admin_name > names.name) from names where name is not null
    ) select name from names where name is not null`)
  return rows.map((row) => row.name)
}
