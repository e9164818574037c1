import type { Vacancy } from '../contract/vacancy.ts'
import type { Db } from './db/client.ts'
import { findOpenVacancy, listOpenVacancies } from './services/vacancies.ts'

/** What page loaders may ask for: the same services that the API answers from. */
export type Site = {
  listOpenVacancies: () => Promise<Vacancy[]>
  findOpenVacancy: (id: string) => Promise<Vacancy>
}

export const createSite = (db: Db): Site => ({
  listOpenVacancies: () => listOpenVacancies(db),
  findOpenVacancy: (id) => findOpenVacancy(db, id),
})
