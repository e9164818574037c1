import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { refusedRequests } from '../content/frame.ts'
import { aliases, framedPath, trimTrailingSlashes } from '../contract/paths.ts'
import { SiteError } from '../contract/errors.ts'
import { operations } from '../contract/operations.ts'
import { minPasswordLengthOn } from '../contract/password.ts'
import { sentForm } from '../contract/posted-form.ts'
import type { SiteStatus } from '../contract/status.ts'
import { guard, type Guarded } from './api/access.ts'
import { adminApi } from './api/admin.ts'
import { agentsApi } from './api/agents.ts'
import { applicationsApi, type HiringParts } from './api/applications.ts'
import { auditApi } from './api/audit.ts'
import { careerFormPage, careerFormsApi, careersPath } from './api/career-forms.ts'
import { deskAgentsApi } from './api/desk-agents.ts'
import { deskApplicationsApi } from './api/desk-applications.ts'
import { deskEmailsApi } from './api/desk-emails.ts'
import { deskCareerFormsApi } from './api/desk-career-forms.ts'
import { deskEventsApi } from './api/desk-events.ts'
import { deskLeadsApi } from './api/desk-leads.ts'
import { deskPricesApi } from './api/desk-prices.ts'
import { publicationReviewsApi } from './api/publication-reviews.ts'
import { publicationsApi } from './api/publications.ts'
import { createDeviceCookies } from './api/device-cookie.ts'
import { factorsApi } from './api/factors.ts'
import { filesApi } from './api/files.ts'
import { hiringWorkApi } from './api/hiring-work.ts'
import { addCalls } from './api/handle.ts'
import { invitationsApi } from './api/invitations.ts'
import { optOutsApi } from './api/opt-outs.ts'
import { newsApi } from './api/news.ts'
import { recoveryApi } from './api/recovery.ts'
import { leadsApi } from './api/leads.ts'
import { pricesApi } from './api/prices.ts'
import { ratesApi } from './api/rates.ts'
import type { RawCall } from './api/receive-form.ts'
import { createRefreshCookies } from './api/refresh-cookie.ts'
import { samplesApi } from './api/samples.ts'
import { statusApi } from './api/status.ts'
import { vacanciesApi } from './api/vacancies.ts'
import type { Config } from './config/config.ts'
import type { Db } from './db/client.ts'
import { answerRaw } from './http/answer-raw.ts'
import { answerError, describeFailure } from './http/api-errors.ts'
import { limitBodyTime } from './http/body-deadline.ts'
import { createHostCheck } from './http/hosts.ts'
import type { Handler } from './http/listen.ts'
import { readFirstFields } from './http/multipart.ts'
import type { Pages } from './pages/pages.ts'
import type { PublishedPages } from './pages/published-pages.ts'
import { readPost } from './http/read-post.ts'
import { plainPath, readTarget } from './http/request-path.ts'
import { createSearchGate, isSearchPage, type SearchGate } from './http/search-gate.ts'
import { closedPolicy, securityHeaders } from './http/security-headers.ts'
import { sendStatic, type StaticFile } from './http/static-files.ts'
import type { TileFile } from './http/tile-file.ts'
import { visitorOf } from './http/visitor.ts'
import type { Log } from './monitoring/log.ts'
import { loggedPath } from './monitoring/logged-path.ts'
import type { Metrics } from './monitoring/metrics.ts'
import { openApiDocument } from './api/open-api-document.ts'
import { picturesApi, sendPicture } from './api/pictures.ts'
import type { Limit } from './db/limit.ts'
import { addressIn, type Mailer } from './ports/mail.ts'
import { searchedTooOften } from './pages/searched-too-often.ts'
import { createAccessTokens } from './services/access-tokens.ts'
import type { From } from './services/audit.ts'
import type { LeadDesk } from './services/desk-leads.ts'
import type { FactorLimits } from './services/factor-proofs.ts'
import { createFileLinks } from './services/files/file-links.ts'
import { createKnownDevices } from './services/known-devices.ts'
import type { LeadParts } from './services/leads.ts'
import type { LiveChanges } from './services/live-changes.ts'
import type { Prices } from './services/prices.ts'
import { checkItem, checkWithdrawal } from './services/publication-checks.ts'
import { createCheckingParts } from './services/publication-pages.ts'
import type { PublicationParts } from './services/publications.ts'
import type { PublishedText } from './services/published.ts'
import type { OpeningLog, ReadingLog } from './services/reading-log.ts'
import type { Rates } from './services/rates.ts'
import type { SigningKeys } from './services/signing-keys.ts'
import { setupCodeFor } from './services/setup-code.ts'
import { passkeySiteOf } from './services/passkeys.ts'
import { createPasswords } from './services/passwords.ts'
import { createSecretBox } from './services/secret-box.ts'
import { createHashAccount } from './services/sign-in-attempts.ts'
import type { Storage } from './services/files/uploads.ts'
import { createPictureFiles } from './services/pictures/picture-files.ts'
import { createPictureKeys, type PictureKeys } from './services/pictures/picture-keys.ts'
import { createScaling } from './services/pictures/scaling.ts'

type AppParts = {
  config: Config
  /** Signs tokens and links. */
  secret: string
  keys: SigningKeys
  db: Db
  log: Log
  files: PublishedPages
  /** Tiles of the agent map that this site serves itself. */
  tileFile: TileFile | undefined
  pages: Pages
  leads: LeadParts
  rates: Rates
  prices: Prices
  published: PublishedText
  hiring: HiringParts
  /** For the desk: reading files, and retrying deliveries. */
  storage: Storage
  delivery: Omit<LeadDesk, 'db'>
  /** Undefined when email is not set up. */
  mailer: Mailer | undefined
  /** How many emails about accounts a network may ask for. */
  recoveryLimit: Limit
  factorLimits: FactorLimits
  logReading: ReadingLog
  logOpening: OpeningLog
  changes: LiveChanges
  status: () => Promise<SiteStatus>
  /** Undefined when metrics are off. */
  metrics: Metrics | undefined
  /** Whether the site accepts requests: false while it shuts down or cannot reach the database. */
  isReady: () => Promise<boolean>
}

/** Handles every request: static files from memory first, then the API, then rendered pages. */
export function createApp(parts: AppParts): Handler {
  const { config, files, tileFile, log, metrics } = parts
  const headers = Object.entries({ ...securityHeaders(config), 'content-security-policy': closedPolicy })
  const routes = getRequestListener(createRoutes(parts).fetch)
  const uploads = createUploads(parts)
  const checkHost = createHostCheck(config)

  return (request, response) => {
    const { method = '' } = request
    const wrongHost = checkHost(request)
    const target = readTarget(request.url)
    const path = target?.path ?? ''
    if (method !== 'POST') limitBodyTime(request, path, config.requestSeconds)
    // Built pages ignore the query, except that a page confirming a sent form must be rendered.
    const isBuilt = target && !sentForm(target.query)
    const file = !wrongHost && isBuilt && isReadMethod(method) ? files.find(path) : undefined
    if (file && !(file instanceof Promise)) return sendFile(file, request, response)
    if (!wrongHost && target && tileFile?.send(path, request, response)) return undefined
    const requestId = (config.trustProxy && proxyRequestId(request)) || randomUUID()
    for (const [name, value] of headers) response.setHeader(name, value)
    response.setHeader('x-request-id', requestId)
    // Logs every request not served from memory.
    onClose(response, (ms) => {
      const status = response.statusCode
      metrics?.answered(method, path, status, ms)
      log.info({ requestId, method, path: loggedPath(path), status, ms: Math.round(ms) }, 'request')
      if (response.errored) log.error({ requestId, path: loggedPath(path), err: response.errored }, 'response cut off')
    })
    if (wrongHost) return refuse(response, wrongHost)
    if (!target) return refuse(response, 400)
    const moved = canonicalPath(path)
    if (moved) return redirect(response, moved + target.query)
    if (sentForm(target.query)) response.setHeader('cache-control', 'no-store')
    // After a refused form, the browser shows this URL and may request it again.
    if (isReadMethod(method) && path === uploadPaths.careerForm) return redirect(response, careersPath, 303)
    if (method === 'POST') {
      // Uploads may take an hour; they monitor their own transfer rate.
      if (uploads(path, request, response)) return
      limitBodyTime(request, path, config.requestSeconds)
    }
    // A page that cannot be rendered is reported by the routes, which render it again.
    if (file)
      void file.then(
        (page) => sendFile(page, request, response),
        () => routes(request, response),
      )
    else void routes(request, response)
  }

  function sendFile(file: StaticFile, request: IncomingMessage, response: ServerResponse) {
    sendStatic(file, request, response)
    metrics?.fromMemory(response.statusCode)
  }
}

/** Open to everyone, and the only calls outside the guarded routes. */
export const uploadPaths = {
  application: operations['applications.submit'].path,
  careerForm: operations['careerForms.submit'].path,
}

/** Calls with files read the request as a stream. Returns false when the path is not one of them. */
function createUploads({ config, hiring, log, metrics, pages }: AppParts) {
  const calls: UploadCall[] = [
    { name: 'applications.submit', take: applicationsApi(hiring) },
    { name: 'careerForms.submit', take: careerFormsApi(hiring), page: careerFormPage },
  ]
  return (path: string, request: IncomingMessage, response: ServerResponse): boolean => {
    const call = calls.find(({ name }) => operations[name].path === path)
    if (!call) return false
    metrics?.uploading(response)
    void answerUpload(call, request, response).then((answer) => answerRaw(request, response, answer))
    return true
  }

  async function answerUpload(call: UploadCall, request: IncomingMessage, response: ServerResponse) {
    const visitor = { ...visitorOf(request, config.trustProxy), call: call.name }
    const fields = new Map<string, string>()
    const page = request.headers.accept?.includes('text/html') ? call.page : undefined
    try {
      const answer = await call.take(request, visitor, fields)
      return page ? { status: 303, body: '', headers: { location: page.sent(fields) } } : answer
    } catch (cause) {
      const failure = describeFailure(cause, operations[call.name].path, response, log)
      if (!page) return failure
      if (!request.readableDidRead) await readFirstFields(request, fields)
      const { path, answer } = page.refused(fields, failure.body)
      const shown = await pages.render(new Request(new URL(path, config.publicUrl)), visitor, answer)
      return {
        status: failure.status,
        body: await shown.text(),
        headers: { ...Object.fromEntries(shown.headers), ...failure.headers },
      }
    }
  }
}

/** `page` is for browsers that post the form without JavaScript. */
type UploadCall = { name: 'applications.submit' | 'careerForms.submit'; take: RawCall; page?: typeof careerFormPage }

type RouteParts = Omit<AppParts, 'files' | 'tileFile' | 'hiring'>

/** What the calls and the pages share. */
type Shared = { searches: SearchGate; pictureKeys: PictureKeys; visitor: (c: Context<Guarded>) => From }

export function createRoutes(parts: RouteParts): Hono<Guarded> {
  const { config, secret, log, pages, isReady } = parts
  const shared = {
    searches: createSearchGate({ perMinute: config.searchLimitPerMinute }),
    pictureKeys: createPictureKeys(secret),
    visitor: (c: Context<Guarded>) => visitorOf(c.env.incoming, config.trustProxy),
  }
  const app = new Hono<Guarded>()
  // Responses to other methods are too short to be worth compressing.
  app.get('*', compress())
  // Only people who are signed in change pages; nobody else may cause all of them to be rendered again.
  app.use(async (c, next) => {
    await next()
    if (c.get('actor') && !isReadMethod(c.req.method)) pages.forget?.()
  })
  // A cache would send the id of one request to everybody.
  app.use(async (c, next) => {
    await next()
    if (c.res.headers.get('cache-control')?.includes('public')) c.env.outgoing.removeHeader('x-request-id')
  })
  app.get('/healthz', (c) => c.json({ status: 'alive' }))
  app.get('/readyz', async (c) =>
    (await isReady()) ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503),
  )
  addApi(app, parts, shared)
  addPages(app, parts, shared)
  app.all('*', () => {
    throw new SiteError('method_not_allowed', 'call.read_only')
  })
  app.onError((cause, c) => answerError(cause, c, log))
  return app
}

function addApi(app: Hono<Guarded>, parts: RouteParts, { searches, pictureKeys, visitor }: Shared) {
  const { config, secret, keys, db, log, pages, rates, prices, published, storage, delivery, mailer } = parts
  const { logReading, logOpening } = parts
  const { publicUrl, outsideTimeoutMs, trustProxy, requireSecondFactor } = config
  const { queue, optOuts } = delivery
  const tokens = createAccessTokens(secret, keys)
  const guarded = guard({
    db,
    tokens,
    trustProxy,
    factorRequired: requireSecondFactor,
    onRefused: (refused) => log.warn(refused, 'role not allowed'),
  })
  const links = createFileLinks(secret)
  const mailing = { db, queue, optOuts, isSetUp: mailer !== undefined }
  const checking = createCheckingParts(db, published, pages, outsideTimeoutMs)
  const publishing: PublicationParts = {
    db,
    baseline: pages.baseline,
    check: (item, content) => (content ? checkItem(checking, item, content) : checkWithdrawal(checking, item)),
  }
  const passwords = createPasswords(config.passwordCost)
  const minPasswordLength = minPasswordLengthOn(publicUrl)
  const hashAccount = createHashAccount(secret)
  const refreshCookies = createRefreshCookies(publicUrl)
  const deviceCookies = createDeviceCookies(createKnownDevices(secret, hashAccount), publicUrl)
  const factors = {
    db,
    tokens,
    hashAccount,
    passwords,
    box: createSecretBox(secret, 'one-time-codes'),
    site: passkeySiteOf(publicUrl),
    isRequired: requireSecondFactor,
    limits: parts.factorLimits,
  }
  const auth = { ...factors, setupCode: setupCodeFor(config, secret), minPasswordLength }
  const inviting = { db, publicUrl, mailer, mailMs: outsideTimeoutMs, passwords, minPasswordLength }
  const recovering = { ...inviting, hashAccount, queue, limit: parts.recoveryLimit }

  for (const prefix of apiPrefixes) app.use(`${prefix}/*`, noStore, guarded)
  app.use(operations['agents.search'].path, async (c, next) => {
    const leave = await searches.enter(visitor(c).network)
    await next().finally(leave)
  })
  addCalls(app, [
    ...openApiDocument(publicUrl),
    ...vacanciesApi(db),
    ...ratesApi(rates),
    ...pricesApi({ prices, rates }),
    ...agentsApi(db),
    ...leadsApi(parts.leads),
    ...deskApplicationsApi(storage, links, logReading, logOpening),
    ...deskLeadsApi({ db, ...delivery }, logReading, logOpening),
    ...deskCareerFormsApi(storage, links, logReading, logOpening),
    ...deskEventsApi(parts.changes),
    ...deskEmailsApi(mailing),
    ...hiringWorkApi({ ...mailing, organizer: addressIn(config.mail?.hiringTo ?? ''), publicUrl }),
    ...optOutsApi({ db, optOuts }, config.optOutSecret),
    ...deskAgentsApi(db),
    ...deskPricesApi(db, prices),
    ...publicationsApi(publishing, published, { show: pages.show, pictureKeys }),
    ...publicationReviewsApi(publishing, published),
    ...adminApi(auth, deviceCookies, refreshCookies),
    ...factorsApi(factors, deviceCookies, refreshCookies),
    ...invitationsApi(inviting),
    ...recoveryApi(recovering, deviceCookies),
    ...auditApi(db),
    ...newsApi(db),
    ...statusApi(parts.status),
    ...samplesApi(db, prices),
    ...filesApi(storage, links),
    ...picturesApi({ storage, scale: createScaling() }),
  ])
  for (const prefix of apiPrefixes) app.all(`${prefix}/*`, noSuchCall)
}

const apiPrefixes = ['/api', '/web/api', '/files']

function addPages(app: Hono<Guarded>, parts: RouteParts, { searches, pictureKeys, visitor }: Shared) {
  const { config, pages, published, storage } = parts
  app.get('/pictures/*', sendPicture(createPictureFiles(storage), published, pictureKeys))
  app.on(['GET', 'HEAD'], '*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    if (!isSearchPage(pathname, search)) return pages.render(c.req.raw, visitor(c))
    const leave = await searches.enter(visitor(c).network).catch((cause: unknown) => refuseSearch(c, cause))
    if (leave instanceof Response) return leave
    return pages.render(c.req.raw, visitor(c)).finally(leave)
  })
  app.post('*', async (c, next) => {
    if (!(await pages.takesForms(c.req.path))) return next()
    return pages.render(await readPost(c, config.publicUrl), visitor(c))
  })
}

/** Responds with a page instead of the search, also inside the locator's frame. */
function refuseSearch(c: Context, cause: unknown): Response {
  if (!(cause instanceof SiteError) || !cause.retryAfter) throw cause
  const framedBy = c.req.path.toLowerCase() === framedPath ? 'self' : 'none'
  c.header('retry-after', String(cause.retryAfter))
  c.header('cache-control', 'no-store')
  c.header('content-security-policy', `default-src 'none'; frame-ancestors '${framedBy}'`)
  if (framedBy === 'self') c.header('x-frame-options', 'SAMEORIGIN')
  return c.html(searchedTooOften, cause.status)
}

const isReadMethod = (method: string) => method === 'GET' || method === 'HEAD'

const noSuchCall = () => {
  throw new SiteError('not_found', 'call.not_found')
}

const noStore: MiddlewareHandler = async (c, next) => {
  c.header('cache-control', 'no-store')
  await next()
}

function proxyRequestId(request: IncomingMessage): string | undefined {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : undefined
}

function onClose(response: ServerResponse, report: (ms: number) => void) {
  const started = performance.now()
  response.once('close', () => report(performance.now() - started))
}

function refuse(response: ServerResponse, status: keyof typeof refusedRequests) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  response.end(`${refusedRequests[status]}\n`)
}

/** The canonical path, if it differs: without needless codes and a trailing slash, and with aliases resolved. */
function canonicalPath(path: string): string | undefined {
  const bare = trimTrailingSlashes(plainPath(path)) || '/'
  return aliases[bare.toLowerCase()] ?? (bare === path ? undefined : bare)
}

function redirect(response: ServerResponse, location: string, status = 308) {
  response.writeHead(status, { location }).end()
}
