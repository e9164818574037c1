import { Client } from 'pg'
import { readConfig, type Config } from './config.ts'
import { startEmbeddedPostgres, runningConnection } from './db/embedded-postgres.ts'
import { openFileStore } from './ports/files.ts'
import { makeBackup } from './services/backup.ts'

const folder = process.argv[2] ?? `backups/${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
const config = readConfig(process.env)
const { reading, stop } = await connect(config)
try {
  const { rows, files } = await makeBackup(reading, await openFileStore(config), folder, config.authSecret)
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0)
  console.log(`Backed up ${count} rows and ${files} files to ${folder}`)
} finally {
  await reading.end()
  await stop()
}

/** The database of the running site, or, when none runs on the data folder, one started for the occasion. */
async function connect({ databaseUrl, dataDir }: Config): Promise<{ reading: Client; stop: () => Promise<void> }> {
  const running = new Client(databaseUrl ? { connectionString: databaseUrl } : await runningConnection(dataDir))
  try {
    await running.connect()
    return { reading: running, stop: async () => undefined }
  } catch (cause) {
    if (databaseUrl) throw cause
    const postgres = await startEmbeddedPostgres({ dataDir })
    const started = new Client(postgres.connection)
    await started.connect()
    return { reading: started, stop: postgres.stop }
  }
}
