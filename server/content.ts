import { counted } from '../content/counted.ts'
import { join } from 'node:path'
import { StartError } from '../contract/errors.ts'
import { authSecret } from './config/auth-secret.ts'
import { readConfig } from './config/config.ts'
import { dbOf } from './db/client.ts'
import { reachSite } from './db/reach-database.ts'
import { createLog, failureOf, logAudit } from './monitoring/log.ts'
import { openFileStore } from './ports/files.ts'
import { createAuditChain } from './services/audit-chain.ts'
import { exportContent, importContent } from './services/content-files.ts'
import type { Storage } from './services/files/uploads.ts'

/** The author in the history of versions and in the audit log. */
const operator = { username: 'npm run content', address: 'this machine', network: '', userAgent: undefined }

const commands: Record<string, (storage: Storage, folder: string) => Promise<string>> = {
  export: async (storage, folder) => `Wrote ${counted(await exportContent(storage, folder), 'item')} to ${folder}.`,
  import: async (storage, folder) =>
    `Published ${counted(await importContent(storage, folder, operator), 'item')} from ${folder}.`,
}

const usage = 'Commands: npm run content -- export [folder] | import [folder]'

/** npm run content -- COMMAND: published text as files, for a commit and for another site. */
try {
  const [, , name = '', folder = join(import.meta.dirname, '..', 'content', 'published')] = process.argv
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new StartError(usage)
  const config = readConfig(process.env)
  const database = await reachSite(config)
  try {
    const chain = createAuditChain(await authSecret(config), logAudit(createLog(config)))
    const storage = { db: dbOf(database.client, chain.append), store: await openFileStore(config) }
    console.log(await command(storage, folder))
  } finally {
    await database.stop()
  }
} catch (cause) {
  console.error(failureOf(cause))
  process.exitCode = 1
}
