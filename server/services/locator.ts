import { z } from 'zod'
import { AgentQuery } from '../../contract/agent-input.ts'
import {
  agentLanguages,
  agentServices,
  type Agent,
  type AgentMark,
  type AgentPage,
  type FoundPlace,
  type MapTown,
} from '../../contract/agent.ts'
import { SiteError } from '../../contract/errors.ts'
import type { Db } from '../db/client.ts'
import { findAgent, markAgents, searchAgents } from './agents.ts'
import { findPlace, townsAround } from './places.ts'

/** The URL may have been edited by hand: invalid values count as missing. */
const Asked = z.object({
  near: AgentQuery.shape.near.catch(undefined),
  language: z.enum(agentLanguages).optional().catch(undefined),
  service: z.enum(agentServices).optional().catch(undefined),
  openNow: AgentQuery.shape.openNow.catch(undefined),
  cursor: AgentQuery.shape.cursor.catch(undefined),
  agent: z.uuid().optional().catch(undefined),
})
export type Asked = z.output<typeof Asked>

/** What a search found, and how its text was interpreted. */
export type Located = AgentPage & {
  asked: Asked
  takenAs: 'nothing' | 'place' | 'name' | 'unknown'
  marks: AgentMark[]
  /** Names on the map around the place. */
  towns: MapTown[]
  /** An agent that was chosen on the map and is not on this page of the list. */
  chosen: Agent | null
}

/** The locator's search: one field for a place or a name, and filters. */
export async function locateAgents(db: Db, search: URLSearchParams): Promise<Located> {
  const now = new Date()
  const asked = Asked.parse(Object.fromEntries([...search].filter(([, value]) => value.trim() !== '')))
  const { near, cursor, agent, ...filters } = asked
  const isPlace = near === undefined || findPlace(near) !== undefined
  const query = { ...filters, ...(isPlace ? { near } : { q: near }) }
  const [page, marks] = await Promise.all([
    firstPageIfInvalid(cursor, (from) => searchAgents(db, { ...query, cursor: from }, now)),
    markAgents(db, query, now),
  ])
  const isListed = page.data.some(({ id }) => id === agent)
  return {
    ...page,
    asked,
    takenAs: near === undefined ? 'nothing' : isPlace ? 'place' : marks.length > 0 ? 'name' : 'unknown',
    marks,
    towns: namesAround(page.place),
    chosen: agent === undefined || isListed ? null : await findAgent(db, agent, now).catch(nullIfNotFound),
  }
}

/** A state is too large for the names of its small towns. */
const namesAround = (place: FoundPlace | null) => (place && place.kind !== 'state' ? townsAround(place) : [])

/** An invalid cursor leads to the first page. */
const firstPageIfInvalid = (cursor: string | undefined, read: (cursor?: string) => Promise<AgentPage>) =>
  read(cursor).catch((cause: unknown) => {
    if (cause instanceof SiteError && cause.code === 'bad_request') return read()
    throw cause
  })

function nullIfNotFound(cause: unknown): null {
  if (cause instanceof SiteError && cause.code === 'not_found') return null
  throw cause
}

/** The agents nearest to a place and the markers around it, for city pages. */
export async function agentsAround(db: Db, near: string, most: number) {
  const [{ data, place }, marks] = await Promise.all([
    searchAgents(db, { near }, new Date(), most),
    markAgents(db, { near }),
  ])
  return { agents: data, place, marks, towns: namesAround(place) }
}

export type AgentsAround = Awaited<ReturnType<typeof agentsAround>>
