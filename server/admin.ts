import { drizzle } from 'drizzle-orm/node-postgres'
import { StartError } from '../contract/errors.ts'
import { readConfig } from './config/config.ts'
import { dialect, type Db } from './db/client.ts'
import { reachDatabase } from './db/reach-database.ts'
import { removeSamples } from './services/samples.ts'

/** The actor in the audit log for commands that are run on the server. */
const operator = { username: 'npm run admin', address: 'this machine', network: '', userAgent: undefined }

const commands: Record<string, (db: Db) => Promise<string>> = {
  'remove-samples': async (db) => {
    const { agents, vacancies, closed, prices } = await removeSamples(db, operator)
    const kept = closed > 0 ? ` Jobs that people applied for were closed instead: ${closed}.` : ''
    return `Removed samples: ${agents} agents, ${vacancies} jobs${prices > 0 ? ', the price book' : ''}.${kept}`
  },
}

/** npm run admin -- COMMAND: administration without the desk. */
try {
  const command = commands[process.argv[2] ?? '']
  if (!command) throw new StartError(`Name a command: npm run admin -- ${Object.keys(commands).join(' | ')}`)
  const database = await reachDatabase(readConfig(process.env))
  try {
    console.log(await command(drizzle({ client: database.client, ...dialect })))
  } finally {
    await database.stop()
  }
} catch (cause) {
  console.error(cause instanceof StartError ? cause.message : cause)
  process.exitCode = 1
}
