import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { vacancies } from '../schema.ts'

export type VacancyRow = typeof vacancies.$inferSelect

export const listActiveVacancies = (db: Db): Promise<VacancyRow[]> =>
  db.select().from(vacancies).where(eq(vacancies.status, 'active')).orderBy(asc(vacancies.createdAt), asc(vacancies.id))

export const listVacancies = (db: Db): Promise<VacancyRow[]> =>
  db.select().from(vacancies).orderBy(desc(vacancies.createdAt), desc(vacancies.id))

export async function findActiveVacancy(db: Db, id: string): Promise<VacancyRow | undefined> {
  const rows = await db
    .select()
    .from(vacancies)
    .where(and(eq(vacancies.id, id), eq(vacancies.status, 'active')))
  return rows[0]
}

export async function findVacancy(db: Db, id: string): Promise<VacancyRow | undefined> {
  const rows = await db.select().from(vacancies).where(eq(vacancies.id, id))
  return rows[0]
}

export async function lockVacancy(tx: Db, id: string): Promise<VacancyRow | undefined> {
  const rows = await tx.select().from(vacancies).where(eq(vacancies.id, id)).for('update')
  return rows[0]
}

export async function insertVacancy(tx: Db, vacancy: typeof vacancies.$inferInsert): Promise<VacancyRow> {
  const [row] = await tx.insert(vacancies).values(vacancy).returning()
  if (!row) throw new Error('The vacancy was not stored.')
  return row
}

export async function updateVacancy(tx: Db, id: string, changes: Partial<VacancyRow>): Promise<VacancyRow> {
  const [row] = await tx
    .update(vacancies)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(vacancies.id, id))
    .returning()
  if (!row) throw new Error('The vacancy was not changed.')
  return row
}
