import { eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { consents, leads } from '../schema.ts'

export type NewLead = typeof leads.$inferInsert
export type NewConsent = typeof consents.$inferInsert

/** Answers the ids of the leads that were new; one with a known request key is left out. */
export async function insertLeads(db: Db, rows: NewLead[]): Promise<Set<string>> {
  const inserted = await db
    .insert(leads)
    .values(rows)
    .onConflictDoNothing({ target: leads.requestKey })
    .returning({ id: leads.id })
  return new Set(inserted.map((row) => row.id))
}

export const insertConsents = (db: Db, rows: NewConsent[]) => db.insert(consents).values(rows)

export const hasRequest = async (db: Db, requestKey: string): Promise<boolean> =>
  (await db.$count(leads, eq(leads.requestKey, requestKey))) > 0
