import type { Vacancy } from '../contract/vacancy.ts'
import type { Db } from './db/client.ts'
import type { Log } from './log.ts'
import { findOpenVacancy, listOpenVacancies } from './services/vacancies.ts'
import { asSiteError } from './site-error.ts'

/** What page loaders may ask for: the same services that the API answers from. */
export type Site = {
  listOpenVacancies: () => Promise<Vacancy[]>
  findOpenVacancy: (id: string) => Promise<Vacancy>
  /** Notes an error that nobody expected, without what people typed. */
  report: (cause: unknown) => void
}

export const createSite = (db: Db, log: Log): Site => ({
  listOpenVacancies: () => orPage(listOpenVacancies(db), log),
  findOpenVacancy: (id) => orPage(findOpenVacancy(db, id), log),
  report: (cause) => log.error({ err: cause }, 'page failed'),
})

/** A loader that throws a Response gets the error page with that status. */
const orPage = <T>(work: Promise<T>, log: Log): Promise<T> =>
  work.catch((cause: unknown) => {
    const error = asSiteError(cause)
    if (error.status >= 500) log.error({ err: cause }, error.code)
    throw new Response(error.message, { status: error.status })
  })
