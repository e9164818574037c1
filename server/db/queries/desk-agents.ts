import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PlacedAgent } from '../../../contract/agent-input.ts'
import type { Db } from '../client.ts'
import { keyset, type Place } from '../keyset.ts'
import { agents } from '../schema.ts'
import { agentRowColumns, type AgentRow, type PlaceKey } from './agents.ts'
import { first, stored } from '../rows.ts'

type DeskAgentFilter = { words?: string | undefined; status?: 'active' | 'inactive' | undefined }

/** All agents by state, city, and name; with a `before` cursor, in reverse order. */
export function listAllAgents(
  db: Db,
  { words, status }: DeskAgentFilter,
  place: Place<PlaceKey> | undefined,
  most: number,
): Promise<AgentRow[]> {
  const { isPast, order } = keyset([agents.state, agents.city, agents.name, agents.id], place, false)
  return db
    .select(agentRowColumns)
    .from(agents)
    .where(
      and(
        status && eq(agents.status, status),
        words === undefined ? undefined : sql`${agents.search} @@ ${words}::tsquery`,
        isPast,
      ),
    )
    .orderBy(...order)
    .limit(most)
}

export const lockAgent = (tx: Db, id: string) =>
  first(tx.select(agentRowColumns).from(agents).where(eq(agents.id, id)).for('update'))

/** Locked in a fixed order, so that two imports cannot deadlock. */
export const lockAgentsByCode = (tx: Db, codes: string[]): Promise<AgentRow[]> =>
  tx.select(agentRowColumns).from(agents).where(inArray(agents.code, codes)).orderBy(asc(agents.id)).for('update')

/** Until the end of the transaction, nobody else gives an agent a code. Call this before any agent is locked. */
export const lockCodes = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('codes of agents'))`)

export const insertAgents = (tx: Db, values: PlacedAgent[]): Promise<AgentRow[]> =>
  tx.insert(agents).values(values).returning(agentRowColumns)

export const updateAgent = (tx: Db, id: string, changes: Partial<AgentRow>) =>
  stored(
    tx
      .update(agents)
      .set({ ...changes, version: sql`${agents.version} + 1`, updatedAt: sql`now()` })
      .where(eq(agents.id, id))
      .returning(agentRowColumns),
  )
