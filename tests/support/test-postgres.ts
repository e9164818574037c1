import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { Client, Pool } from 'pg'
import type { Connection } from '../../server/db/client.ts'
import { startEmbeddedPostgres } from '../../server/db/embedded-postgres.ts'
import { migrate } from '../../server/db/migrate.ts'
import { startQueue } from '../../server/db/queue.ts'
import { newDataFolder } from '../../support/data-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the socket that the tests' PostgreSQL listens on. */
    postgresHost: string
    /** A folder that is removed after the run. */
    runFolder: string
  }
}

export const template = 'template_site'

/** One real PostgreSQL for a run, with a migrated database that each test copies. */
export default async function setup(project: TestProject) {
  const dataDir = await newDataFolder('site-tests-')
  // These databases are temporary; the fault tests run with fsync on.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }
  const postgres = await startEmbeddedPostgres({ dataDir, settings })
  const client = new Client(postgres.connection)
  await client.connect()
  await client.query(`create database ${template}`)
  await client.end()
  await migrate({ ...postgres.connection, database: template }, true)
  await installQueue({ ...postgres.connection, database: template })
  project.provide('postgresHost', String(postgres.connection.host))
  project.provide('runFolder', dataDir)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The queue creates its tables at its first start; having them in the template saves that time in every test. */
async function installQueue(connection: Connection) {
  const pool = new Pool(connection)
  const queue = await startQueue(pool, { retrySeconds: 1, attemptSeconds: 1, onError: () => undefined })
  await queue.stop()
  await pool.end()
}
