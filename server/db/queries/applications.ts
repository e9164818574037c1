import { eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { applications, vacancies } from '../schema.ts'

type NewApplication = typeof applications.$inferInsert

/** Returns the id, or undefined when an application with the same key exists. */
export async function insertApplication(db: Db, row: NewApplication): Promise<string | undefined> {
  const [inserted] = await db
    .insert(applications)
    .values(row)
    .onConflictDoNothing({ target: applications.idempotencyKey })
    .returning({ id: applications.id })
  return inserted?.id
}

/** The earlier request with this key, if any. */
export async function findApplicationRequest(db: Db, idempotencyKey: string) {
  const [row] = await db
    .select({ id: applications.id, requestHash: applications.requestHash })
    .from(applications)
    .where(eq(applications.idempotencyKey, idempotencyKey))
  return row
}

/** Who applied for what, for the emails about it. */
export async function findApplicant(db: Db, id: string) {
  const [row] = await db
    .select({
      id: applications.id,
      firstName: applications.firstName,
      lastName: applications.lastName,
      email: applications.email,
      phone: applications.phone,
      jobTitle: applications.jobTitle,
      vacancyTitle: vacancies.jobTitle,
      createdAt: applications.createdAt,
    })
    .from(applications)
    .leftJoin(vacancies, eq(vacancies.id, applications.vacancyId))
    .where(eq(applications.id, id))
  return row
}
