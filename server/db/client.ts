import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import * as schema from './schema.ts'

/** The database, or a transaction on it: queries cannot tell, so none escapes its transaction. */
export type Db = Pick<
  NodePgDatabase<typeof schema>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$count'
>

/** How table and column names are spelled: snake_case in SQL, camelCase in TypeScript. */
export const dialect = { schema, casing: 'snake_case' } as const

export type Database = { db: Db; pool: Pool; close: () => Promise<void> }

export type Connection = Pick<PoolConfig, 'connectionString' | 'host' | 'user' | 'database'>

export function openDatabase(connection: Connection, onError: (cause: Error) => void): Database {
  const pool = new Pool({
    ...connection,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    application_name: 'site',
  })
  // A pooled connection that breaks while idle reports here; without a listener it ends the process.
  pool.on('error', onError)
  return { db: drizzle({ client: pool, ...dialect }), pool, close: () => pool.end() }
}
