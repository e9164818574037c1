import type { AgentInquiry, JoinLead, LeadExtras, PopupLead } from '../contract/lead.ts'
import type { Vacancy } from '../contract/vacancy.ts'
import type { Db } from './db/client.ts'
import { findOpenVacancy, listOpenVacancies } from './services/vacancies.ts'

/** What came of a form that was posted to a page. */
export type LeadResult = { ok: true } | { ok: false; message: string; fields?: Record<string, string> }

/** What page loaders may ask for: the same services that the API answers from. */
export type Site = {
  listOpenVacancies: () => Promise<Vacancy[]>
  findOpenVacancy: (id: string) => Promise<Vacancy>
  recordInquiry: (inquiry: AgentInquiry, extras: LeadExtras, request: Request) => Promise<LeadResult>
  recordLead: (lead: JoinLead | PopupLead, extras: LeadExtras, request: Request) => Promise<LeadResult>
}

export const createSite = (db: Db): Site => ({
  listOpenVacancies: () => listOpenVacancies(db),
  findOpenVacancy: (id) => findOpenVacancy(db, id),
  // Stand-ins until the leads branch brings the real ones.
  recordInquiry: () => Promise.resolve({ ok: true }),
  recordLead: () => Promise.resolve({ ok: true }),
})
