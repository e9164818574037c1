import { z } from 'zod'
import { SiteError } from '../../contract/errors.ts'
import { Vacancy } from '../../contract/vacancy.ts'
import type { Db } from '../db/client.ts'
import { findActiveVacancy, listActiveVacancies } from '../db/queries/vacancies.ts'

/** What anyone may see: the active vacancies, oldest first. */
export async function listOpenVacancies(db: Db): Promise<Vacancy[]> {
  return z.array(Vacancy).parse(await listActiveVacancies(db))
}

export async function findOpenVacancy(db: Db, id: string): Promise<Vacancy> {
  const row = z.uuid().safeParse(id).success ? await findActiveVacancy(db, id) : undefined
  if (!row) throw new SiteError('not_found', 'Job not found')
  return Vacancy.parse(row)
}
