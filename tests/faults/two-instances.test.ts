import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { expect, test as base } from 'vitest'
import { cities } from '../../content/cities.ts'
import { sampleAgents } from '../../content/sample-agents.ts'
import { samplePrices } from '../../content/sample-prices.ts'
import { sampleVacancies } from '../../content/sample-vacancies.ts'
import { PriceVersion, PublishedPrices } from '../../contract/desk-prices.ts'
import { priceRows } from '../../contract/price-book.ts'
import { startEmbeddedPostgres } from '../../server/db/embedded-postgres.ts'
import { isLongRun, rounds } from '../../support/fault-rounds.ts'
import { servedPlace } from '../support/served-place.ts'
import { startProcess, type SiteProcess } from '../../support/site-process.ts'
import { newDataFolder } from '../../support/data-folder.ts'
import { postJson, signInTo } from '../../support/calls.ts'

type Database = { url: string }

/** An external PostgreSQL, as an operator would provide it, with empty databases: one for two instances, one for each test. */
const test = base.extend<{
  $file: { server: Client; shared: Database; instances: [SiteProcess, SiteProcess] }
  $test: { database: Database }
}>({
  server: [
    async ({}, use) => {
      const folder = await newDataFolder('site-shared-')
      const postgres = await startEmbeddedPostgres({ dataDir: folder })
      const client = new Client(postgres.connection)
      await client.connect()
      await use(client)
      await client.end()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'file' },
  ],
  shared: [async ({ server }, use) => use(await createDatabase(server)), { scope: 'file' }],
  instances: [
    async ({ shared }, use) => {
      const settings = { ...secret, DATABASE_URL: shared.url }
      const sites = await Promise.all([startProcess({ settings }), startProcess({ settings })])
      await use(sites)
      for (const site of sites) await site.remove()
    },
    { scope: 'file' },
  ],
  database: async ({ server }, use) => use(await createDatabase(server)),
})

const secret = { AUTH_SECRET: 'the-same-secret-for-every-instance-of-the-site' }

async function createDatabase(server: Client): Promise<Database> {
  const name = `shared_${randomUUID().replaceAll('-', '')}`
  await server.query(`create database ${name}`)
  return { url: `postgres://site@localhost/${name}?host=${encodeURIComponent(server.host)}` }
}

test('[OWN-3] samples removed by npm run admin do not return on the next start', async ({ database }) => {
  const settings = { ...secret, DATABASE_URL: database.url }
  const first = await startProcess({ settings })
  const { stdout } = await promisify(execFile)(process.execPath, ['server/admin.ts', 'remove-samples'], {
    env: { ...process.env, ...settings },
  })
  expect(stdout).toBe(
    `Removed samples: ${sampleAgents.length} agents, ${sampleVacancies.length} jobs, the price book.\n`,
  )
  await first.remove()
  const second = await startProcess({ settings })
  expect(await (await fetch(`${second.url}/api/jobs`)).json()).toEqual([])
  await second.remove()
})

test('[OWN-3] a site without sample data has no invented agent or job, and its pages say so', async ({ database }) => {
  const settings = { ...secret, DATABASE_URL: database.url, SAMPLE_DATA: 'false' }
  const site = await startProcess({ settings })
  const read = async (path: string) => (await fetch(site.url + path)).text()
  expect(JSON.parse(await read('/api/jobs'))).toEqual([])
  expect(JSON.parse(await read('/api/agents'))).toMatchObject({ data: [] })
  expect(await read('/sitemap.xml')).not.toContain('careerpagedetails')
  for (const path of [
    '/career',
    '/find-agent',
    `/find-agent?near=${servedPlace.zip}`,
    '/locator',
    '/servicearea',
    ...cities.map((city) => city.path),
  ]) {
    const answer = await fetch(site.url + path)
    expect(answer.status, path).toBe(200)
    const page = await answer.text()
    for (const { phone } of sampleAgents) expect(page, path).not.toContain(phone)
    for (const { jobTitle } of sampleVacancies) expect(page, path).not.toContain(jobTitle)
  }
  await site.remove()
})

/** All prices of the samples, with the same fee everywhere: a mixture of two versions would show. */
const bookWithFee = (fee: string) => priceRows(samplePrices).map((row) => ({ ...row, fee }))

async function shownBook({ url }: SiteProcess) {
  const { version, prices } = PublishedPrices.parse(await (await fetch(`${url}/api/prices`)).json())
  const rows = priceRows(prices)
  return { version, rows: rows.length, fees: [...new Set(rows.map(({ fee }) => fee))] }
}

/** What the process that saves waits for when it is killed: after it has inserted the version, and before. */
const heldTables = ['audit_entries', 'price_versions'] as const

test('[PRICE-1] prices that a killed process was saving do not appear; saved ones do, as a whole, on every instance', async ({
  shared,
  instances: [survivor, other],
}) => {
  const settings = { ...secret, DATABASE_URL: shared.url }
  const client = new Client(shared.url)
  await client.connect()
  const { headers } = await signInTo(survivor.url)
  const save = (site: SiteProcess, fee: string, basedOn: number) =>
    postJson(`${site.url}/api/admin/prices`, { rows: bookWithFee(fee), effectiveFrom: null, basedOn }, headers)
  const { length: rows } = bookWithFee('1')

  for (let round = 1; round <= rounds; round++) {
    const victim = round === 1 ? other : await startProcess({ settings })
    const saved = await save(victim, `${round}.10`, (await shownBook(survivor)).version)
    const savedAt = Date.now()
    const { version } = PriceVersion.parse(await saved.json())
    const book = { version, rows, fees: [`${round}.10`] }
    expect(await shownBook(victim)).toEqual(book)
    await expect.poll(() => shownBook(survivor), { interval: 50, timeout: 20_000 }).toEqual(book)
    // `npm test` shares the machine with other tests, so that its times say little.
    if (isLongRun) expect(Date.now() - savedAt).toBeLessThan(5_000)

    await client.query('begin')
    await client.query(`lock table ${heldTables[(round - 1) % heldTables.length]} in exclusive mode`)
    const unanswered = save(victim, `${round}.20`, version).then(
      (answer) => answer.status,
      () => 'no answer',
    )
    await expect.poll(() => isWaitingForLock(client), { interval: 20, timeout: 20_000 }).toBe(true)
    expect(await shownBook(survivor)).toEqual(book)
    await victim.stop('SIGKILL')
    await victim.remove()
    await client.query('rollback')
    expect(await unanswered).toBe('no answer')

    // Saving waits until the transaction of the killed process has ended.
    const next = PriceVersion.parse(await (await save(survivor, `${round}.30`, version)).json())
    expect(await shownBook(survivor)).toEqual({ version: next.version, rows, fees: [`${round}.30`] })
    const stored = await client.query<{ fee: string }>(
      `select distinct prices->0->'bands'->0->>'fee' as fee from price_versions where version > $1`,
      [version],
    )
    expect(stored.rows).toEqual([{ fee: `${round}.30` }])
  }
  await client.end()
  expect(await survivor.stop()).toBe(0)
})

async function isWaitingForLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ waiting: boolean }>(
    `select exists (select from pg_locks l where not l.granted
       and l.database = (select oid from pg_database where datname = current_database())) as waiting`,
  )
  return rows[0]?.waiting ?? false
}
