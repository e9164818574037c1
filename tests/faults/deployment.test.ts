import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { get, IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test as base } from 'vitest'
import { z } from 'zod'
import { applicationForm, pdf } from '../../support/application-form.ts'
import { startBalancer, type Balancer } from '../support/balancer.ts'
import { isLongRun, rounds } from '../../support/fault-rounds.ts'
import { startLeadLoad } from '../support/lead-load.ts'
import { startOwnPostgres, type OwnPostgres } from '../support/own-postgres.ts'
import { freePort } from '../../support/port.ts'
import { settingsOf, startFauxqs } from '../support/s3-servers.ts'
import { startProcess, type SiteProcess } from '../../support/site-process.ts'
import { startWebhook, type Webhook } from '../support/webhook.ts'
import { postJson, signInTo } from '../../support/calls.ts'

type Deployment = {
  postgres: OwnPostgres
  crm: Webhook
  balancer: Balancer
  sites: [SiteProcess, SiteProcess]
  restart: (index: 0 | 1, signal: NodeJS.Signals) => Promise<void>
}

/**
 * The shape of deploy/compose.yaml with real processes: two sites, one PostgreSQL, one object store, one balancer. The
 * last test stops it.
 */
const test = base.extend<{ $file: { deployment: Deployment } }>({
  deployment: [
    async ({}, use) => {
      await using parts = new AsyncDisposableStack()
      const postgres = await startOwnPostgres()
      parts.defer(postgres.remove)
      const store = await startFauxqs()
      parts.defer(store.stop)
      const crm = await startWebhook()
      parts.defer(crm.stop)
      const ports = [await freePort(), await freePort()] as const
      const start = (index: 0 | 1) =>
        startProcess({
          settings: {
            ...postgres.settings,
            ...crm.settings,
            PORT: String(ports[index]),
            TRUST_PROXY: 'true',
            ...settingsOf(store.settings),
            LEAD_LIMIT_PER_MINUTE: '1000000',
            APPLICATION_LIMIT_PER_HOUR: '6',
          },
        })
      const sites: [SiteProcess, SiteProcess] = await Promise.all([start(0), start(1)])
      parts.defer(() => sites[0].remove())
      parts.defer(() => sites[1].remove())
      const balancer = await startBalancer([sites[0].url, sites[1].url])
      parts.defer(balancer.stop)
      console.log(`In front of the two sites: ${balancer.kind}.`)
      const restart = async (index: 0 | 1, signal: NodeJS.Signals) => {
        await sites[index].stop(signal)
        await sites[index].remove()
        sites[index] = await start(index)
      }
      await use({ postgres, crm, balancer, sites, restart })
    },
    { scope: 'file' },
  ],
})

/** How long a visitor rests between two requests. */
const restMs = isLongRun ? 25 : 100

const Listed = z.object({ data: z.array(z.object({ id: z.string() })) })
const Details = z.object({ data: z.object({ resumePath: z.string() }) })

test('two instances behind a load balancer act as one: migrations, sessions, limits, uploads', async ({
  deployment,
}) => {
  const { balancer, sites, postgres } = deployment
  const [samples] = await postgres.query('select count(*)::int as vacancies from vacancies')
  expect(samples).toEqual({ vacancies: 3 })

  const { headers } = await signInTo(balancer.url)
  for (const { url } of sites) expect((await fetch(`${url}/api/admin/desk`, { headers })).status).toBe(200)

  const apply = () => fetch(`${balancer.url}/api/applications`, { method: 'POST', body: applicationForm() })
  const statuses: number[] = []
  for (let number = 0; number < 8; number += 1) statuses.push((await apply()).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429])

  const { data } = Listed.parse(await (await fetch(`${balancer.url}/api/applications`, { headers })).json())
  const details = await fetch(`${sites[0].url}/api/applications/${data[0]?.id}`, { headers })
  const { resumePath } = Details.parse(await details.json()).data
  // A link signed by one instance opens on the other, with the file from the object store.
  expect(await (await fetch(new URL(resumePath, sites[1].url))).text()).toBe(pdf('resume'))
  expect(await (await fetch(new URL(resumePath, balancer.url))).text()).toBe(pdf('resume'))

  expect((await postJson(`${balancer.url}/api/admin/logout`, {}, headers)).status).toBe(204)
  for (const { url } of sites) expect((await fetch(`${url}/api/admin/desk`, { headers })).status).toBe(403)
})

test(`instances killed and restarted under load, ${rounds} times each: no acknowledged lead is lost or delivered twice`, async ({
  deployment,
}) => {
  const { balancer, restart, postgres, crm } = deployment
  const load = startLeadLoad(balancer.url, 8, restMs)
  const pages = startPageLoad(balancer.url)
  const someMore = () => {
    const before = load.acknowledged.length
    return expect
      .poll(() => load.acknowledged.length, { timeout: 60_000 })
      .toBeGreaterThan(before + (isLongRun ? 100 : 50))
  }
  for (let round = 0; round < rounds; round += 1) {
    await someMore()
    await restart(0, 'SIGKILL')
    await someMore()
    const refused = load.refused.get(502) ?? 0
    const cutOffBefore = countCutOff(balancer.log())
    await restart(1, 'SIGTERM')
    await someMore()
    // An instance that is asked to stop finishes what it has begun. A connection made at the very moment it closes is
    // reset by the system, and the balancer cannot know that it was not accepted: at most half of the senders.
    expect(countCutOff(balancer.log()), balancer.log()).toBe(cutOffBefore)
    expect(load.refused.get(502) ?? 0, balancer.log()).toBeLessThanOrEqual(refused + 4)
  }
  await load.stop()
  // Only responses that the killed instance had begun are cut off, which makes their senders retry.
  expect((await pages.stop()).filter((status) => status !== 0)).toEqual([200])
  expect([...load.refused.keys()].filter((status) => status !== 502)).toEqual([])

  const leads = await postgres.query<{ id: string; email: string }>('select id, email from leads')
  const kept = new Set(leads.map(({ email }) => email))
  expect(kept.size).toBe(leads.length)
  expect(load.acknowledged.filter((email) => !kept.has(email))).toEqual([])
  await expect
    .poll(() => [...crm.records.keys()].toSorted(), { timeout: 120_000, interval: 500 })
    .toEqual(leads.map(({ id }) => id).toSorted())
})

/** Counts calls that were cut off after an instance had begun to read them. */
const countCutOff = (log: string) => log.split('upstream prematurely closed').length - 1

test('home or a built page is still served while both instances are down, and nothing else is', async ({
  deployment,
  skip,
}) => {
  const { balancer, sites } = deployment
  skip(!balancer.isNginx, 'Only nginx keeps pages, and there is none on this machine.')
  const built = ['/Compliance', '/Compliance?from=a-campaign']
  const encodings = ['identity', 'gzip', 'br']
  const fresh = [
    '/career',
    '/find-agent',
    '/admin-login',
    '/no-such-page',
    '/api/jobs',
    '/api/exchange-rates',
    '/healthz',
  ]
  const readAll = async () => {
    const answers: string[] = []
    for (const path of built)
      for (const encoding of encodings) answers.push(await readAs(balancer.url + path, encoding))
    return answers
  }
  // Rendered, so that its copies may differ.
  const readHome = async () => {
    for (const path of ['/', '/?from=a-campaign'])
      for (const encoding of encodings) await readAs(balancer.url + path, encoding)
  }
  const before = await readAll()
  await readHome()
  for (const path of fresh) for (let time = 0; time < 2; time += 1) await read(balancer.url + path)
  // The page that confirms a sent form does not come from the cache and is not cached.
  for (let time = 0; time < 2; time += 1) {
    expect(await (await fetch(`${balancer.url}/?sent=home`)).text()).toContain('id="home-answer"')
    expect(await (await fetch(`${balancer.url}/`)).text()).not.toContain('id="home-answer"')
  }
  const { etag } = (await ask(`${balancer.url}/Compliance`, 'br')).headers

  await Promise.all(sites.map(({ stop }) => stop()))
  expect(await readAll()).toEqual(before)
  await readHome()
  const asked = { headers: { 'accept-encoding': 'br', 'if-none-match': String(etag) } }
  expect((await fetch(`${balancer.url}/Compliance`, asked)).status).toBe(304)
  for (const path of fresh) expect(await read(balancer.url + path), path).toBe(502)
  // Staler than the site allows, but better than nothing: nginx asks for a newer one each time, in vain.
  const countAttempts = () => balancer.log().split('request: "GET /Compliance').length
  const begun = countAttempts()
  await expect
    .poll(() => readAll().then(countAttempts), { timeout: 20_000, interval: 500 })
    .toBeGreaterThan(begun + built.length * encodings.length)
  expect(await readAll()).toEqual(before)
  await readHome()
})

/** A one-line summary of the page as sent; it must not have headers of somebody else's request. */
async function readAs(url: string, encoding: string): Promise<string> {
  const { status, headers, body } = await ask(url, encoding)
  expect(headers['content-encoding'] ?? 'identity', url).toBe(encoding)
  expect(headers['x-request-id'], url).toBeUndefined()
  expect(status, url).toBe(200)
  const text = unpack[encoding]?.(body) ?? body
  expect(text.toString(), url).toContain('</html>')
  return `${url} ${encoding} ${headers.etag} ${createHash('sha256').update(body).digest('hex')}`
}

const unpack: Record<string, (body: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync }

/** `fetch` would set its own Accept-Encoding and decompress the response. */
async function ask(url: string, encoding: string) {
  const [answer] = await once(get(url, { headers: { 'accept-encoding': encoding } }), 'response')
  if (!(answer instanceof IncomingMessage)) throw new Error('There was no answer.')
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

/** Returns 0 for a response that was cut off. */
const read = async (url: string): Promise<number> => {
  try {
    const answer = await fetch(url)
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}

/** A visitor who reads pages continuously; `stop` returns every status that occurred. */
function startPageLoad(url: string) {
  const statuses = new Set<number>()
  const over = new AbortController()
  const reading = (async () => {
    while (!over.signal.aborted) {
      for (const path of ['/', '/Compliance', '/career', '/api/jobs']) statuses.add(await read(url + path))
      await pause(restMs)
    }
  })()
  return {
    stop: async () => {
      over.abort()
      await reading
      return [...statuses]
    },
  }
}
