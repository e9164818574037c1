import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { expect, test as base } from 'vitest'
import { cities } from '../../content/cities.ts'
import { sampleAgents } from '../../content/sample-agents.ts'
import { sampleVacancies } from '../../content/sample-vacancies.ts'
import { startEmbeddedPostgres } from '../../server/db/embedded-postgres.ts'
import { servedPlace } from '../support/served-place.ts'
import { runToEnd, startProcess } from '../support/site-process.ts'

/** An external PostgreSQL, with an empty database for each test, as an operator would provide it. */
const test = base.extend<{ $file: { server: Client }; $test: { database: { url: string } } }>({
  server: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'site-shared-'))
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
  database: async ({ server }, use) => {
    const name = `shared_${randomUUID().replaceAll('-', '')}`
    await server.query(`create database ${name}`)
    await use({ url: `postgres://site@localhost/${name}?host=${encodeURIComponent(server.host)}` })
  },
})

const secret = { AUTH_SECRET: 'the-same-secret-for-every-instance-of-the-site' }

test('two instances that start together on one DATABASE_URL both serve, and the samples exist once', async ({
  database,
}) => {
  const settings = { ...secret, DATABASE_URL: database.url }
  const sites = await Promise.all([startProcess({ settings }), startProcess({ settings })])
  for (const site of sites) {
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
    expect(await (await fetch(`${site.url}/api/jobs`)).json()).toHaveLength(3)
  }
  for (const site of sites) expect(await site.stop()).toBe(0)
})

test('[OWN-3] samples removed by npm run admin do not return on the next start', async ({ database }) => {
  const settings = { ...secret, DATABASE_URL: database.url }
  const first = await startProcess({ settings })
  const { stdout } = await promisify(execFile)(process.execPath, ['server/admin.ts', 'remove-samples'], {
    env: { ...process.env, ...settings },
  })
  expect(stdout).toBe(
    `Removed samples: ${sampleAgents.length} agents, ${sampleVacancies.length} jobs, the price book.\n`,
  )
  await first.stop()
  const second = await startProcess({ settings })
  expect(await (await fetch(`${second.url}/api/jobs`)).json()).toEqual([])
  await second.stop()
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
  await site.stop()
})

test.for([
  [{ PORT: 'abc' }, 'Cannot start: PORT must be a number. See .env.example.'],
  [{ DATABASE_URL: 'postgres://localhost/x' }, 'Cannot start: AUTH_SECRET is needed together with DATABASE_URL'],
  [
    { ...secret, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' },
    'Cannot start: no database server is running at 127.0.0.1:1. Check DATABASE_URL.',
  ],
] as const)('a site that cannot start says why in one line: %o', async ([settings, message]) => {
  const { code, output } = await runToEnd(tmpdir(), settings)
  expect(code).toBe(1)
  expect(output).toContain(message)
  expect(output.trim().split('\n')).toHaveLength(1)
})
