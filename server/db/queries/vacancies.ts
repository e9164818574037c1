import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { vacancies } from '../schema.ts'

export type VacancyRow = typeof vacancies.$inferSelect

export const listActiveVacancies = (db: Db): Promise<VacancyRow[]> =>
  db.select().from(vacancies).where(eq(vacancies.status, 'active')).orderBy(asc(vacancies.createdAt), asc(vacancies.id))

export async function findActiveVacancy(db: Db, id: string): Promise<VacancyRow | undefined> {
  const rows = await db
    .select()
    .from(vacancies)
    .where(and(eq(vacancies.id, id), eq(vacancies.status, 'active')))
  return rows[0]
}
