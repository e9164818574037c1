import { z } from 'zod'
import { SiteError } from '../../contract/errors.ts'
import { Vacancy } from '../../contract/vacancy.ts'
import type { Db } from '../db/client.ts'
import { findActiveVacancy, listActiveVacancies } from '../db/queries/vacancies.ts'

/** A vacancy with what its page tells beside it. */
export type OpenVacancy = Vacancy & { datePosted: string }

/** What anyone may see: the active vacancies, oldest first. */
export async function listOpenVacancies(db: Db): Promise<Vacancy[]> {
  return z.array(Vacancy).parse(await listActiveVacancies(db))
}

export async function findOpenVacancy(db: Db, id: string): Promise<OpenVacancy> {
  const row = z.uuid().safeParse(id).success ? await findActiveVacancy(db, id) : undefined
  if (!row) throw new SiteError('not_found', 'Job not found')
  return { ...Vacancy.parse(row), datePosted: dayOf(row.createdAt) }
}

/** The addresses of the open vacancies, for search engines. */
export async function listVacancyPages(db: Db): Promise<{ path: string; changed: string }[]> {
  const rows = await listActiveVacancies(db)
  return rows.map(({ id, updatedAt }) => ({ path: `/careerpagedetails/${id}`, changed: dayOf(updatedAt) }))
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
