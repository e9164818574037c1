import { z } from 'zod'
import type { AgentQuery } from '../../contract/agent-input.ts'
import { Agent, type AgentMark, type AgentPage, type FoundPlace } from '../../contract/agent.ts'
import { invalidFields } from '../../contract/errors.ts'
import { timeZones } from '../../contract/hours.ts'
import { dayOf, minuteOfWeek, openState } from '../../contract/week.ts'
import { storedText } from '../../contract/query-text.ts'
import { licenses } from '../../content/licenses.ts'
import type { Db } from '../db/client.ts'
import {
  findActiveAgent,
  listAgentMarks,
  listAgentsByPlace,
  listAgentsNear,
  type AgentFilter,
  type AgentRow,
  type NearKey,
  type PlaceKey,
} from '../db/queries/agents.ts'
import { searchQuery } from '../db/search.ts'
import { findById } from './found.ts'
import { readCursor, readPage } from './paging.ts'
import { findPlace } from './places.ts'

const earthRadiusMiles = 3_958.7613

/** The great-circle distance between two points, from the chord through a sphere of radius 1. */
const milesFromChord = (chord: number) => 2 * earthRadiusMiles * Math.asin(Math.min(1, chord / 2))

const pageSize = 20
const maxMarkers = 500

const NearCursor: z.ZodType<NearKey> = z.tuple([z.number(), z.uuid()])
export const PlaceCursor: z.ZodType<PlaceKey> = z.tuple([storedText(200), storedText(200), storedText(200), z.uuid()])

export const placeKeyOf = ({ state, city, name, id }: Pick<AgentRow, 'state' | 'city' | 'name' | 'id'>): PlaceKey => [
  state,
  city,
  name,
  id,
]

/** One page of agents: nearest first, or by state and city when no place was given. */
export async function searchAgents(db: Db, query: AgentQuery, now = new Date(), size = pageSize): Promise<AgentPage> {
  const place = query.near === undefined ? null : known(findPlace(query.near))
  const filter = filterOf(query, place, now)
  const page = isNear(place)
    ? await readPage(
        readCursor(NearCursor, query.cursor),
        size,
        async (from, most) => listAgentsNear(db, place, filter, from?.key, most),
        (row): NearKey => [row.chord, row.id],
      )
    : await readPage(
        readCursor(PlaceCursor, query.cursor),
        size,
        async (from, most) => listAgentsByPlace(db, filter, from?.key, most),
        placeKeyOf,
      )
  return { data: page.data.map((row) => viewOf(row, now)), nextCursor: page.nextCursor, place }
}

/** Map markers of every agent that matches; only the nearest ones when there are very many. */
export function markAgents(db: Db, query: AgentQuery, now = new Date()): Promise<AgentMark[]> {
  const place = query.near === undefined ? null : known(findPlace(query.near))
  return listAgentMarks(db, isNear(place) ? place : undefined, filterOf(query, place, now), maxMarkers)
}

export async function findAgent(db: Db, id: string, now = new Date()): Promise<Agent> {
  return viewOf(await findById(id, () => findActiveAgent(db, id), 'agent.not_found'), now)
}

/** A state is not a point: everything in it matches, at any distance. */
const isNear = (place: FoundPlace | null): place is FoundPlace => place !== null && place.kind !== 'state'

function known(place: FoundPlace | undefined): FoundPlace {
  if (!place) throw invalidFields({ near: { reason: 'agent.place_unknown' } })
  return place
}

/** A query without terms. What contains no word, such as “!”, is in no name, and is not a search for every agent. */
const matchesNothing = ''

const filterOf = ({ language, service, q, openNow }: AgentQuery, place: FoundPlace | null, now: Date): AgentFilter => ({
  state: place?.kind === 'state' ? licenses.find(({ state }) => state === place.name)?.code : undefined,
  language,
  service,
  words: q === undefined ? undefined : (searchQuery(q) ?? matchesNothing),
  openAt: openNow ? new Map(timeZones.map((zone) => [zone, minuteOfWeek(now, zone)])) : undefined,
})

function viewOf(row: AgentRow & { chord?: number }, now: Date): Agent {
  const minute = minuteOfWeek(now, row.timeZone)
  return Agent.parse({
    ...row,
    ...openState(row.hours, minute),
    today: dayOf(minute),
    distanceMiles: row.chord === undefined ? null : Math.round(milesFromChord(row.chord) * 100) / 100,
  })
}
