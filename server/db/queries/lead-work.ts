import { and, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { mostCounted } from '../../../contract/desk.ts'
import { waitingStates, type LeadWork } from '../../../contract/lead-work.ts'
import type { Db } from '../client.ts'
import { countUpTo } from '../count-up-to.ts'
import { leadNotes, leads } from '../schema.ts'
import { stored } from '../rows.ts'

/** Someone is waiting for an answer today, not only from a later day on. */
export const isWaiting = (today: string) =>
  and(
    inArray(leads.state, waitingStates),
    eq(leads.suspectedSpam, false),
    or(isNull(leads.followUpOn), lte(leads.followUpOn, today)),
  )

export const countWaitingLeads = (db: Db, today: string) => countUpTo(db, mostCounted, leads, isWaiting(today))

export async function lockLead(tx: Db, id: string) {
  const rows = await tx
    .select({ state: leads.state, ownerId: leads.ownerId, followUpOn: leads.followUpOn })
    .from(leads)
    .where(eq(leads.id, id))
    .for('update')
  return rows[0]
}

/** The time of the first answer is kept when the lead is opened again. */
export const updateLeadWork = (tx: Db, id: string, work: LeadWork) =>
  tx
    .update(leads)
    .set({ ...work, ...(work.state === 'answered' && { answeredAt: sql`coalesce(${leads.answeredAt}, now())` }) })
    .where(eq(leads.id, id))

export const listLeadNotes = (db: Db, leadId: string) =>
  db.select().from(leadNotes).where(eq(leadNotes.leadId, leadId)).orderBy(desc(leadNotes.createdAt))

export const insertLeadNote = (tx: Db, note: typeof leadNotes.$inferInsert) =>
  stored(tx.insert(leadNotes).values(note).returning())
