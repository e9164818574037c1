import type { Client } from 'pg'
import { StartError } from '../../contract/errors.ts'
import { openClient } from './client.ts'
import { isOfSite, runningConnection, startEmbeddedPostgres } from './embedded-postgres.ts'
import { explainConnection } from './explain-connection.ts'
import { hasTable } from './has-table.ts'

export type Reached = { client: Client; stop: () => Promise<void> }

type Where = { databaseUrl?: string | undefined; dataDir: string }

/**
 * Connects to the running site's database. If no site runs on the data folder, the database is started temporarily, and
 * commands that run at the same time share it.
 */
export async function reachDatabase({ databaseUrl, dataDir }: Where): Promise<Reached> {
  if (databaseUrl) return reached(await openClient({ connectionString: databaseUrl }))
  const running = await openClient(await runningConnection(dataDir)).catch(() => undefined)
  if (running && (await isOfSite(running))) return reached(running)
  await running?.end()
  const postgres = await startEmbeddedPostgres({ dataDir, isShared: true })
  return reached(await openClient(postgres.connection), postgres.stop)
}

/** The same, for commands that need what a site has stored. */
export async function reachSite(where: Where): Promise<Reached> {
  const database = await reachDatabase(where).catch((cause: unknown) => {
    const reason = where.databaseUrl && explainConnection(where.databaseUrl, cause)
    throw reason ? new StartError(`Cannot connect: ${reason}. Check DATABASE_URL.`, { cause }) : cause
  })
  if (await hasTable(database.client, 'migrations')) return database
  await database.stop()
  throw new StartError(
    'No site has used this database yet. Check DATABASE_URL and DATA_DIR, or start the site once: npm start',
  )
}

const reached = (client: Client, stopDatabase?: () => Promise<void>): Reached => ({
  client,
  stop: async () => {
    await client.end()
    await stopDatabase?.()
  },
})

export const isConnected = (value: unknown): value is Reached =>
  typeof value === 'object' && value !== null && 'client' in value
