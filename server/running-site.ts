import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Receiving } from './api/receive-form.ts'
import { createApp } from './app.ts'
import { authSecret } from './config/auth-secret.ts'
import { buildFolder } from './config/build-address.ts'
import type { Config } from './config/config.ts'
import { prepareDataFolder } from './config/data-folder.ts'
import { tileOrigin } from './config/map-tiles.ts'
import { openDatabase, type Connection, type Database, type Db } from './db/client.ts'
import { startEmbeddedPostgres } from './db/embedded-postgres.ts'
import { explainConnection } from './db/explain-connection.ts'
import { migrate } from './db/migrate.ts'
import { createLimit, removeExpiredCounts } from './db/limit.ts'
import { createListener } from './db/listener.ts'
import { countAdmins } from './db/queries/admins.ts'
import { changesChannel } from './db/queries/changes.ts'
import { foldDailyCounts } from './db/queries/daily-counts.ts'
import { watchQueries } from './db/slow-queries.ts'
import { isUnreachable } from './db/unreachable.ts'
import { listen, type Handler } from './http/listen.ts'
import { createPages, type PagePolicy, type Pages, type SiteBuild } from './pages/pages.ts'
import { createPublishedPages } from './pages/published-pages.ts'
import { keepRecent } from './pages/recent-pages.ts'
import { hashSource, nonceSource, pagePolicy, securityHeaders } from './http/security-headers.ts'
import { loadStaticFiles, type StaticFiles } from './http/static-files.ts'
import { openTileFile, type TileFile } from './http/tile-file.ts'
import { markTestSite } from './pages/test-site.ts'
import { startEmailDelivery } from './delivery/emails.ts'
import { startLeadDelivery } from './delivery/leads.ts'
import { logAudit, type Log } from './monitoring/log.ts'
import { createMetrics, type Metrics } from './monitoring/metrics.ts'
import { openFileStore } from './ports/files.ts'
import { createMailer } from './ports/mail.ts'
import { createRateFeed } from './ports/rate-feed.ts'
import { createScanner } from './ports/virus-scanner.ts'
import { repeat } from './process/repeat.ts'
import { countDueNotices } from './services/error-notices.ts'
import { createAuditChain, type AuditChain } from './services/audit-chain.ts'
import type { From } from './services/audit.ts'
import { codeLimits, passkeyLimit } from './services/factor-proofs.ts'
import { createKeyedHash } from './services/secrets.ts'
import { createOptOuts } from './services/opt-outs.ts'
import { createLeadParts } from './services/leads.ts'
import { announcing, createLiveChanges, type LiveChanges } from './services/live-changes.ts'
import { notifyByMail, notifyNobody } from './services/hiring-mail.ts'
import { createPrices } from './services/prices.ts'
import { createPublished, type PublishedText } from './services/published.ts'
import { collectNews } from './services/news.ts'
import { collectOverdue } from './services/overdue-mail.ts'
import { collectReviews } from './services/review-mail.ts'
import { createOpeningLog, createReadingLog } from './services/reading-log.ts'
import { createRates } from './services/rates.ts'
import { applyRetention } from './services/retention.ts'
import { createSigningKeys } from './services/signing-keys.ts'
import { setupCodeFor, type SetupCode } from './services/setup-code.ts'
import { removeOldAttempts } from './services/sign-in-attempts.ts'
import { readStatus } from './services/status.ts'
import { createUploadRoom } from './services/files/upload-room.ts'
import { sweepFiles, type Storage, type UploadRefusal } from './services/files/uploads.ts'
import { sweepPictures } from './services/pictures/pictures.ts'
import { createSite, type Site } from './pages/site.ts'
import { readVersion } from './config/version.ts'
import { testSiteBar } from '../content/frame.ts'
import { SiteError, StartError } from '../contract/errors.ts'
import type { MapTiles } from '../contract/map-tiles.ts'

export type RunningSite = {
  port: number
  /** On a new site: what its first admin needs to register. */
  firstAdmin: SetupCode | undefined
  stop: () => Promise<void>
}

/** Where pages come from: the build or, in development, Vite. */
export type PageSource = {
  files: StaticFiles
  pages: (siteFor: (visitor: From) => Site) => Pages
  /** Wraps the handler of all requests. */
  wrap: (handler: Handler) => Handler
}

/** What each part is started with. */
type Starting = {
  config: Config
  log: Log
  /** What is stopped with the site, the latest first. */
  parts: AsyncDisposableStack
  /** Repeats something until the site stops; a failure is logged. */
  every: (ms: number, work: () => Promise<void>, failure: string) => void
}

/** Starts the parts in order and stops them in reverse; if one fails, those before it are stopped. */
export async function startSite(config: Config, log: Log, source?: PageSource): Promise<RunningSite> {
  await using parts = new AsyncDisposableStack()
  const every: Starting['every'] = (ms, work, failure) =>
    parts.defer(repeat(work, ms, (cause) => log.warn({ err: cause }, failure)))
  const starting = { config, log, parts, every }

  await prepareDataFolder(config.dataDir)
  const tiles = await openTiles(starting)
  const connection = await connect(starting)
  const secret = await authSecret(config)
  const chain = createAuditChain(secret, logAudit(log))
  const database = await openMigrated(connection, chain, starting)
  const { db, pool } = database
  const { queue, channels, lines, sending, optOuts } = await startDelivery(database, secret, starting)
  const limit = createLimit(pool, { of: 'lead', most: config.leadLimitPerMinute, seconds: 60 })
  const leads = createLeadParts(db, limit, { queue, channels, lines })
  const { published, rates, prices, keys } = await keepInMemory(db, starting)
  const changes = await followChanges(db, connection, published, starting)
  const storage = { db, store: await openFileStore(config) }
  cleanUpRegularly(storage, pool, chain, starting)

  const metrics =
    config.metricsPort === undefined ? undefined : createMetrics(database, queue, () => countDueNotices(db))
  const uploadStop = new AbortController()
  const hiring = {
    db,
    notify: sending ? notifyByMail(queue) : notifyNobody,
    receiving: createReceiving(config, storage, pool, metrics, uploadStop.signal),
  }

  const { files, pages: pagesFor, wrap } = source ?? (await builtPages(config))
  const siteParts = {
    db,
    leads,
    linkLimit: createLimit(pool, { of: 'applicant-link', most: 60, seconds: 60 }),
    rates,
    prices,
    published: published.current,
    log,
    locatorUrl: config.locatorUrl,
    mapTiles: tiles.map,
  }
  const pages = pagesFor((visitor) => createSite(siteParts, visitor))
  published.follow(() => pages.forget?.())
  const about = {
    database,
    queue,
    rates,
    version: await readVersion(),
    startedAt: new Date(),
    lines: [...channels, ...(sending ? ['hiring', 'email'] : [])],
    files: config.s3 ? ('bucket' as const) : ('disk' as const),
    isDryRun: config.retention.isDryRun,
  }
  if (metrics) parts.defer(await serveMetrics(metrics, config))
  let stopping = false
  const handler = createApp({
    config,
    secret,
    keys,
    db,
    log,
    files: createPublishedPages(files, pages, published.current),
    tileFile: tiles.file,
    pages,
    leads,
    rates,
    prices,
    published,
    hiring,
    storage,
    delivery: { queue, channels, optOuts, hashAddress: createKeyedHash(secret, 'address') },
    factorLimits: {
      codes: codeLimits.map((rule) => createLimit(pool, rule)),
      passkeys: createLimit(pool, passkeyLimit),
    },
    mailer: sending?.mailer,
    logReading: createReadingLog(db, createLimit(pool, { of: 'reading', most: 1, seconds: 3_600 })),
    logOpening: createOpeningLog(db, createLimit(pool, { of: 'opening', most: 1, seconds: 3_600 })),
    recoveryLimit: createLimit(pool, { of: 'recovery', most: recoveriesPerHour, seconds: 3_600 }),
    changes,
    status: () => readStatus(about),
    metrics,
    isReady: async () => !stopping && (await isResponding(db)),
  })

  const server = await listen(wrap(handler), config)
  parts.defer(() => server.stop(drainMs))
  parts.defer(() => {
    stopping = true
    changes.end()
    // Late enough for most uploads to finish, early enough to respond to the others.
    setTimeout(() => uploadStop.abort(restarting), drainMs - 3_000).unref()
  })

  const firstAdmin = (await countAdmins(db)) === 0 ? setupCodeFor(config, secret) : undefined
  const running = parts.move()
  return { port: server.port, firstAdmin, stop: () => running.disposeAsync() }
}

/** How soon an instance shows what was published, if it was not notified. */
const publishedEveryMs = 2_000

/** Every instance follows a new version of the price book within five seconds. */
const pricesEveryMs = 2_000

/** How soon a lost connection for changes is noticed and opened again. */
const listenEveryMs = 5_000

/** How soon an open page notices that its session has ended, where nothing announced it. */
const sessionsEveryMs = 20_000

/** Owners are notified soon, and events that happen together go into one email. */
const newsEveryMs = 5_000

/** A notice about trouble should not wait long for its second person. */
const reviewsEveryMs = 5_000

/** Emails about accounts that one network may ask for in an hour. */
const recoveriesPerHour = 10

/** Until then, an instance signs with the previous key, which is still accepted. */
const keysEveryMs = 10_000

/** How long pending responses may take when the site stops. */
const drainMs = 10_000

const restarting = new SiteError('unavailable', 'call.restarting', { retryAfter: 10 })

/** Stops a site that may still be starting; if the start failed, everything has already been stopped. */
export const stopAfterStart = (starting: Promise<RunningSite>): Promise<void> =>
  starting.then(
    (site) => site.stop(),
    () => undefined,
  )

/** The tiles of the agent map; those in a file are served by this site. */
async function openTiles({ config, parts }: Starting): Promise<{ map?: MapTiles; file?: TileFile }> {
  const { mapTiles: source, dataDir } = config
  if (source?.kind !== 'file') return source ? { map: source } : {}
  const file = await openTileFile(source.path, dataDir, securityHeaders(config))
  parts.defer(file.close)
  return { map: { kind: 'archive', url: file.url }, file }
}

async function connect({ config, log, parts }: Starting): Promise<Connection> {
  if (config.databaseUrl) return { connectionString: config.databaseUrl }
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    onRestart: (cause) => (cause ? log.error({ err: cause }, 'database lost') : log.warn('database restarted')),
  })
  parts.defer(postgres.stop)
  return postgres.connection
}

/** Brings the tables up to date before anything uses them. */
async function openMigrated(
  connection: Connection,
  chain: AuditChain,
  { config, log, parts }: Starting,
): Promise<Database> {
  const applied = await migrate(connection, config.sampleData).catch((cause: unknown) =>
    explainUnreachable(config, cause),
  )
  if (applied.length > 0) log.info({ applied }, 'migrated')
  const onLost = (cause: Error) => log.warn({ err: cause }, 'idle database connection lost')
  const database = openDatabase(connection, onLost, announcing(chain.append))
  parts.defer(database.close)
  watchQueries(database.pool, config.slowQueryMs, (slow) => log.warn(slow, 'slow query'))
  await chain.start(database.db)
  return database
}

function explainUnreachable(config: Config, cause: unknown): never {
  if (!config.databaseUrl) throw cause
  const reason = explainConnection(config.databaseUrl, cause)
  if (reason) throw new StartError(`Cannot start: ${reason}. Check DATABASE_URL.`, { cause })
  if (!isUnreachable(cause)) throw cause
  const { host } = new URL(config.databaseUrl)
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  throw new StartError(`Cannot start: the database at ${host} does not respond${code}. Check DATABASE_URL.`, { cause })
}

/** The queue, and the workers that deliver leads and emails. */
async function startDelivery(database: Database, secret: string, { config, log, parts, every }: Starting) {
  const { db } = database
  const optOuts = createOptOuts(secret)
  const sending = config.mail && {
    ...config.mail,
    db,
    mailer: createMailer(config.mail, config.outsideTimeoutMs),
    publicUrl: config.publicUrl,
  }
  const { queue, channels, lines } = await startLeadDelivery(config, database, sending, optOuts, log)
  parts.defer(queue.stop)
  every(60_000, queue.releasePostponed, 'queue not checked')
  if (sending) {
    await startEmailDelivery(sending, optOuts, queue, log)
    every(newsEveryMs, () => collectNews(db, queue), 'security alerts not collected')
    every(60_000, () => collectOverdue(db, queue), 'overdue reports not collected')
    every(reviewsEveryMs, () => collectReviews(db, queue), 'versions to approve not collected')
  }
  return { queue, channels, lines, sending, optOuts }
}

/** What every instance answers from memory and loads again as it changes. */
async function keepInMemory(db: Db, { config, every }: Starting) {
  const published = createPublished(db)
  await published.refresh()
  every(publishedEveryMs, published.refresh, 'published text not refreshed')

  const rates = createRates(db, config.rateFeed && createRateFeed(config.rateFeed, config.outsideTimeoutMs))
  every(60_000, rates.refresh, 'rates not refreshed')

  const prices = createPrices(db)
  await prices.refresh()
  every(pricesEveryMs, prices.refresh, 'prices not refreshed')

  const keys = createSigningKeys(db)
  await keys.refresh()
  every(keysEveryMs, keys.refresh, 'signing keys not refreshed')

  return { published, rates, prices, keys }
}

/** Receives what other instances change, for the open pages of the desk and for published text. */
async function followChanges(
  db: Db,
  connection: Connection,
  published: PublishedText,
  { parts, every }: Starting,
): Promise<LiveChanges> {
  const changes = createLiveChanges(db, () => listener.isListening())
  const onMessage = (message: string) => {
    // If it fails, the next regular refresh reports it.
    if (changes.receive(message)?.kind === 'publication') void published.refresh().catch(() => undefined)
  }
  const listener = createListener(connection, changesChannel, { onMessage, onLost: changes.end })
  parts.defer(listener.close)
  await listener.check()
  every(listenEveryMs, listener.check, 'changes not received')
  every(sessionsEveryMs, changes.checkSessions, 'sessions not checked')
  return changes
}

/** Removes what is no longer needed, in the database and in the file store, and adds up what is counted. */
function cleanUpRegularly(storage: Storage, pool: Pool, chain: AuditChain, { config, log, every }: Starting) {
  const { db } = storage
  every(5 * 60_000, () => removeExpiredCounts(pool), 'counts not removed')
  every(5 * 60_000, () => removeOldAttempts(db), 'sign-in attempts not removed')
  every(10 * 60_000, () => foldDailyCounts(db), 'daily counts not folded')
  every(60_000, () => sweepFiles(storage), 'files not swept')
  every(60 * 60_000, () => sweepPictures(storage), 'pictures not swept')
  const retain = async () => log.info(await applyRetention(storage, chain, config.retention), 'retention')
  every(24 * 60 * 60_000, retain, 'retention not applied')
}

/** How forms with files are received; `stop` refuses those that are still being sent when the site stops. */
function createReceiving(
  config: Config,
  storage: Storage,
  pool: Pool,
  metrics: Metrics | undefined,
  stop: AbortSignal,
): Receiving {
  const countRefusal = (reason: UploadRefusal) => metrics?.uploadRefused(reason)
  const room = {
    folder: config.s3 ? undefined : join(config.dataDir, 'files'),
    minFreeMegabytes: config.minFreeDiskMegabytes,
    dailyMegabytes: config.uploadMegabytesPerDay,
  }
  return {
    storage,
    guard: {
      scan: config.scanner && createScanner(config.scanner),
      room: createUploadRoom(storage.db, room, countRefusal),
      countRefusal,
    },
    limit: createLimit(pool, { of: 'application', most: config.applicationLimitPerHour, seconds: 3_600 }),
    maxUploadMegabytes: config.maxUploadMegabytes,
    stallSeconds: config.uploadStallSeconds,
    publicUrl: config.publicUrl,
    stop,
  }
}

export async function builtPages(
  config: Pick<Config, 'publicUrl' | 'locatorUrl' | 'mapTiles' | 'hsts' | 'noIndex'>,
  folder = buildFolder,
): Promise<PageSource> {
  const loadBuild = (): Promise<SiteBuild> => import(pathToFileURL(join(folder, 'server', 'index.js')).href)
  const scripts = [...(await loadBuild()).entry.module.inlineScripts].map(hashSource)
  const policyOfBuilt = pagePolicy({ scripts, framedBy: 'none' })
  const origin = tileOrigin(config.mapTiles)
  const policyOfRendered: PagePolicy = ({ nonce, framedBy, hasMap }) =>
    pagePolicy({
      scripts: [...scripts, nonceSource(nonce)],
      locatorUrl: config.locatorUrl,
      tileOrigin: origin && hasMap() ? origin : undefined,
      framedBy,
    })
  const test = config.noIndex ? markTestSite(testSiteBar) : undefined
  return {
    files: await loadStaticFiles(join(folder, 'client'), {
      headers: securityHeaders(config),
      pagePolicy: policyOfBuilt,
      change: test?.changeFile,
    }),
    pages: (siteFor) => {
      const pages = createPages(loadBuild, siteFor, policyOfRendered)
      return keepRecent(test ? test.markPages(pages) : pages)
    },
    wrap: (handler) => handler,
  }
}

/** On a separate port that visitors cannot reach. */
async function serveMetrics(metrics: Metrics, { metricsPort = 0, metricsHost }: Config) {
  const place = { port: metricsPort, host: metricsHost, names: { port: 'METRICS_PORT', host: 'METRICS_HOST' } }
  const server = await listen((_request, response) => metrics.send(response), place)
  return () => server.stop(1_000)
}

/** Load balancers check every few seconds; a database that takes longer counts as unavailable. */
const isResponding = (db: Db) => {
  const answered = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, pause(3_000, false, { ref: false })])
}
