import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { AgentLanguage, AgentMark, AgentService } from '../../../contract/agent.ts'
import type { TimeZone } from '../../../contract/hours.ts'
import { weekLength } from '../../../contract/week.ts'
import type { Db } from '../client.ts'
import { agents } from '../schema.ts'

const { spot: _spot, openMinutes: _openMinutes, search: _search, ...columns } = getTableColumns(agents)

/** Without what only the database reads. */
export const agentRowColumns = columns

export type AgentRow = Omit<typeof agents.$inferSelect, 'spot' | 'openMinutes' | 'search'>

export type AgentFilter = {
  state?: string | undefined
  language?: AgentLanguage | undefined
  service?: AgentService | undefined
  /** Words of the name or the address, as `searchQuery` makes them. */
  words?: string | undefined
  /** The minute of the week that each time zone is in, where only open shops are asked for. */
  openAt?: Map<TimeZone, number> | undefined
}

type Position = { lat: number; lng: number }
export type NearKey = [chord: number, id: string]
export type PlaceKey = [state: string, city: string, name: string, id: string]

/**
 * The nearest first. The index gives them in the order of their chords; those that are equally far come all, so that
 * their ids can put them in an order that a later page goes on from.
 */
export async function listAgentsNear(
  db: Db,
  from: Position,
  filter: AgentFilter,
  after: NearKey | undefined,
  most: number,
): Promise<(AgentRow & { chord: number })[]> {
  const chord = chordTo(from)
  const nearest = db
    .select({ ...columns, chord: chord.as('chord') })
    .from(agents)
    .where(
      and(
        matches(filter),
        after &&
          sql`${chord} >= ${after[0]}::float8 and (${chord} > ${after[0]}::float8 or ${agents.id} > ${after[1]}::uuid)`,
      ),
    )
    .orderBy(sql`${chord} fetch first ${sql.raw(String(most))} rows with ties`)
    .as('nearest')
  return db.select().from(nearest).orderBy(asc(nearest.chord), asc(nearest.id)).limit(most)
}

/** By state, city and name, where nothing tells what is near. */
export const listAgentsByPlace = (
  db: Db,
  filter: AgentFilter,
  after: PlaceKey | undefined,
  most: number,
): Promise<AgentRow[]> =>
  db
    .select(columns)
    .from(agents)
    .where(
      and(
        matches(filter),
        after &&
          sql`(${agents.state}, ${agents.city}, ${agents.name}, ${agents.id}) > (${after[0]}, ${after[1]}, ${after[2]}, ${after[3]}::uuid)`,
      ),
    )
    .orderBy(asc(agents.state), asc(agents.city), asc(agents.name), asc(agents.id))
    .limit(most)

/** What the map shows: the nearest, or any where nothing tells what is near. */
export const listAgentMarks = (
  db: Db,
  from: Position | undefined,
  filter: AgentFilter,
  most: number,
): Promise<AgentMark[]> =>
  db
    .select({ id: agents.id, name: agents.name, lat: agents.lat, lng: agents.lng })
    .from(agents)
    .where(matches(filter))
    .orderBy(...(from ? [chordTo(from)] : [asc(agents.state), asc(agents.city)]))
    .limit(most)

export async function findActiveAgent(db: Db, id: string): Promise<AgentRow | undefined> {
  const rows = await db
    .select(columns)
    .from(agents)
    .where(and(eq(agents.id, id), eq(agents.status, 'active')))
  return rows[0]
}

/** The straight way through a ball of radius 1. */
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
    words === undefined ? undefined : sql`${agents.search} @@ to_tsquery('simple', ${words})`,
    openAt && isOpenAt(openAt),
  )

/** Night hours of a Sunday stand beyond the end of the week. */
const isOpenAt = (openAt: Map<TimeZone, number>) =>
  sql`${agents.openMinutes} && case ${agents.timeZone} ${sql.join(
    [...openAt].map(
      ([zone, minute]) =>
        sql`when ${zone} then int4multirange(int4range(${minute}::int, ${minute}::int + 1), int4range(${minute}::int + ${weekLength}::int, ${minute}::int + ${weekLength}::int + 1))`,
    ),
    sql` `,
  )} end`
