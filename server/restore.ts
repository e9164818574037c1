import { counted } from '../content/counted.ts'
import { Pool } from 'pg'
import { StartError } from '../contract/errors.ts'
import { readConfig } from './config/config.ts'
import { openClient } from './db/client.ts'
import { startEmbeddedPostgres } from './db/embedded-postgres.ts'
import { migrate } from './db/migrate.ts'
import { openStoredJobs, startQueue } from './db/queue.ts'
import { failureOf } from './monitoring/log.ts'
import { openFileStore } from './ports/files.ts'
import { assertIsBackup, restoreBackup } from './services/backup/backup.ts'

const sealNotChecked =
  'This backup could not be checked for tampering: that requires a backup made with AUTH_SECRET, and the same AUTH_SECRET now.'

const [folder] = process.argv.slice(2)
await using parts = new AsyncDisposableStack()
try {
  if (!folder) throw new StartError('Name a backup: npm run restore -- FOLDER')
  await assertIsBackup(folder)
  const config = readConfig(process.env)
  const connection = config.databaseUrl ? { connectionString: config.databaseUrl } : await startOwn(config.dataDir)
  await migrate(connection, config.sampleData)
  await makeQueueTables(connection)
  const client = await openClient(connection)
  parts.defer(() => client.end())
  const jobs = await openStoredJobs(client)
  parts.defer(jobs.close)
  const { madeAt, rows, files, isSealChecked } = await restoreBackup(
    client,
    jobs,
    await openFileStore(config),
    folder,
    config.authSecret,
  )
  if (!isSealChecked) console.log(sealNotChecked)
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0)
  console.log(`Restored ${counted(count, 'row')} and ${counted(files, 'file')} as of ${madeAt}`)
} catch (cause) {
  console.error(failureOf(cause))
  process.exitCode = 1
}

/** Fails while a site is running on the folder. */
async function startOwn(dataDir: string) {
  const postgres = await startEmbeddedPostgres({ dataDir })
  parts.defer(postgres.stop)
  return postgres.connection
}

async function makeQueueTables(connection: ConstructorParameters<typeof Pool>[0]) {
  const pool = new Pool(connection)
  // A connection that breaks between queries; the next query fails.
  pool.on('error', () => undefined)
  const queue = await startQueue(pool, { retrySeconds: 10, attemptSeconds: 10, onError: () => undefined })
  await queue.stop()
  await pool.end()
}
