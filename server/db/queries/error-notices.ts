import { and, eq, isNotNull, lt, ne, type SQL } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { leads } from '../schema.ts'

const { isNotice, acknowledgedOn, decidedOn, toldOn, dueOn, createdAt } = leads
export const noticeColumns = { isNotice, acknowledgedOn, decidedOn, toldOn, dueOn }
export type NoticeColumns = Pick<typeof leads.$inferSelect, keyof typeof noticeColumns>

/** Notices that something is still to be done about. */
export const isDue = and(isNotNull(dueOn), ne(leads.state, 'spam'), eq(leads.suspectedSpam, false))

export const isOverdue = (today: string): SQL | undefined => and(isDue, lt(dueOn, today))

export const countNotices = (db: Db, where: SQL | undefined) => db.$count(leads, where)

export const isDueOn = (today: string): SQL | undefined => and(isDue, eq(dueOn, today))

export async function lockNotice(tx: Db, id: string) {
  const rows = await tx
    .select({ ...noticeColumns, createdAt })
    .from(leads)
    .where(eq(leads.id, id))
    .for('update')
  return rows[0]
}

export const updateNotice = (tx: Db, id: string, notice: NoticeColumns) =>
  tx.update(leads).set(notice).where(eq(leads.id, id))
