import { StartError } from '../contract/errors.ts'
import { authSecret } from './config/auth-secret.ts'
import { readConfig } from './config/config.ts'
import { dbOf, type Db } from './db/client.ts'
import { reachDatabase } from './db/reach-database.ts'
import { createLog, logAudit } from './monitoring/log.ts'
import { createAuditChain, type AuditChain, type Finding } from './services/audit-chain.ts'
import { writeAudit } from './services/audit.ts'
import { removeSamples } from './services/samples.ts'

/** The actor in the audit log for commands that are run on the server. */
const operator = { username: 'npm run admin', address: 'this machine', network: '', userAgent: undefined }

const commands: Record<string, (db: Db, chain: AuditChain) => Promise<string>> = {
  'remove-samples': async (db) => {
    const { agents, vacancies, closed, prices } = await removeSamples(db, operator)
    const kept = closed > 0 ? ` Jobs that people applied for were closed instead: ${closed}.` : ''
    return `Removed samples: ${agents} agents, ${vacancies} jobs${prices > 0 ? ', the price book' : ''}.${kept}`
  },
  'verify-audit': async (db, chain) => {
    // One snapshot, because the site may write meanwhile.
    const verdict = await db.transaction(chain.verify, { isolationLevel: 'repeatable read', accessMode: 'read only' })
    if (verdict.finding) throw new StartError(describe(verdict.finding))
    const { entries, position, hash } = verdict
    return `The audit log is complete and unchanged: ${entries} entries; the last one is number ${position}, hash ${hash}.`
  },
  'reseal-audit': async (db, chain) => {
    const entries = await db.transaction(async (tx) => {
      const signed = await chain.restart(tx)
      await writeAudit(tx, operator, { action: 'audit-resealed', detail: { count: signed } })
      return signed
    })
    return `Signed the audit log again as it is now: ${entries} entries. The log has an entry about it.`
  },
}

function describe(finding: Finding): string {
  switch (finding.kind) {
    case 'changed':
      return `Entry ${finding.position} of the audit log (id ${finding.id}) was changed, or AUTH_SECRET is not the one that it was signed with.`
    case 'inserted':
      return `The audit log has an entry that the site did not sign, after number ${finding.position}: id ${finding.id}.`
    case 'missing':
      return finding.from === finding.to
        ? `Entry ${finding.from} of the audit log is missing.`
        : `Entries ${finding.from} to ${finding.to} of the audit log are missing.`
    case 'end-changed':
      return 'The record of where the audit log ends was changed: entries at its end may be missing.'
    case 'not-started':
      return 'The audit log is not signed: the site was not started yet, or somebody removed the record of where the log ends.'
  }
}

/** npm run admin -- COMMAND: administration without the desk. */
try {
  const command = commands[process.argv[2] ?? '']
  if (!command) throw new StartError(`Name a command: npm run admin -- ${Object.keys(commands).join(' | ')}`)
  const config = readConfig(process.env)
  const database = await reachDatabase(config)
  try {
    const chain = createAuditChain(await authSecret(config), logAudit(createLog(config)))
    console.log(await command(dbOf(database.client, chain.append), chain))
  } finally {
    await database.stop()
  }
} catch (cause) {
  console.error(cause instanceof StartError ? cause.message : cause)
  process.exitCode = 1
}
