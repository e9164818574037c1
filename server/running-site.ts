import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { createApp } from './app.ts'
import { authSecret } from './auth-secret.ts'
import type { Config } from './config.ts'
import { openDatabase, type Connection, type Db } from './db/client.ts'
import { startEmbeddedPostgres } from './db/embedded-postgres.ts'
import { migrate } from './db/migrate.ts'
import { countAdmins } from './db/queries/admins.ts'
import { drain, listen } from './http/listen.ts'
import { createPages, type SiteBuild } from './http/pages.ts'
import { securityHeaders } from './http/security-headers.ts'
import { loadStaticFiles } from './http/static-files.ts'
import type { Log } from './log.ts'
import { createSite } from './site.ts'

export type RunningSite = {
  port: number
  /** True on a new site: the first visitor of the registration page becomes its admin. */
  needsFirstAdmin: boolean
  stop: () => Promise<void>
}

const build = join(import.meta.dirname, '..', 'build')

/** Starts the parts in order and stops them in reverse; a part that fails takes down those before it. */
export async function startSite(config: Config, log: Log): Promise<RunningSite> {
  await using parts = new AsyncDisposableStack()

  const connection = await connect(config, log, parts)
  const secret = await authSecret(config)
  const applied = await migrate(connection)
  if (applied.length > 0) log.info({ applied }, 'migrated')
  const database = openDatabase(connection, (cause) => log.warn({ err: cause }, 'idle database connection lost'))
  parts.defer(database.close)

  let stopping = false
  const isReady = async () => !stopping && (await answers(database.db))
  const files = await loadStaticFiles(join(build, 'client'), securityHeaders(config.publicUrl))
  const loadBuild = (): Promise<SiteBuild> => import(join(build, 'server', 'index.js'))
  const renderPage = createPages(loadBuild, createSite(database.db))
  const handler = createApp({ config, secret, db: database.db, log, files, renderPage, isReady })

  const server = await listen(handler, config.port, config.host)
  parts.defer(() => drain(server, 10_000))
  parts.defer(() => {
    stopping = true
  })

  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const needsFirstAdmin = (await countAdmins(database.db)) === 0
  const running = parts.move()
  return { port, needsFirstAdmin, stop: () => running.disposeAsync() }
}

async function connect(config: Config, log: Log, parts: AsyncDisposableStack): Promise<Connection> {
  if (config.databaseUrl) return { connectionString: config.databaseUrl }
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    onRestart: (cause) => (cause ? log.error({ err: cause }, 'database lost') : log.warn('database restarted')),
  })
  parts.defer(postgres.stop)
  return postgres.connection
}

const answers = (db: Db) =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
