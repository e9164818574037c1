import { readConfig } from './config.ts'
import { openFileStore } from './ports/files.ts'
import { reachDatabase } from './reach-database.ts'
import { makeBackup } from './services/backup.ts'

const folder = process.argv[2] ?? `backups/${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
const config = readConfig(process.env)
const { client, stop } = await reachDatabase(config)
try {
  const { rows, files } = await makeBackup(client, await openFileStore(config), folder, config.authSecret)
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0)
  console.log(`Backed up ${count} rows and ${files} files to ${folder}`)
} finally {
  await stop()
}
