import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { aliases } from '../contract/paths.ts'
import { SiteError } from '../contract/errors.ts'
import { guard } from './api/access.ts'
import { adminApi } from './api/admin.ts'
import { auditApi } from './api/audit.ts'
import { vacanciesApi } from './api/vacancies.ts'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import { answerError } from './http/api-errors.ts'
import type { RenderPage } from './http/pages.ts'
import { readTarget } from './http/request-path.ts'
import { closedPolicy, securityHeaders } from './http/security-headers.ts'
import { sendStatic, type StaticFiles } from './http/static-files.ts'
import type { Log } from './log.ts'
import { createAccessTokens } from './services/access-tokens.ts'
import { createHashAccount } from './services/sign-in-attempts.ts'

export type AppParts = {
  config: Pick<Config, 'publicUrl' | 'trustProxy' | 'adminSetupCode'>
  /** Signs what only this site may have made. */
  secret: string
  db: Db
  log: Log
  files: StaticFiles
  renderPage: RenderPage
  /** Whether the site takes requests: false while it shuts down or cannot reach the database. */
  isReady: () => Promise<boolean>
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** One handler for everything: files from memory first, then the API, then rendered pages. */
export function createApp(parts: AppParts): Handler {
  const { config, files, log } = parts
  const headers = Object.entries({ ...securityHeaders(config.publicUrl), 'content-security-policy': closedPolicy })
  const routes = getRequestListener(createRoutes(parts).fetch)

  return (request, response) => {
    const target = readTarget(request.url)
    if (target && sendStatic(files, target.path, request, response)) return
    const requestId = (config.trustProxy && givenRequestId(request)) || randomUUID()
    for (const [name, value] of headers) response.setHeader(name, value)
    response.setHeader('x-request-id', requestId)
    logWhenDone(log, requestId, request.method, target?.path, response)
    if (!target) return refuse(response)
    const moved = movedTo(target.path)
    if (moved) return redirect(response, moved + target.query)
    void routes(request, response)
  }
}

export function createRoutes({
  config,
  secret,
  db,
  log,
  renderPage,
  isReady,
}: AppParts): Hono<{ Bindings: HttpBindings }> {
  const tokens = createAccessTokens(secret)
  const auth = { db, tokens, hashAccount: createHashAccount(secret), setupCode: config.adminSetupCode }
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(compress())
  app.get('/healthz', (c) => c.json({ status: 'alive' }))
  app.get('/readyz', async (c) =>
    (await isReady()) ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503),
  )

  app.use('/api/*', noStore, bodyLimit({ maxSize: 64 * 1024, onError: tooLarge }))
  app.use('/api/*', guard(db, tokens, config.trustProxy))
  app.route('/api/jobs', vacanciesApi(db))
  app.route('/api/admin', adminApi(auth))
  app.route('/api/admin', auditApi(db))
  app.all('/api/*', () => {
    throw new SiteError('not_found', 'There is no such call.')
  })

  app.on(['GET', 'HEAD'], '*', (c) => renderPage(c.req.raw))
  app.all('*', () => {
    throw new SiteError('method_not_allowed', 'This page can only be read.')
  })
  app.onError((cause, c) => answerError(cause, c, log))
  return app
}

const tooLarge = () => {
  throw new SiteError('too_large', 'The request is too large.')
}

const noStore: MiddlewareHandler = async (c, next) => {
  c.header('cache-control', 'no-store')
  await next()
}

function givenRequestId(request: IncomingMessage): string | undefined {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : undefined
}

/** A line for everything that was not served from memory; addresses without their query, which people may have typed into. */
function logWhenDone(
  log: Log,
  requestId: string,
  method: string | undefined,
  path: string | undefined,
  response: ServerResponse,
) {
  const started = performance.now()
  response.once('close', () => {
    const ms = Math.round(performance.now() - started)
    log.info({ requestId, method, path: path?.slice(0, 200), status: response.statusCode, ms }, 'request')
  })
}

function refuse(response: ServerResponse) {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  response.end('This address cannot be read. Please check it and try again.\n')
}

/** Where a path lives now: without a trailing slash, and under its own name. */
function movedTo(path: string): string | undefined {
  const bare = path.replace(/\/+$/, '') || '/'
  return aliases[bare.toLowerCase()] ?? (bare === path ? undefined : bare)
}

function redirect(response: ServerResponse, location: string) {
  response.writeHead(308, { location }).end()
}
