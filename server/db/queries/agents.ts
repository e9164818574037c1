import { and, asc, eq, getTableColumns, or, sql, type SQL } from 'drizzle-orm'
import type { AgentLanguage, AgentMark, AgentService } from '../../../contract/agent.ts'
import type { TimeZone } from '../../../contract/hours.ts'
import type { Db } from '../client.ts'
import { agents } from '../schema.ts'

const { spot: _spot, openMinutes: _minutes, openHours: _hours, search: _search, ...columns } = getTableColumns(agents)

/** Leaves out the columns that only queries use. */
export const agentRowColumns = columns

export type AgentRow = Omit<typeof agents.$inferSelect, 'spot' | 'openMinutes' | 'openHours' | 'search'>

export type AgentFilter = {
  state?: string | undefined
  language?: AgentLanguage | undefined
  service?: AgentService | undefined
  /** Search terms from the name or the address, as made by `searchQuery`. */
  words?: string | undefined
  /** The current minute of the week in each time zone, to find only agents that are open. */
  openAt?: Map<TimeZone, number> | undefined
}

type Position = { lat: number; lng: number }
export type NearKey = [chord: number, id: string]
export type PlaceKey = [state: string, city: string, name: string, id: string]

/** How many rows beyond the requested ones an index scan may read before the other query is used. */
const scanMargin = 1_000

const hasFilter = ({ state: _state, ...filter }: AgentFilter) =>
  Object.values(filter).some((value) => value !== undefined)

/**
 * Nearest first; equal distances are ordered by id, so that the next page can continue from any row. An index scan in
 * order of distance usually finds enough matches among the first thousand rows. Where matches are rare it would read
 * the entire index, so those are filtered first and then sorted.
 */
export async function listAgentsNear(
  db: Db,
  from: Position,
  filter: AgentFilter,
  after: NearKey | undefined,
  most: number,
): Promise<(AgentRow & { chord: number })[]> {
  const chord = chordTo(from)
  const beyond =
    after &&
    sql`${chord} >= ${after[0]}::float8 and (${chord} > ${after[0]}::float8 or ${agents.id} > ${after[1]}::uuid)`
  const active = () =>
    db
      .select({ ...getTableColumns(agents), chord: chord.as('chord') })
      .from(agents)
      .where(and(eq(agents.status, 'active'), beyond))
  // Includes all rows at the same distance as the last one.
  const nearest = active()
    .orderBy(sql`${chord} fetch first ${sql.raw(String(hasFilter(filter) ? most + scanMargin : most))} rows with ties`)
    .as('agents')
  const listMatching = (among: typeof nearest) =>
    db
      .select({ ...columns, chord: among.chord })
      .from(among)
      .where(matches(filter))
      // No index covers this sum, so the planner filters first and then sorts.
      .orderBy(sql`${among.chord} + 0`, asc(agents.id))
      .limit(most)
  const found = await listMatching(nearest)
  return found.length === most || !hasFilter(filter) ? found : listMatching(active().as('agents'))
}

/** Ordered by state, city, and name, for searches without a position; uses the same two queries. */
export async function listAgentsByPlace(
  db: Db,
  filter: AgentFilter,
  after: PlaceKey | undefined,
  most: number,
): Promise<AgentRow[]> {
  const active = () =>
    db
      .select(getTableColumns(agents))
      .from(agents)
      .where(
        and(
          eq(agents.status, 'active'),
          filter.state === undefined ? undefined : eq(agents.state, filter.state),
          after &&
            sql`(${agents.state}, ${agents.city}, ${agents.name}, ${agents.id}) > (${after[0]}, ${after[1]}, ${after[2]}, ${after[3]}::uuid)`,
        ),
      )
  const first = active()
    .orderBy(asc(agents.state), asc(agents.city), asc(agents.name), asc(agents.id))
    .limit(hasFilter(filter) ? most + scanMargin : most)
    .as('agents')
  const listMatching = (among: typeof first) =>
    db
      .select(columns)
      .from(among)
      .where(matches(filter))
      .orderBy(sql`${agents.state} || ''`, asc(agents.city), asc(agents.name), asc(agents.id))
      .limit(most)
  const found = await listMatching(first)
  return found.length === most || !hasFilter(filter) ? found : listMatching(active().as('agents'))
}

/** The map's markers: the nearest ones, or any when the search has no position. */
export async function listAgentMarks(
  db: Db,
  from: Position | undefined,
  filter: AgentFilter,
  most: number,
): Promise<AgentMark[]> {
  const rows = await (from
    ? listAgentsNear(db, from, filter, undefined, most)
    : listAgentsByPlace(db, filter, undefined, most))
  return rows.map(({ id, name, lat, lng }) => ({ id, name, lat, lng }))
}

export async function findActiveAgent(db: Db, id: string): Promise<AgentRow | undefined> {
  const rows = await db
    .select(columns)
    .from(agents)
    .where(and(eq(agents.id, id), eq(agents.status, 'active')))
  return rows[0]
}

/** The chord length between two points on a sphere of radius 1. */
function chordTo({ lat, lng }: Position): SQL<number> {
  const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180]
  const spot = [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
  return sql<number>`${agents.spot} <-> ${sql.raw(`cube(array[${spot.join(', ')}]::float8[])`)}`
}

const matches = ({ state, language, service, words, openAt }: AgentFilter) =>
  and(
    eq(agents.status, 'active'),
    state === undefined ? undefined : eq(agents.state, state),
    language && sql`${agents.languages} @> array[${language}]`,
    service && sql`${agents.services} @> array[${service}]`,
    words === undefined ? undefined : sql`${agents.search} @@ ${words}::tsquery`,
    openAt && or(...[...openAt].map(([zone, minute]) => and(eq(agents.timeZone, zone), isOpenAt(minute)))),
  )

/** The hour is there for its index; the minute decides. */
const isOpenAt = (minute: number) =>
  sql`${agents.openHours} @> array[${Math.floor(minute / 60)}::int] and ${agents.openMinutes} @> ${minute}::int`
