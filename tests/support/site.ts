import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { Pool } from 'pg'
import { inject, onTestFinished, test as base } from 'vitest'
import type { z } from 'zod'
import { readConfig, type Config } from '../../server/config/config.ts'
import { openDatabase, type Db } from '../../server/db/client.ts'
import { createLog } from '../../server/monitoring/log.ts'
import { builtPages, startSite, type PageSource, type RunningSite } from '../../server/running-site.ts'
import { checkRecorded } from './check-recorded.ts'
import { checkAgainstOpenApi } from './check-response.ts'
import { template } from './test-postgres.ts'

export const testSecret = 'only-for-tests-'.repeat(3)

export type TestSite = {
  url: string
  databaseUrl: string
  dataDir: string
  pool: Pool
  /** What the first admin needs, if there was none at the start. */
  firstAdmin: RunningSite['firstAdmin']
  /** The log lines of the site so far. */
  logged: string[]
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>
  /** Any method; a body is sent as JSON. */
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
  /** A form with files, as a browser sends it. */
  postForm: (path: string, form: FormData, headers?: Record<string, string>) => Promise<Response>
  count: (table: string) => Promise<number>
  /** The first value that a statement returns, as text; empty without one. */
  value: (statement: string, values?: unknown[]) => Promise<string>
  stop: () => Promise<void>
}

type Options = { pages?: PageSource; passwordCost?: Config['passwordCost'] }

/** The least that argon2 accepts. Most tests only need somebody who is signed in, and there are a thousand sign-ins. */
const cheapest = { memory: 8, passes: 1, parallelism: 1 }

/** For tests of the cost itself. */
export const realCost = readConfig({}).passwordCost

/**
 * The complete site, with its own database and port; settings replace the environment. Its API responses are checked
 * against the published OpenAPI document, and what its calls recorded against their table. It is stopped after the test, the latest one first.
 */
export async function startTestSite(settings?: Record<string, string>, options?: Options): Promise<TestSite> {
  const site = await openTestSite(settings, options)
  onTestFinished(site.stop)
  return site
}

/** A site for several tests; whoever opens it stops it. */
export async function openTestSite(
  settings: Record<string, string> = {},
  { pages, passwordCost = cheapest }: Options = {},
): Promise<TestSite> {
  const database = await copyDatabase()
  const dataDir = await mkdtemp(join(inject('runFolder'), 'site-'))
  const logged: string[] = []
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    AUTH_SECRET: testSecret,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    // A site over https would let nobody in before they enroll; tests of that leave it empty.
    REQUIRE_SECOND_FACTOR: 'false',
    // Tests search faster than people do.
    SEARCH_LIMIT_PER_MINUTE: '1000000',
    ...settings,
  })
  const site = await startSite(
    { ...config, passwordCost },
    createLog({ logLevel: 'debug' }, collect(logged)),
    pages ?? (await pagesFor(config)),
  )
  const url = `http://127.0.0.1:${site.port}`
  const pool = new Pool({ connectionString: database.url, max: 2 })
  // The database may be dropped before a connection is closed.
  pool.on('error', () => undefined)
  const ask = async (path: string, init: RequestInit & { method: string }) => {
    const answer = await fetch(url + path, { redirect: 'manual', ...init })
    await checkAgainstOpenApi(init.method, url + path, answer)
    return answer
  }
  const send: TestSite['send'] = (method, path, body, headers = {}) =>
    ask(path, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const value: TestSite['value'] = async (text, values = []) => {
    const { rows } = await pool.query<(string | number | null)[]>({ text, values, rowMode: 'array' })
    return String(rows[0]?.[0] ?? '')
  }
  let stopped: Promise<void> | undefined
  const stop = async () => {
    await pool.end()
    await site.stop()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
    checkRecorded(logged)
  }
  return {
    url,
    databaseUrl: database.url,
    dataDir,
    pool,
    firstAdmin: site.firstAdmin,
    logged,
    get: (path, headers = {}) => ask(path, { method: 'GET', headers }),
    post: (path, body, headers) => send('POST', path, body, headers),
    send,
    postForm: (path, form, headers = {}) => ask(path, { method: 'POST', body: form, headers }),
    count: async (table) => Number(await value(`select count(*) from ${table}`)),
    value,
    stop: () => (stopped ??= stop()),
  }
}

/** The JSON of an answer, which must be as the schema says. */
export const answerOf = async <S extends z.ZodType>(
  schema: S,
  answer: Response | Promise<Response>,
): Promise<z.output<S>> => schema.parse(await (await answer).json())

/** The database of a site, for a service that is called without the site; closed after the test. */
export function databaseOf(site: TestSite): Db {
  const { db, close } = openDatabase({ connectionString: site.databaseUrl }, () => undefined)
  onTestFinished(close)
  return db
}

const loadedPages = new Map<string, Promise<PageSource>>()

/** The build is read once per set of page settings, because reading it takes longer than the rest of a start. */
function pagesFor({ publicUrl, locatorUrl, mapTiles, hsts, noIndex }: Config): Promise<PageSource> {
  const settings = { publicUrl, locatorUrl, mapTiles, hsts, noIndex }
  const key = JSON.stringify(settings)
  const pages = loadedPages.get(key) ?? builtPages(settings)
  loadedPages.set(key, pages)
  return pages
}

/** One connection for all databases of a worker. */
let server: Pool | undefined

/** Copies the files of the migrated template database, which takes a third of copying it page by page. */
async function copyDatabase() {
  const host = inject('postgresHost')
  server ??= newServerPool(host)
  const run = server.query.bind(server)
  const name = `site_${randomUUID().replaceAll('-', '')}`
  await run(`create database ${name} template ${template} strategy file_copy`)
  const url = `postgres://site@localhost/${name}?host=${encodeURIComponent(host)}`
  return { url, drop: () => run(`drop database ${name} with (force)`) }
}

/** It stays open until PostgreSQL stops, after all tests. */
const newServerPool = (host: string) =>
  new Pool({ host, user: 'site', database: 'postgres', max: 1, allowExitOnIdle: true }).on('error', () => undefined)

const collect = (lines: string[]) =>
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })

/** A test with its own site. */
export const test = base.extend<{ site: TestSite }>({
  site: async ({}, use) => use(await startTestSite()),
})

/** A test that changes nothing: such tests share one site per worker. */
export const readingTest = base.extend<{ $worker: { site: TestSite } }>({
  site: [
    async ({}, use) => {
      const site = await openTestSite()
      await use({ ...site, get: renderOnce(site.get) })
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

/** Nothing changes on a site that is only read, so no page is requested twice; many tests read all pages. */
function renderOnce(get: TestSite['get']): TestSite['get'] {
  const answers = new Map<string, Promise<Response>>()
  return async (path, headers) => {
    if (headers) return get(path, headers)
    const answer = answers.get(path) ?? get(path)
    answers.set(path, answer)
    return (await answer).clone()
  }
}

export { expect } from 'vitest'
