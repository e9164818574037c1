import * as z from 'zod/mini'
import { Hours, timeZones } from './hours.ts'

export const agentLanguages = [
  'english',
  'somali',
  'amharic',
  'oromo',
  'swahili',
  'arabic',
  'tigrinya',
  'spanish',
  'french',
] as const
export type AgentLanguage = (typeof agentLanguages)[number]

export const agentServices = ['wallets', 'banks', 'cash-pickup', 'text2pay', 'business'] as const
export type AgentService = (typeof agentServices)[number]

export const agentStatuses = ['active', 'inactive'] as const

/**
 * The public view of an agent. Whether it is open and when that changes, as a minute of the local week and in minutes
 * from now, are as of the response.
 */
export const Agent = z.object({
  id: z.uuid(),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  phone: z.string(),
  lat: z.number(),
  lng: z.number(),
  timeZone: z.enum(timeZones),
  languages: z.array(z.enum(agentLanguages)),
  services: z.array(z.enum(agentServices)),
  hours: Hours,
  isOpen: z.boolean(),
  changesAt: z.nullable(z.number()),
  changesIn: z.nullable(z.number()),
  /** The local day of the week; Monday is 0. */
  today: z.number(),
  distanceMiles: z.nullable(z.number()),
})
export type Agent = z.infer<typeof Agent>

/** Where a search started. `others` lists places of the same name, so that nobody ends up in the wrong one. */
export const FoundPlace = z.object({
  kind: z.enum(['position', 'zip', 'town', 'state']),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  others: z.array(z.string()),
})
export type FoundPlace = z.infer<typeof FoundPlace>

export const AgentPage = z.object({
  data: z.array(Agent),
  nextCursor: z.nullable(z.string()),
  place: z.nullable(FoundPlace),
})
export type AgentPage = z.infer<typeof AgentPage>

export type AgentMark = { id: string; name: string; lat: number; lng: number }

/** A name for the map: a town or a part of one, with its latitude and longitude. */
export type MapTown = [name: string, lat: number, lng: number]
