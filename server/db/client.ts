import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import { Client, Pool, type PoolConfig } from 'pg'
import * as schema from './schema.ts'
import { createTransaction, queriesOf, runWork } from './transaction.ts'

/** Drizzle's own database; `Db` is what the rest of the server uses. */
export type PlainDb = NodePgDatabase<typeof schema>

/** The database or a transaction on it. Queries accept either, so a query always runs in its caller's transaction. */
export type Db = ReturnType<typeof queriesOf> & {
  transaction: <T>(work: (tx: Db) => Promise<T>, config?: PgTransactionConfig) => Promise<T>
  /** Adds an audit entry. In a transaction it is written right before the commit. */
  record: (entry: NewAuditEntry) => Promise<void>
}

/** The tab of the desk is announced and the call is logged; neither is stored. */
export type NewAuditEntry = Omit<typeof schema.auditEntries.$inferSelect, 'id' | 'at' | 'position' | 'hash'> & {
  tab: string | undefined
  call: string | undefined
}

/** Writes the entries of a transaction; returns what to do once they are committed. */
export type AppendEntries = (tx: Db, entries: NewAuditEntry[]) => Promise<() => void>
export type PlainTransaction = Parameters<Parameters<PlainDb['transaction']>[0]>[0]

/** For programs that change nothing that is audited. */
const noEntries: AppendEntries = () =>
  Promise.reject(new Error('Audit entries cannot be written with this connection.'))

/** Names are snake_case in SQL and camelCase in TypeScript. */
const dialect = { schema, casing: 'snake_case' } as const

export type Database = { db: Db; pool: Pool; close: () => Promise<void> }

export type Connection = Pick<
  PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'database' | 'ssl' | 'options'
>

/** In milliseconds: to get a connection, for a statement on the server, for a server that stops responding. */
const limits = { connectionTimeoutMillis: 5_000, statement_timeout: 10_000, query_timeout: 12_000 }

export function openDatabase(
  connection: Connection,
  onError: (cause: Error) => void,
  append: AppendEntries = noEntries,
): Database {
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
  const transaction = createTransaction(pool, (client) => drizzle({ client, ...dialect }), append)
  const db = dbWith(drizzle({ client: pool, ...dialect }), transaction)
  return { db, pool, close: () => pool.end() }
}

/** One connection, for programs and migrations. When it breaks between queries, the next one fails. */
export async function openClient(connection: Connection): Promise<Client> {
  const client = new Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** The database through one connection. */
export function dbOf(client: Client, append: AppendEntries = noEntries): Db {
  const plain = drizzle({ client, ...dialect })
  return dbWith(plain, async (work, config) => {
    const { answer, onCommitted } = await plain.transaction((tx) => runWork(tx, work, append), config)
    onCommitted()
    return answer
  })
}

const dbWith = (plain: PlainDb, transaction: Db['transaction']): Db => ({
  ...queriesOf(plain),
  transaction,
  record: (entry) => transaction((tx) => tx.record(entry)),
})
