import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import * as schema from './schema.ts'
import { createTransaction } from './transaction.ts'

/** The database or a transaction on it. Queries accept either, so a query always runs in its caller's transaction. */
export type Db = Pick<
  NodePgDatabase<typeof schema>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$count'
>

/** Names are snake_case in SQL and camelCase in TypeScript. */
export const dialect = { schema, casing: 'snake_case' } as const

export type Database = { db: Db; pool: Pool; close: () => Promise<void> }

export type Connection = Pick<PoolConfig, 'connectionString' | 'host' | 'user' | 'database'>

/** In milliseconds: to get a connection, for a statement on the server, for a server that stops responding. */
const limits = { connectionTimeoutMillis: 5_000, statement_timeout: 10_000, query_timeout: 12_000 }

export function openDatabase(connection: Connection, onError: (cause: Error) => void): Database {
  const pool = new Pool({
    ...connection,
    ...limits,
    max: 10,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'site',
  })
  // An idle connection that breaks emits this event; without a listener, it would end the process.
  pool.on('error', onError)
  // The same for a connection that breaks between statements or while it is checked out; its next query fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const transaction = createTransaction(pool, (client) => drizzle({ client, ...dialect }))
  const db = Object.assign(drizzle({ client: pool, ...dialect }), { transaction })
  return { db, pool, close: () => pool.end() }
}
