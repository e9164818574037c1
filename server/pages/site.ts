import type { AgentMark } from '../../contract/agent.ts'
import type { ApplicantStep, ApplicationStatus } from '../../contract/application-status.ts'
import type { LeadResult } from '../../contract/lead.ts'
import type { MapTiles } from '../../contract/map-tiles.ts'
import type { Published } from '../../contract/published.ts'
import type { Offer } from '../../contract/offer.ts'
import type { ExchangeRates } from '../../contract/rates.ts'
import type { FormVacancy } from '../../contract/vacancy.ts'
import type { Db } from '../db/client.ts'
import type { Limit } from '../db/limit.ts'
import type { Log } from '../monitoring/log.ts'
import { readApplicationStatus, takeApplicantStep } from '../services/applicant-links.ts'
import { postInquiry, postLead } from './posted-lead.ts'
import { markAgents } from '../services/agents.ts'
import type { From } from '../services/audit.ts'
import type { LeadParts } from '../services/leads.ts'
import { agentsAround, locateAgents, type AgentsAround, type Located } from '../services/locator.ts'
import { makeOffer } from '../services/offers.ts'
import type { Prices } from '../services/prices.ts'
import type { Rates } from '../services/rates.ts'
import {
  findOpenVacancy,
  findVacancyToApplyFor,
  listOpenVacancies,
  listVacancyPages,
  type OpenVacancy,
} from '../services/vacancies.ts'
import { asSiteError, describeError } from '../http/site-error.ts'

/** What page loaders and actions may use: the same services as the API. */
export type Site = {
  /** What is published in the desk. */
  published: Published
  listOpenVacancies: () => Promise<OpenVacancy[]>
  findOpenVacancy: (id: string) => Promise<OpenVacancy>
  /** For the form, which can be sent for a day after the vacancy has closed. */
  findVacancyToApplyFor: (id: string) => Promise<FormVacancy>
  /** For the sitemap, in addition to the built pages. */
  listVacancyPages: () => Promise<{ path: string; changed: string }[]>
  readApplicationStatus: (secret: string) => Promise<ApplicationStatus>
  takeApplicantStep: (secret: string, step: ApplicantStep) => Promise<void>
  recordInquiry: (input: object) => Promise<LeadResult>
  recordLead: (input: object) => Promise<LeadResult>
  /** An external locator that replaces ours. */
  locatorUrl: string | undefined
  /** Vector tiles for the agent map, in place of the drawn land. */
  mapTiles: MapTiles | undefined
  locateAgents: (search: URLSearchParams) => Promise<Located>
  /** Undefined when agents cannot be read: the page then shows its other content. */
  agentsAround: (near: string, most: number) => Promise<AgentsAround | undefined>
  markAgents: () => Promise<AgentMark[]>
  exchangeRates: () => ExchangeRates
  /** The quote form for the parameters of a URL; undefined while there is no price book. */
  makeOffer: (params: URLSearchParams) => Offer | undefined
  /** Logs an unexpected error, without user input. */
  report: (cause: unknown) => void
}

type SiteParts = {
  db: Db
  leads: LeadParts
  linkLimit: Limit
  rates: Rates
  prices: Prices
  published: () => Published
  log: Log
  locatorUrl: string | undefined
  mapTiles: MapTiles | undefined
}

/** The services in the context of one visitor. */
export const createSite = (
  { db, leads, linkLimit, rates, prices, published, log, locatorUrl, mapTiles }: SiteParts,
  visitor: From,
): Site => ({
  published: published(),
  listOpenVacancies: () => orErrorPage(listOpenVacancies(db), log),
  findOpenVacancy: (id) => orErrorPage(findOpenVacancy(db, id), log),
  findVacancyToApplyFor: (id) => orErrorPage(findVacancyToApplyFor(db, id), log),
  listVacancyPages: () => orErrorPage(listVacancyPages(db), log),
  readApplicationStatus: (secret) =>
    orErrorPage(readApplicationStatus(db, linkLimit, { secret, network: visitor.network }), log),
  takeApplicantStep: (secret, step) =>
    orErrorPage(takeApplicantStep(db, linkLimit, { secret, network: visitor.network }, step), log),
  recordInquiry: (input) => postInquiry(leads, { input, visitor, log }),
  recordLead: (input) => postLead(leads, { input, visitor, log }),
  locatorUrl,
  mapTiles,
  locateAgents: (search) => orErrorPage(locateAgents(db, search), log),
  agentsAround: (near, most) => agentsAround(db, near, most).catch((cause: unknown) => withoutAgents(cause, log)),
  markAgents: () => markAgents(db, {}).catch((cause: unknown) => withoutAgents(cause, log) ?? []),
  exchangeRates: () => rates.current().market,
  makeOffer: (params) => makeOffer({ prices, rates }, params, new Date()),
  report: (cause) => log.error({ err: cause }, 'page failed'),
})

/** Turns an error into a Response, which a loader throws to show the error page with that status. */
const orErrorPage = <T>(work: Promise<T>, log: Log): Promise<T> =>
  work.catch((cause: unknown) => {
    const error = asSiteError(cause)
    if (error.status >= 500) log.error({ err: cause }, error.code)
    throw new Response(describeError(error).message, { status: error.status })
  })

function withoutAgents(cause: unknown, log: Log): undefined {
  log.error({ err: cause }, 'agents not read')
}
