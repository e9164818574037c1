import { z } from 'zod'
import { agentLanguages, agentServices, agentStatuses } from './agent.ts'
import { Hours, timeZones } from './hours.ts'
import { cursorText, searchText } from './query-text.ts'
import { because, type Reason } from './reasons.ts'
import { phoneNumber, text } from './text.ts'

export const AgentQuery = z.object({
  near: searchText(100).optional(),
  q: searchText(100).optional(),
  language: z.enum(agentLanguages).optional(),
  service: z.enum(agentServices).optional(),
  openNow: z
    .enum(['true', 'false', '1', '0', 'on'])
    .transform((value) => value === 'true' || value === '1' || value === 'on')
    .optional(),
  cursor: cursorText.optional(),
})
export type AgentQuery = z.output<typeof AgentQuery>

const degrees = (max: number, invalid: Reason) => z.number(invalid).min(-max, invalid).max(max, invalid)

/** What an admin sends. Without a position, the agent is placed at the center of its ZIP area. */
export const AgentInput = z.object({
  code: text(40, 'agent.code_required'),
  name: text(120, 'agent.name_required'),
  street: text(200, 'agent.street_required'),
  city: text(100, 'agent.city_required'),
  state: z.string(because('agent.state_required')).regex(/^[A-Z]{2}$/, because('agent.state_invalid')),
  zip: z.string(because('agent.zip_required')).regex(/^\d{5}$/, because('agent.zip_invalid')),
  phone: phoneNumber('agent.phone_required', 'agent.phone_invalid'),
  lat: degrees(90, 'agent.latitude_invalid').nullable().default(null),
  lng: degrees(180, 'agent.longitude_invalid').nullable().default(null),
  timeZone: z.enum(timeZones, because('agent.time_zone_required')),
  languages: z
    .array(z.enum(agentLanguages, because('agent.language_unknown')))
    .min(1, because('agent.language_required')),
  services: z.array(z.enum(agentServices, because('agent.service_unknown'))).min(1, because('agent.service_required')),
  hours: Hours,
  status: z.enum(agentStatuses, because('agent.status_invalid')).default('active'),
})
export type AgentInput = z.infer<typeof AgentInput>
export type PlacedAgent = AgentInput & { lat: number; lng: number }

/** A version other than the stored one means that someone else has changed the agent. */
export const AgentEdit = AgentInput.extend({ version: z.number().int() })
export type AgentEdit = z.infer<typeof AgentEdit>

export const AgentStatusChange = z.object({
  status: z.enum(agentStatuses, because('agent.status_invalid')),
})
