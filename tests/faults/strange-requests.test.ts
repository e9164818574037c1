import * as fc from 'fast-check'
import { Client } from 'pg'
import { expect, test as base } from 'vitest'
import { applicationForm, careerForm } from '../../support/application-form.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { openRaw } from '../../support/raw-request.ts'
import { databaseOf, startProcess, type SiteProcess } from '../../support/site-process.ts'
import { started } from '../support/started.ts'
import {
  listed,
  listRequest,
  plainListRequests,
  strangeBytes,
  strangeRequest,
  type StrangeRequest,
} from '../support/strange-requests.ts'
import { bearer, postJson, signInTo } from '../../support/calls.ts'

/** A few hundred in every test run; STRANGE_REQUESTS=10000 for a long one. */
const numRuns = Number(process.env['STRANGE_REQUESTS'] ?? 300)

const settings = { LEAD_LIMIT_PER_MINUTE: '1000000', APPLICATION_LIMIT_PER_HOUR: '1000000', TRUST_PROXY: 'true' }

/** One site for all tests. The last one changes and removes what the others need. */
const test = base.extend<{ $file: { site: SiteProcess; filled: Filled } }>({
  site: [started(() => startProcess({ settings })), { scope: 'file' }],
  filled: [async ({ site }, use) => use(await fill(site)), { scope: 'file' }],
})

type Filled = Awaited<ReturnType<typeof fill>>

/** A site with one of everything, and an admin who may see it. */
async function fill(site: SiteProcess) {
  const { accessToken } = await signInTo(site.url)
  await postJson(site.url + inquiryCall, inquiry)
  await fetch(`${site.url}/api/applications`, { method: 'POST', body: applicationForm() })
  await fetch(`${site.url}/web/api/career/submit-career-form`, { method: 'POST', body: careerForm() })
  const client = new Client(databaseOf(site.dataDir))
  await client.connect()
  const ids: Record<string, string> = {}
  for (const [noun, table] of Object.entries({
    jobs: 'vacancies',
    applications: 'applications',
    leads: 'leads',
    'career-forms': 'career_submissions',
    agents: 'agents',
  })) {
    const { rows } = await client.query<{ id: string }>(`select id from ${table} limit 1`)
    ids[noun] = rows[0]?.id ?? ''
  }
  // The attack must not end its own session by chance; session expiry is tested elsewhere.
  await client.query(
    `update sessions set ends_at = now() + interval '10 years', last_used_at = now() + interval '1 day',
       proven_at = now() + interval '1 day'`,
  )
  await client.end()
  return {
    accessToken,
    addressOf: (path: string) => path.replace(/([\w-]+)\/:id/, (_, noun: string) => `${noun}/${ids[noun] ?? 'x'}`),
  }
}

const sendStrange = (site: SiteProcess, { method, headers, body }: StrangeRequest, path: string, token: string) =>
  fetch(site.url + path, {
    method,
    headers: { ...headers, ...bearer(token) },
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
    ...(body && { body: new Uint8Array(body) }),
  })

test(`${numRuns} random pages and filters of every list, requested by an admin: none causes a server error`, async ({
  site,
  filled: { accessToken, addressOf },
}) => {
  const answered = new Map<string, Set<number>>()
  await fc.assert(
    fc.asyncProperty(listRequest, async (request) => {
      const answer = await sendStrange(site, request, addressOf(request.path), accessToken)
      const said = await answer.text()
      expect(answer.status, `${request.path}: ${said}`).toBeLessThan(500)
      const path = request.path.split('?')[0] ?? ''
      answered.set(path, (answered.get(path) ?? new Set()).add(answer.status))
    }),
    { numRuns, endOnFailure: true, examples: plainListRequests().map((request) => [request]) },
  )
  // Every list must have been both read and refused, or this test checks nothing.
  expect(answered.size).toBe(listed.length)
  for (const [path, statuses] of answered) expect(statuses, path).toContain(200)
  expect([...answered.values()].some((statuses) => statuses.has(400))).toBe(true)
})

test(`${numRuns} malformed HTTP requests: a response or a closed connection, and pages are still served`, async ({
  site,
}) => {
  await fc.assert(
    fc.asyncProperty(strangeBytes, async (bytes) => {
      const { socket, ended } = openRaw(site.url)
      let stayedOpen = false
      socket.setTimeout(20_000, () => {
        stayedOpen = true
        socket.destroy()
      })
      socket.end(Buffer.from(bytes, 'latin1'))
      const { status } = await ended
      expect(status).toBeLessThan(500)
      expect(stayedOpen).toBe(false)
    }),
    { numRuns, endOnFailure: true },
  )
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
})

test(`${numRuns} random requests to every call, form, and page: none causes a server error or stays open`, async ({
  site,
  filled: { accessToken, addressOf },
}) => {
  const seen = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(strangeRequest, fc.nat(4), async (request, chance) => {
      const answer = await sendStrange(site, request, addressOf(request.path), chance > 0 ? accessToken : 'x')
      const said = await answer.text()
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
      expect(answer.status, said).toBeLessThan(500)
      expect(said).not.toMatch(/node_modules|\.ts:\d+:\d+|\.js:\d+:\d+|Failed query|duplicate key/)
    }),
    { numRuns, endOnFailure: true },
  )
  console.log(`answers: ${JSON.stringify(Object.fromEntries([...seen].toSorted(([a], [b]) => a - b)))}`)
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  const lines = site.output().split('\n')
  expect(lines.filter((line) => line.includes('"msg":"unexpected"'))).toEqual([])
})
