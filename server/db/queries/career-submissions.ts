import { eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { careerSubmissions } from '../schema.ts'

export type NewCareerSubmission = typeof careerSubmissions.$inferInsert

/** Answers the id; nothing when one with the same key is there. */
export async function insertCareerSubmission(db: Db, row: NewCareerSubmission): Promise<string | undefined> {
  const [inserted] = await db
    .insert(careerSubmissions)
    .values(row)
    .onConflictDoNothing({ target: careerSubmissions.idempotencyKey })
    .returning({ id: careerSubmissions.id })
  return inserted?.id
}

/** What was sent under a key before, when it is known. */
export async function findCareerSubmissionRequest(
  db: Db,
  idempotencyKey: string,
): Promise<{ requestHash: string | null } | undefined> {
  const [row] = await db
    .select({ requestHash: careerSubmissions.requestHash })
    .from(careerSubmissions)
    .where(eq(careerSubmissions.idempotencyKey, idempotencyKey))
  return row
}

export async function findCareerSubmission(db: Db, id: string) {
  const [row] = await db.select().from(careerSubmissions).where(eq(careerSubmissions.id, id))
  return row
}
