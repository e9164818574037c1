import { and, asc, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { leads, overdueMail } from '../schema.ts'
import { isOverdue } from './error-notices.ts'
import { first } from '../rows.ts'

/** The day of the last email; undefined while another instance has it. */
export const lockOverdueMail = (tx: Db) =>
  first(tx.select({ day: overdueMail.day }).from(overdueMail).for('update', { skipLocked: true }))

export const updateOverdueMail = (tx: Db, day: string) => tx.update(overdueMail).set({ day })

/** Overdue reports whose current step no email was about, oldest first. */
export async function listUnmailedOverdue(tx: Db, today: string, most: number): Promise<string[]> {
  const isUnmailed = or(isNull(leads.overdueMailedFor), ne(leads.overdueMailedFor, leads.dueOn))
  const rows = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(isOverdue(today), isUnmailed))
    .orderBy(asc(leads.dueOn), asc(leads.id))
    .limit(most)
  return rows.map(({ id }) => id)
}

export const markOverdueMailed = (tx: Db, ids: string[]) =>
  tx.update(leads).set({ overdueMailedFor: leads.dueOn }).where(inArray(leads.id, ids))

/** Those that are still overdue. */
export const listOverdueByIds = (db: Db, ids: string[], today: string) =>
  db
    .select({ id: leads.id, dueOn: leads.dueOn, decidedOn: leads.decidedOn })
    .from(leads)
    .where(and(inArray(leads.id, ids), isOverdue(today)))
    .orderBy(asc(leads.dueOn), asc(leads.id))
