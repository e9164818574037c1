import { sampleAgents } from '../../content/sample-agents.ts'
import { AgentPage } from '../../contract/agent.ts'
import { milesBetween } from '../support/miles-between.ts'
import { searchAgents } from '../../server/services/agents.ts'
import { isLongRun } from '../../support/fault-rounds.ts'
import { servedPlace } from '../support/served-place.ts'
import { databaseOf, expect, readingTest, test, type TestSite } from '../support/site.ts'

const { zip, town, state, stateName } = servedPlace

const search = async (site: TestSite, query: Record<string, string>) => {
  const answer = await site.get(`/api/agents?${new URLSearchParams(query)}`)
  expect(answer.status).toBe(200)
  return AgentPage.parse(await answer.json())
}

test('[API-11] agents near a ZIP code, a city, or a position come nearest first, with their distance in miles', async ({
  site,
}) => {
  for (const near of [zip, town, `${servedPlace.lat},${servedPlace.lng}`]) {
    const { data, place } = await search(site, { near })
    const miles = data.map(({ distanceMiles }) => distanceMiles ?? Number.NaN)
    expect(data).toHaveLength(20)
    expect(miles).toEqual(miles.toSorted((one, other) => one - other))
    expect(data[0]?.state).toBe(state)
    for (const agent of data) expect(agent.distanceMiles).toBeCloseTo(milesBetween(place ?? agent, agent), 1)
  }
})

test('[API-11] the cursor returns each agent once, even where some are equally far away', async ({ site }) => {
  await site.pool.query(`update agents set lat = $1, lng = $2 where state = $3`, [
    servedPlace.lat,
    servedPlace.lng,
    state,
  ])
  const read = async (query: Record<string, string>) => {
    const ids: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await search(site, { ...query, cursor })
      ids.push(...page.data.map(({ id }) => id))
      cursor = page.nextCursor
    }
    return ids
  }
  for (const query of [{ near: zip }, { near: stateName }, {}]) {
    const ids = await read(query)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength('near' in query && query.near === stateName ? servedPlace.agents : sampleAgents.length)
  }
})

test('[API-11] filters: language, service, name, state; inactive agents are not shown', async ({ site }) => {
  const closed = sampleAgents.find(({ code }) => code === servedPlace.agentCode)
  await site.pool.query(`update agents set status = 'inactive' where code = $1`, [closed?.code])
  const somali = await search(site, { near: zip, language: 'somali', service: 'text2pay' })
  expect(somali.data.length).toBeGreaterThan(3)
  for (const { languages, services } of somali.data) {
    expect(languages).toContain('somali')
    expect(services).toContain('text2pay')
  }
  const named = await search(site, { q: 'rift valley tra' })
  expect(named.data.map(({ name }) => name)).toEqual(['Rift Valley Travel'])
  for (const q of ['!', '😀', 'x']) expect((await search(site, { q })).data, q).toEqual([])
  // Agents of another state that are just as near.
  await site.pool.query(`update agents set state = 'XX' where code ~ '[13579]$'`)
  const there = await search(site, { near: state })
  expect(new Set(there.data.map((agent) => agent.state))).toEqual(new Set([state]))
  const names = (await search(site, { near: zip, q: closed?.name ?? '' })).data.map(({ phone }) => phone)
  expect(names).not.toContain(closed?.phone)
})

readingTest('[API-11 API-9] invalid search parameters are refused with a clear message', async ({ site }) => {
  const unknown = await site.get('/api/agents?near=Nowhere')
  expect(unknown.status).toBe(422)
  expect(await unknown.json()).toMatchObject({ error: expect.stringContaining('could not find this place') })
  for (const query of [
    'language=klingon',
    'service=x',
    'openNow=maybe',
    `near=${zip}&cursor=garbage`,
    `q=${'x'.repeat(101)}`,
  ])
    expect((await site.get(`/api/agents?${query}`)).status, query).toBe(400)
  expect((await site.get('/api/agents/nobody')).status).toBe(404)
})

const points = isLongRun ? 1_000 : 100

test(
  `[BEYOND-4] the order matches the great-circle distance, from ${points} points`,
  { timeout: 120_000 },
  async ({ site }) => {
    const db = databaseOf(site)
    await spread(site, 2_000)
    const { rows } = await site.pool.query<{ id: string; lat: number; lng: number }>('select id, lat, lng from agents')
    for (let turn = 0; turn < points; turn++) {
      // A flat projection would fail at the poles and the date line.
      const from = { lat: Math.asin(2 * random() - 1) * (180 / Math.PI), lng: random() * 360 - 180 }
      const near = `${from.lat.toFixed(6)},${from.lng.toFixed(6)}`
      const [lat = 0, lng = 0] = near.split(',').map(Number)
      const { data } = await searchAgents(db, { near })
      const expected = rows
        .map((row) => ({ id: row.id, miles: milesBetween({ lat, lng }, row) }))
        .toSorted((one, other) => one.miles - other.miles)
        .slice(0, 20)
      const found = data.map((agent) => ({ id: agent.id, miles: milesBetween({ lat, lng }, agent) }))
      // Two agents that are only a few inches apart may be swapped.
      for (const [index, { id, miles }] of found.entries()) {
        if (id !== expected[index]?.id) expect(miles, near).toBeCloseTo(expected[index]?.miles ?? Number.NaN, 4)
      }
      expect(found).toHaveLength(20)
    }
  },
)

test('[BEYOND-4] when few agents match, the nearest of them are found too, page by page', async ({ site }) => {
  await spread(site, 3_000)
  await site.pool.query(
    `update agents set languages = '{french}', hours = $1
       where id in (select id from agents where code like 'X-%' order by md5(code) limit 45)`,
    [JSON.stringify(daily('00:00', '24:00'))],
  )
  const { rows } = await site.pool.query<{ id: string; lat: number; lng: number }>(
    `select id, lat, lng from agents where 'french' = any(languages) and code like 'X-%'`,
  )
  for (const [lat, lng] of [
    [45, -93],
    [-89, 10],
    [10, 179.9],
  ] as const) {
    const found: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const query = { near: `${lat},${lng}`, language: 'french', q: 'agent', openNow: 'true' }
      const page: AgentPage = await search(site, { ...query, cursor })
      found.push(...page.data.map(({ id }) => id))
      cursor = page.nextCursor
    }
    const far = (row: { lat: number; lng: number }) => milesBetween({ lat, lng }, row)
    expect(found).toEqual(rows.toSorted((one, other) => far(one) - far(other)).map(({ id }) => id))
  }
})

test('[BEYOND-4] open now: database and page agree on every hour around a clock change', async ({ site }) => {
  await site.pool.query(`update agents set time_zone = 'America/Phoenix' where code like 'CO-%'`)
  const nights = JSON.stringify(daily('20:00', '03:30'))
  await site.pool.query(`update agents set hours = $1 where code like 'MN-00%'`, [nights])
  const db = databaseOf(site)
  for (const start of ['2026-03-07T18:30:00Z', '2026-10-31T18:30:00Z']) {
    for (let hour = 0; hour < (isLongRun ? 168 : 30); hour++) {
      const now = new Date(Date.parse(start) + hour * 3_600_000)
      const all = await searchAgents(db, {}, now, 200)
      const open = await searchAgents(db, { openNow: true }, now, 200)
      expect(open.data.map(({ id }) => id)).toEqual(all.data.filter(({ isOpen }) => isOpen).map(({ id }) => id))
    }
  }
})

test('[BEYOND-4] a visitor’s position is not stored or logged', async ({ site }) => {
  await site.get('/api/agents?near=44.987,-93.123')
  await site.get('/find-agent?near=44.987,-93.123')
  await site.get('/locator?near=44.987,-93.123')
  await expect.poll(() => site.logged.filter((line) => line.includes('/locator')).length).toBe(1)
  expect(site.logged.join('')).not.toMatch(/44\.987|93\.123/)
})

const daily = (opens: string, closes: string) => Array.from({ length: 7 }, () => [{ opens, closes }])

/** A seeded generator, so that the points are the same in every run. */
let seed = 7
const random = () => {
  seed = (seed * 16_807) % 2_147_483_647
  return seed / 2_147_483_647
}

/** Agents all over the globe, in clusters and alone. */
async function spread(site: TestSite, count: number) {
  await site.pool.query(
    `insert into agents (code, name, street, city, state, zip, phone, lat, lng, time_zone, languages, services, hours)
       select 'X-' || n, 'Agent ' || n, 'street', 'city', 'XX', '00000', '5550100', lat, lng, 'America/Chicago',
         '{english}', '{wallets}', '[[],[],[],[],[],[],[]]'
       from unnest($1::float8[], $2::float8[]) with ordinality as p (lat, lng, n)`,
    [
      Array.from({ length: count }, () => Math.asin(2 * random() - 1) * (180 / Math.PI)),
      Array.from({ length: count }, () => random() * 360 - 180),
    ],
  )
}
