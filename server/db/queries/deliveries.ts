import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { consents, deliveries, leads } from '../schema.ts'

export type Channel = (typeof deliveries.$inferSelect)['channel']

const one = (leadId: string, channel: Channel) => and(eq(deliveries.leadId, leadId), eq(deliveries.channel, channel))

const { id, source, name, email, phone, reason, message, page, origin, createdAt } = leads

/** What the person sent, without what was done with it here. */
const sent = { id, source, name, email, phone, reason, message, page, origin, createdAt }

const { version, text, sms } = consents
const agreed = { version, text, sms, createdAt: consents.createdAt }

/** The lead to deliver; undefined when it was delivered, given up, or erased. */
export async function findWaitingDelivery(db: Db, leadId: string, channel: Channel) {
  const rows = await db
    .select({ lead: sent, consent: agreed, firstTriedAt: deliveries.firstTriedAt })
    .from(deliveries)
    .innerJoin(leads, eq(leads.id, deliveries.leadId))
    .innerJoin(consents, eq(consents.leadId, deliveries.leadId))
    .where(and(one(leadId, channel), eq(deliveries.state, 'waiting')))
  return rows[0]
}

export const markDelivered = (db: Db, leadId: string, channel: Channel, recordId: string | undefined) =>
  db
    .update(deliveries)
    .set({ ...tried, state: 'delivered', lastError: null, recordId: recordId ?? null })
    .where(one(leadId, channel))

export const markTried = (db: Db, leadId: string, channel: Channel, lastError: string, givenUp: boolean) =>
  db
    .update(deliveries)
    .set({ ...tried, state: givenUp ? 'failed' : 'waiting', lastError })
    .where(one(leadId, channel))

const tried = {
  attempts: sql`${deliveries.attempts} + 1`,
  firstTriedAt: sql`coalesce(${deliveries.firstTriedAt}, now())`,
  updatedAt: sql`now()`,
}

/** Sets a delivery, new or given up, to waiting; false when it is waiting already or was delivered. */
export async function reopenDelivery(db: Db, leadId: string, channel: Channel): Promise<boolean> {
  const rows = await db
    .insert(deliveries)
    .values({ leadId, channel })
    .onConflictDoUpdate({
      target: [deliveries.leadId, deliveries.channel],
      set: { state: 'waiting', firstTriedAt: null, updatedAt: sql`now()` },
      setWhere: eq(deliveries.state, 'failed'),
    })
    .returning({ leadId: deliveries.leadId })
  return rows.length > 0
}
