import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import * as schema from './schema.ts'
import { createTransaction } from './transaction.ts'

/** The database, or a transaction on it: queries cannot tell, so none escapes its transaction. */
export type Db = Pick<
  NodePgDatabase<typeof schema>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$count'
>

/** How table and column names are spelled: snake_case in SQL, camelCase in TypeScript. */
export const dialect = { schema, casing: 'snake_case' } as const

export type Database = { db: Db; pool: Pool; close: () => Promise<void> }

export type Connection = Pick<PoolConfig, 'connectionString' | 'host' | 'user' | 'database'>

/** How long a visitor may wait for each: for a connection, for a server that works, for one that has gone silent. */
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
  // A connection that breaks while idle reports here; without a listener it ends the process.
  pool.on('error', onError)
  // So does one that breaks between two statements, or in the moment it is handed over; whoever uses it is told then.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const transaction = createTransaction(pool, (client) => drizzle({ client, ...dialect }))
  const db = Object.assign(drizzle({ client: pool, ...dialect }), { transaction })
  return { db, pool, close: () => pool.end() }
}
