import type { LeadResult } from '../contract/lead.ts'
import type { Vacancy } from '../contract/vacancy.ts'
import type { Db } from './db/client.ts'
import type { Log } from './log.ts'
import { postInquiry, postLead } from './posted-lead.ts'
import type { LeadParts, Visitor } from './services/leads.ts'
import { findOpenVacancy, listOpenVacancies, listVacancyPages, type OpenVacancy } from './services/vacancies.ts'
import { asSiteError } from './site-error.ts'

/** What page loaders and actions may ask for: the same services that the API answers from. */
export type Site = {
  listOpenVacancies: () => Promise<Vacancy[]>
  findOpenVacancy: (id: string) => Promise<OpenVacancy>
  /** What the sitemap lists beside the pages of the build. */
  listVacancyPages: () => Promise<{ path: string; changed: string }[]>
  recordInquiry: (form: FormData) => Promise<LeadResult>
  recordLead: (form: FormData) => Promise<LeadResult>
  /** Notes an error that nobody expected, without what people typed. */
  report: (cause: unknown) => void
}

export type SiteParts = { db: Db; leads: LeadParts; log: Log }

/** The site as one visitor meets it. */
export const createSite = ({ db, leads, log }: SiteParts, visitor: Visitor): Site => ({
  listOpenVacancies: () => orPage(listOpenVacancies(db), log),
  findOpenVacancy: (id) => orPage(findOpenVacancy(db, id), log),
  listVacancyPages: () => orPage(listVacancyPages(db), log),
  recordInquiry: (form) => postInquiry(leads, { form, visitor, log }),
  recordLead: (form) => postLead(leads, { form, visitor, log }),
  report: (cause) => log.error({ err: cause }, 'page failed'),
})

/** A loader that throws a Response gets the error page with that status. */
const orPage = <T>(work: Promise<T>, log: Log): Promise<T> =>
  work.catch((cause: unknown) => {
    const error = asSiteError(cause)
    if (error.status >= 500) log.error({ err: cause }, error.code)
    throw new Response(error.message, { status: error.status })
  })
