import { expect, test as base } from 'vitest'
import { servedPlace } from '../support/served-place.ts'
import { applicationForm } from '../../support/application-form.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { isLongRun, rounds } from '../../support/fault-rounds.ts'
import { startLeadLoad, type LeadLoad } from '../support/lead-load.ts'
import { startOwnPostgres, type OwnPostgres } from '../support/own-postgres.ts'
import { startProcess, type SiteProcess } from '../../support/site-process.ts'
import { started } from '../support/started.ts'

/** The longest time to a response while the database is failing. */
const patience = 30_000

const test = base.extend<{ postgres: OwnPostgres; site: SiteProcess }>({
  postgres: started(() => startOwnPostgres({ max_connections: '30' })),
  site: async ({ postgres }, use) => {
    const unlimited = { LEAD_LIMIT_PER_MINUTE: '1000000', APPLICATION_LIMIT_PER_HOUR: '1000000' }
    const site = await startProcess({ settings: { ...postgres.settings, ...unlimited } })
    await use(site)
    await site.remove()
  },
})

/** A new connection each time: the site may close an idle one at the moment it is reused. */
const call = (site: SiteProcess, path: string, { headers = {}, ...options }: RequestInit = {}) =>
  fetch(site.url + path, {
    ...options,
    headers: { ...Object.fromEntries(new Headers(headers)), connection: 'close' },
    signal: AbortSignal.timeout(patience),
  })

const get = (site: SiteProcess, path: string) => call(site, path)

const send = (site: SiteProcess, path: string, body: string | FormData, headers = {}) =>
  call(site, path, { method: 'POST', body, headers })

/** Pages are served; readiness and everything that needs the database report the outage in time. */
async function expectClearRefusals(site: SiteProcess) {
  const calls = [
    get(site, '/api/jobs'),
    get(site, `/api/agents?near=${servedPlace.zip}`),
    send(site, inquiryCall, JSON.stringify(inquiry), { 'content-type': 'application/json' }),
    send(site, '/api/applications', applicationForm()),
    signIn(site),
  ]
  for (const path of ['/', '/Compliance', '/healthz']) expect((await get(site, path)).status, path).toBe(200)
  expect((await get(site, '/readyz')).status).toBe(503)
  for (const answer of await Promise.all(calls)) {
    expect(answer.status, answer.url).toBe(503)
    expect(Number(answer.headers.get('retry-after')), answer.url).toBeGreaterThan(0)
    expect(await answer.json(), answer.url).toMatchObject({ code: 'unavailable' })
  }
  const careers = await get(site, '/career')
  expect([careers.status, careers.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await careers.text()).toContain('We cannot show our openings right now.')
}

async function expectRecovery(site: SiteProcess) {
  await expect.poll(async () => (await get(site, '/readyz')).status, { timeout: 60_000 }).toBe(200)
  expect((await get(site, '/api/jobs')).status).toBe(200)
  expect(await (await get(site, '/career')).text()).toContain('/careerpagedetails/')
  expect((await send(site, '/api/applications', applicationForm())).status).toBe(201)
}

/** Everything acknowledged is stored, complete and once; everything else was refused. */
async function expectNothingLost(postgres: OwnPostgres, { acknowledged, refused }: LeadLoad) {
  const leads = await postgres.query<{ email: string }>('select email from leads')
  const kept = new Set(leads.map(({ email }) => email))
  expect(kept.size).toBe(leads.length)
  expect(acknowledged.filter((email) => !kept.has(email))).toEqual([])
  const [count] = await postgres.query('select count(*)::int as whole from leads join consents on lead_id = leads.id')
  expect(count).toEqual({ whole: leads.length })
  expect([...refused.keys()].filter((status) => status !== 503)).toEqual([])
}

const someMore = (load: LeadLoad) => {
  const before = load.acknowledged.length
  return expect.poll(() => load.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 50)
}

const signIn = (site: SiteProcess) =>
  send(site, '/api/admin/login', '{"username":"nimo.warsame","password":"a short sentence"}', {
    'content-type': 'application/json',
  })

test(`a database that stops, restarts, hangs, drops its connections or has none left, under load, ${rounds} times each`, async ({
  site,
  postgres,
}) => {
  // The faults matter, not the rate: without a rest, the load alone keeps a core busy for the whole test.
  const load = startLeadLoad(site.url, 16, isLongRun ? 0 : 100)
  for (let round = 0; round < rounds; round += 1) {
    await someMore(load)
    await postgres.stop()
    await expectClearRefusals(site)
    await postgres.start()
    await expectRecovery(site)

    await someMore(load)
    await postgres.stop()
    await postgres.start()
    await expectRecovery(site)

    await someMore(load)
    await postgres.hang()
    await expectClearRefusals(site)
    await postgres.resume()
    await expectRecovery(site)

    await someMore(load)
    const releaseConnections = await postgres.takeConnections()
    await expectClearRefusals(site)
    await releaseConnections()
    await expectRecovery(site)

    // More often than there are connections in the pool: each broken transaction must release its connection.
    for (let time = 0; time < 12; time += 1) {
      const tries = Promise.all([signIn(site), signIn(site)])
      await postgres.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site'`)
      for (const { status } of await tries) expect([401, 429, 503]).toContain(status)
    }
    await expectRecovery(site)
  }
  await someMore(load)
  await load.stop()
  await expectNothingLost(postgres, load)
  // No connection was released with an open transaction.
  const open = await postgres.query(`select state from pg_stat_activity where state like 'idle in transaction%'`)
  expect(open).toEqual([])

  // Even a site whose database hangs stops cleanly.
  await postgres.hang()
  const asked = get(site, '/api/jobs').catch(() => undefined)
  expect((await get(site, '/readyz')).status).toBe(503)
  expect(await site.stop()).toBe(0)
  await asked
  await postgres.resume()
})
