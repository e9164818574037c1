import { counted } from '../content/counted.ts'
import { SiteError, StartError } from '../contract/errors.ts'
import { recoveryMinutes } from '../contract/recovery-minutes.ts'
import { factorSummary } from '../content/admin/factors.ts'
import { textOf } from '../content/reasons/every.ts'
import type { AdminInfo } from '../contract/admin.ts'
import { authSecret } from './config/auth-secret.ts'
import { readConfig, type Config } from './config/config.ts'
import { dbOf, type Db } from './db/client.ts'
import { findAdminByName } from './db/queries/admins.ts'
import { reachSite } from './db/reach-database.ts'
import { createLog, failureOf, logAudit } from './monitoring/log.ts'
import { createAuditChain, type AuditChain, type Finding } from './services/audit-chain.ts'
import { writeAudit } from './services/audit.ts'
import { listAllAdmins, makeOwner } from './services/admins.ts'
import { found } from './services/found.ts'
import { issueAsOperator } from './services/recovery.ts'
import { clearFactors } from './services/factors.ts'
import { removeSamples } from './services/samples.ts'
import { rotateKeys } from './services/signing-keys.ts'

/** The actor in the audit log for commands that are run on the server. */
const operator = { username: 'npm run admin', address: 'this machine', network: '', userAgent: undefined }

type Parts = { db: Db; chain: AuditChain; config: Config; username: string }

const commands: Record<string, (parts: Parts) => Promise<string>> = {
  list: async ({ db }) => {
    const admins = await listAllAdmins({ db })
    return admins.length === 0 ? 'There is no admin yet.' : admins.map(lineOf).join('\n')
  },
  reset: async ({ db, config, username }) => {
    const link = await issueAsOperator(db, config.publicUrl, username, operator)
    return `${username} can choose a new password here. The link works once, for ${recoveryMinutes} minutes:\n${link}`
  },
  'make-owner': async ({ db, username }) => {
    await makeOwner(db, username, operator)
    return `${username} is an owner now.`
  },
  'remove-samples': async ({ db }) => {
    const { agents, vacancies, closed, prices } = await removeSamples(db, operator)
    const kept = closed > 0 ? ` Jobs that people applied for were closed instead: ${closed}.` : ''
    return `Removed samples: ${counted(agents, 'agent')}, ${counted(vacancies, 'job')}${prices > 0 ? ', the price book' : ''}.${kept}`
  },
  'rotate-keys': async ({ db }) => {
    const kid = await rotateKeys(db, operator)
    return `Tokens are signed with the new key ${kid} from now on, on every instance within ten seconds. Nobody is signed out.`
  },
  'remove-factors': async ({ db, username }) => {
    const admin = found(await findAdminByName(db, username), 'admin.not_found')
    const count = await db.transaction((tx) => clearFactors(tx, admin, operator))
    return `Removed the second factors of ${admin.username}: ${count}. They were signed out everywhere.`
  },
  'verify-audit': async ({ db, chain }) => {
    // One snapshot, because the site may write in the meantime.
    const verdict = await db.transaction(chain.verify, { isolationLevel: 'repeatable read', accessMode: 'read only' })
    if (verdict.finding) throw new StartError(describe(verdict.finding))
    const { entries, position, hash } = verdict
    return `The audit log is complete and unchanged: ${counted(entries, 'entry', 'entries')}; the last one is number ${position}, hash ${hash}.`
  },
  'reseal-audit': async ({ db, chain }) => {
    const entries = await db.transaction(async (tx) => {
      const signed = await chain.restart(tx)
      await writeAudit(tx, operator, { action: 'audit-resealed', detail: { count: signed } })
      return signed
    })
    return `Signed the audit log again as it is now: ${counted(entries, 'entry', 'entries')}. The log has an entry about it.`
  },
}

/** The commands for one admin. */
const forOneAdmin = new Set(['reset', 'make-owner', 'remove-factors'])

function lineOf({ username, role, lastSignInAt, factors }: AdminInfo) {
  const signedIn = lastSignInAt === null ? 'never signed in' : `signed in ${lastSignInAt}`
  return `${username.padEnd(40)}  ${role.padEnd(9)}  ${signedIn.padEnd(34)}  ${factorSummary(factors)}`
}

const usage = () => {
  const names = Object.keys(commands).map((name) => (forOneAdmin.has(name) ? `${name} <username>` : name))
  return `Commands: npm run admin -- ${names.join(' | ')}`
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
      return 'The audit log is not signed: the site has not been started yet, or somebody removed the record of where the log ends.'
  }
}

/** npm run admin -- COMMAND: administration without the desk. Without a command, it lists the admins and the commands. */
try {
  const [, , name = 'list', username = ''] = process.argv
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || (forOneAdmin.has(name) && username === '')) throw new StartError(usage())
  const config = readConfig(process.env)
  const database = await reachSite(config)
  try {
    const chain = createAuditChain(await authSecret(config), logAudit(createLog(config)))
    console.log(await command({ db: dbOf(database.client, chain.append), chain, config, username }))
    if (process.argv.length === 2) console.log(`\n${usage()}`)
  } finally {
    await database.stop()
  }
} catch (cause) {
  console.error(cause instanceof SiteError ? textOf(cause.problem) : failureOf(cause))
  process.exitCode = 1
}
