import { counted } from '../content/counted.ts'
import { join } from 'node:path'
import { StartError } from '../contract/errors.ts'
import { readConfig } from './config/config.ts'
import { failureOf } from './monitoring/log.ts'
import { openFileStore } from './ports/files.ts'
import { openStoredJobs } from './db/queue.ts'
import { reachSite } from './db/reach-database.ts'
import { openDraft } from './services/backup/backup-folder.ts'
import { backupName, removeOldBackups } from './services/backup/old-backups.ts'
import { makeBackup } from './services/backup/backup.ts'

/** npm run backup: writes to the named folder, or to a new one in BACKUP_DIR, where old ones are then removed. */
async function backUp(named: string | undefined, signal: AbortSignal): Promise<string> {
  const config = readConfig(process.env)
  const folder = named ?? join(config.backups.folder, backupName(new Date()))
  // Before connecting to the database: an unusable folder should fail immediately, not after minutes of work.
  await using draft = await openDraft(folder)
  const { client, stop } = await reachSite(config)
  await using parts = new AsyncDisposableStack()
  parts.defer(stop)
  const jobs = await openStoredJobs(client)
  parts.defer(jobs.close)
  const { rows, files } = await makeBackup(client, jobs, await openFileStore(config), draft, {
    secret: config.authSecret,
    signal,
  })
  const removed = named ? 0 : await removeOldBackups(config.backups)
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0)
  const older = removed > 0 ? `; removed ${removed} older than ${config.backups.keepDays} days` : ''
  return `Backed up ${counted(count, 'row')} and ${counted(files, 'file')} to ${folder}${older}`
}

const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.abort())

try {
  console.log(await backUp(process.argv[2], stopped.signal))
} catch (cause) {
  console.error(stopped.signal.aborted ? 'The backup was stopped; none of it was kept.' : explain(cause))
  process.exitCode = 1
}

/** Known system and database errors become one sentence. */
function explain(cause: unknown) {
  if (cause instanceof StartError || !(cause instanceof Error && 'code' in cause)) return failureOf(cause)
  return `The backup failed, and none of it was kept: ${cause.message || String(cause.code)}`
}
