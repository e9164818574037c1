import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../../server/db/embedded-postgres.ts'
import { newDataFolder } from '../../support/data-folder.ts'

export type OwnPostgres = {
  /** Settings of a site that uses this database. */
  settings: Record<string, string>
  query: <Row extends object>(statement: string, values?: unknown[]) => Promise<Row[]>
  /** Takes every available connection, including the site's; the returned function releases them. */
  takeConnections: () => Promise<() => Promise<void>>
  stop: () => Promise<void>
  start: () => Promise<void>
  /** Stops all of its processes: connections stay open, and nothing responds. */
  hang: () => Promise<void>
  resume: () => Promise<void>
  remove: () => Promise<void>
}

/** An external PostgreSQL, as an operator would provide it, that fails on demand. */
export async function startOwnPostgres(settings: Record<string, string> = {}): Promise<OwnPostgres> {
  const dataDir = await newDataFolder('site-postgres-')
  let postgres = await startEmbeddedPostgres({ dataDir, settings })
  const host = String(postgres.connection.host)
  const url = `postgres://site@localhost/shared?host=${encodeURIComponent(host)}`
  const query: OwnPostgres['query'] = async (statement, values = []) => {
    const client = new Client(url)
    // The database may stop before the connection is closed.
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query(statement, values)
    await client.end()
    return rows
  }
  const admin = new Client(postgres.connection)
  await admin.connect()
  await admin.query('create database shared')
  await admin.end()

  const processes = async () => {
    const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
    const main = Number.parseInt(await readFile(file, 'utf8'), 10)
    return [main, ...(await childrenOf(main))]
  }
  const signal = async (name: NodeJS.Signals) => {
    for (const pid of await processes()) sendSignal(pid, name)
  }
  return {
    settings: { DATABASE_URL: url, AUTH_SECRET: 'the-same-secret-for-every-instance-of-the-site' },
    query,
    takeConnections: () => takeAll(url),
    stop: () => postgres.stop(),
    start: async () => {
      postgres = await startEmbeddedPostgres({ dataDir, settings })
    },
    hang: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    remove: async () => {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []))
}

async function takeAll(url: string) {
  const taken = await connectWhilePossible(url)
  const [first] = taken
  const drop = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site'`
  // A connection that is just being opened is not listed yet.
  for (let quiet = 0; quiet < 5; quiet += 1) {
    const dropped = await first?.query(drop)
    if (dropped?.rowCount) quiet = 0
    taken.push(...(await connectWhilePossible(url)))
    await pause(50)
  }
  return async () => {
    for (const client of taken) await client.end()
  }
}

async function connectWhilePossible(url: string): Promise<Client[]> {
  const clients: Client[] = []
  for (;;) {
    const client = new Client(url)
    client.on('error', () => undefined)
    try {
      await client.connect()
    } catch {
      return clients
    }
    clients.push(client)
  }
}

/** A process of a connection may have ended since it was listed. */
function sendSignal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
