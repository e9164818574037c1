import { and, asc, desc, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { applications, vacancies } from '../schema.ts'
import { first, stored } from '../rows.ts'

export type VacancyRow = typeof vacancies.$inferSelect

/** Published, and its last day, if it has one, is not before `day`. */
const isActiveOn = (day: string) =>
  and(eq(vacancies.status, 'active'), or(isNull(vacancies.closesOn), gte(vacancies.closesOn, day)))

export const listActiveVacancies = (db: Db, day: string): Promise<VacancyRow[]> =>
  db.select().from(vacancies).where(isActiveOn(day)).orderBy(asc(vacancies.createdAt), asc(vacancies.id))

export const listVacancies = (db: Db): Promise<VacancyRow[]> =>
  db.select().from(vacancies).orderBy(desc(vacancies.createdAt), desc(vacancies.id))

export async function findActiveVacancy(db: Db, id: string, day: string): Promise<VacancyRow | undefined> {
  const rows = await db
    .select()
    .from(vacancies)
    .where(and(eq(vacancies.id, id), isActiveOn(day)))
  return rows[0]
}

/** The newest one with a title. */
export async function findActiveVacancyByTitle(db: Db, jobTitle: string, day: string): Promise<VacancyRow | undefined> {
  const rows = await db
    .select()
    .from(vacancies)
    .where(and(eq(vacancies.jobTitle, jobTitle), isActiveOn(day)))
    .orderBy(desc(vacancies.createdAt))
    .limit(1)
  return rows[0]
}

export const findVacancy = (db: Db, id: string) => first(db.select().from(vacancies).where(eq(vacancies.id, id)))

export const lockVacancy = (tx: Db, id: string) =>
  first(tx.select().from(vacancies).where(eq(vacancies.id, id)).for('update'))

/** Returns undefined when a vacancy with the same id exists. */
export const insertVacancy = (tx: Db, vacancy: typeof vacancies.$inferInsert) =>
  first(tx.insert(vacancies).values(vacancy).onConflictDoNothing().returning())

export const updateVacancy = (tx: Db, id: string, changes: Partial<VacancyRow>) =>
  stored(
    tx
      .update(vacancies)
      .set({ ...changes, updatedAt: sql`now()` })
      .where(eq(vacancies.id, id))
      .returning(),
  )

export const deleteVacancy = (tx: Db, id: string) => tx.delete(vacancies).where(eq(vacancies.id, id))

export async function hasApplications(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.vacancyId, id))
    .limit(1)
  return rows.length > 0
}
