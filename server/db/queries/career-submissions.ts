import { eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { careerSubmissions } from '../schema.ts'
import { first } from '../rows.ts'

type NewCareerSubmission = typeof careerSubmissions.$inferInsert

/** Returns the id, or undefined when a submission with the same key exists. */
export async function insertCareerSubmission(db: Db, row: NewCareerSubmission): Promise<string | undefined> {
  const [inserted] = await db
    .insert(careerSubmissions)
    .values(row)
    .onConflictDoNothing({ target: careerSubmissions.idempotencyKey })
    .returning({ id: careerSubmissions.id })
  return inserted?.id
}

/** The earlier request with this key, if any. */
export async function findCareerSubmissionRequest(db: Db, idempotencyKey: string) {
  const [row] = await db
    .select({ requestHash: careerSubmissions.requestHash })
    .from(careerSubmissions)
    .where(eq(careerSubmissions.idempotencyKey, idempotencyKey))
  return row
}

export const findCareerSubmission = (db: Db, id: string) =>
  first(db.select().from(careerSubmissions).where(eq(careerSubmissions.id, id)))
