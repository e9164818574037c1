import type { Client } from 'pg'
import { openClient } from './client.ts'
import { runningConnection, startEmbeddedPostgres } from './embedded-postgres.ts'

export type Reached = { client: Client; stop: () => Promise<void> }

type Where = { databaseUrl?: string | undefined; dataDir: string }

/** Connects to the running site's database or, if no site runs on the data folder, starts one temporarily. */
export async function reachDatabase({ databaseUrl, dataDir }: Where): Promise<Reached> {
  const connection = databaseUrl ? { connectionString: databaseUrl } : await runningConnection(dataDir)
  try {
    const client = await openClient(connection)
    return { client, stop: () => client.end() }
  } catch (cause) {
    if (databaseUrl) throw cause
    const postgres = await startEmbeddedPostgres({ dataDir })
    const started = await openClient(postgres.connection)
    return {
      client: started,
      stop: async () => {
        await started.end()
        await postgres.stop()
      },
    }
  }
}

export const isConnected = (value: unknown): value is Reached =>
  typeof value === 'object' && value !== null && 'client' in value
