import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { securityNews } from '../../../contract/audit.ts'
import type { Db } from '../client.ts'
import { admins, auditEntries, newsMail } from '../schema.ts'
import type { AuditRow } from './audit.ts'

const isNews = inArray(auditEntries.action, [...securityNews])

/** Unread by a person: not marked, and not from before they were there. */
const isUnread = (adminId: string) =>
  and(
    isNews,
    gt(auditEntries.id, sql`(select news_seen_id from admins where id = ${adminId})`),
    gt(auditEntries.at, sql`(select created_at from admins where id = ${adminId})`),
  )

export const listUnreadNews = (db: Db, adminId: string, most: number): Promise<AuditRow[]> =>
  db.select().from(auditEntries).where(isUnread(adminId)).orderBy(desc(auditEntries.id)).limit(most)

export const countUnreadNews = (db: Db, adminId: string): Promise<number> => db.$count(auditEntries, isUnread(adminId))

export const updateNewsSeen = (db: Db, adminId: string, entryId: number) =>
  db
    .update(admins)
    .set({ newsSeenId: sql`greatest(${admins.newsSeenId}, least(${entryId}, (select max(id) from audit_entries)))` })
    .where(eq(admins.id, adminId))

/** Undefined while another instance has it. */
export async function lockNewsMail(tx: Db): Promise<number | undefined> {
  const rows = await tx.select({ entryId: newsMail.entryId }).from(newsMail).for('update', { skipLocked: true })
  return rows[0]?.entryId
}

export const updateNewsMail = (tx: Db, entryId: number) => tx.update(newsMail).set({ entryId })

/** Old news is not worth an email, for example after email was set up. */
export const listNewsAfter = (tx: Db, entryId: number, most: number): Promise<AuditRow[]> =>
  tx
    .select()
    .from(auditEntries)
    .where(and(isNews, gt(auditEntries.id, entryId), gt(auditEntries.at, sql`now() - interval '1 day'`)))
    .orderBy(asc(auditEntries.id))
    .limit(most)

export const listEntriesByIds = (db: Db, ids: number[]): Promise<AuditRow[]> =>
  db.select().from(auditEntries).where(inArray(auditEntries.id, ids)).orderBy(asc(auditEntries.id))
