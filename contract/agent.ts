import { z } from 'zod'
import { Hours, timeZones } from './hours.ts'
import { cursorText, phoneNumber, searchText, text } from './text.ts'

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

/** The public view of an agent. `isOpen` and `changesAt`, a minute of the local week, are as of the response. */
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
  changesAt: z.number().nullable(),
  /** The local day of the week; Monday is 0. */
  today: z.number(),
  distanceMiles: z.number().nullable(),
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
  nextCursor: z.string().nullable(),
  place: FoundPlace.nullable(),
})
export type AgentPage = z.infer<typeof AgentPage>

export const AgentQuery = z.object({
  near: searchText(100).optional(),
  q: searchText(100).optional(),
  language: z.enum(agentLanguages).optional(),
  service: z.enum(agentServices).optional(),
  openNow: z
    .enum(['true', 'false', '1', '0', 'on'])
    .transform((value) => value === 'true' || value === '1' || value === 'on')
    .optional(),
  cursor: cursorText(400).optional(),
})
export type AgentQuery = z.output<typeof AgentQuery>

export type AgentMark = { id: string; name: string; lat: number; lng: number }

const degrees = (max: number, message: string) => z.number(message).min(-max, message).max(max, message)

/** What an admin sends. Without a position, the agent is placed at the center of its ZIP area. */
export const AgentInput = z.object({
  code: text(40, 'Code is required.'),
  name: text(120, 'Name is required.'),
  street: text(200, 'Street is required.'),
  city: text(100, 'City is required.'),
  state: z.string('State is required.').regex(/^[A-Z]{2}$/, 'Please write the state as two capital letters.'),
  zip: z.string('ZIP code is required.').regex(/^\d{5}$/, 'A ZIP code has five digits.'),
  phone: phoneNumber('Phone number is required.', 'Invalid phone number.'),
  lat: degrees(90, 'Latitude is a number from -90 to 90.').nullable().default(null),
  lng: degrees(180, 'Longitude is a number from -180 to 180.').nullable().default(null),
  timeZone: z.enum(timeZones, 'Please choose a time zone.'),
  languages: z.array(z.enum(agentLanguages, 'Unknown language.')).min(1, 'Please choose a language.'),
  services: z.array(z.enum(agentServices, 'Unknown service.')).min(1, 'Please choose a service.'),
  hours: Hours,
  status: z.enum(agentStatuses, 'The status must be active or inactive.').default('active'),
})
export type AgentInput = z.infer<typeof AgentInput>
export type PlacedAgent = AgentInput & { lat: number; lng: number }

/** A version other than the stored one means that someone else has changed the agent. */
export const AgentEdit = AgentInput.extend({ version: z.number().int() })
export type AgentEdit = z.infer<typeof AgentEdit>

export const AgentStatusChange = z.object({
  status: z.enum(agentStatuses, 'The status must be active or inactive.'),
})

export const agentMessages = {
  notFound: 'There is no such agent.',
  changedMeanwhile: 'Someone else has changed this agent in the meantime. Load it anew to see their changes.',
  codeTaken: 'Another agent has this code.',
  unknownPlace: 'We do not know this place. Use a ZIP code, or a city and state, of a state that licenses us.',
  unknownZip: 'We do not know where this ZIP code is. Please add latitude and longitude.',
} as const
