import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cities } from '../../content/cities.ts'
import { agentsNearTexts } from '../../content/pages/find-agent.ts'
import { sampleAgents } from '../../content/sample-agents.ts'
import { milesBetween } from '../support/miles-between.ts'
import { findPlace } from '../../server/services/places.ts'
import { cityPath } from '../../support/public-paths.ts'
import { servedPlace } from '../support/served-place.ts'
import { makeTiles, packTiles } from '../support/tile-archive.ts'
import { thingIn } from '../support/html.ts'
import { startTestSite, expect, readingTest, test } from '../support/site.ts'
import { test as folderTest } from '../support/temporary-folder.ts'

const { zip } = servedPlace

readingTest(
  '[FND-1] the frame: our own locator, loaded lazily, and only this site may request the location',
  async ({ site }) => {
    const answer = await site.get('/find-agent')
    const html = await answer.text()
    const frame = /<iframe[^>]*>/.exec(html)?.[0] ?? ''
    for (const part of ['src="/locator"', 'loading="lazy"', 'allow="geolocation"']) expect(frame).toContain(part)
    expect(answer.headers.get('permissions-policy')).toContain('geolocation=(self)')
    expect(answer.headers.get('content-security-policy')).toContain("frame-src 'self';")
    const inside = await site.get('/locator')
    expect(inside.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(inside.headers.get('content-security-policy')).toContain("frame-ancestors 'self';")
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    expect(inside.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(await inside.text()).not.toContain('site-header')
  },
)

test('[FND-1] LOCATOR_URL puts another locator into the frame, and allows its origin and no other', async () => {
  const site = await startTestSite({ LOCATOR_URL: 'https://stores.example/embed?brand=1' })
  const answer = await site.get(`/find-agent?near=${zip}`)
  const frame = /<iframe[^>]*>/.exec(await answer.text())?.[0] ?? ''
  expect(frame).toContain('src="https://stores.example/embed?brand=1"')
  expect(frame).toContain('sandbox="allow-scripts ')
  expect(answer.headers.get('content-security-policy')).toContain("frame-src 'self' https://stores.example;")
  const other = await site.get('/company')
  for (const { headers } of [answer, other])
    expect(headers.get('permissions-policy')).toContain('geolocation=(self "https://stores.example")')
  expect(other.headers.get('content-security-policy')).toContain("frame-src 'self';")
})

const mapPages = [`/find-agent?near=${zip}`, '/locator', cityPath, '/servicearea']
const connections = ({ headers }: Response) =>
  /connect-src ([^;]*);/.exec(headers.get('content-security-policy') ?? '')?.[1]

readingTest(
  '[BEYOND-4] without MAP_TILES, pages connect to this site only and have no place for tiles',
  async ({ site }) => {
    for (const path of mapPages) {
      const answer = await site.get(path)
      expect(connections(answer), path).toBe("'self'")
      expect(await answer.text(), path).not.toContain('map-tiles')
    }
  },
)

test('[BEYOND-4] MAP_TILES lets the pages with a map connect to its origin, and no other page', async () => {
  const site = await startTestSite({ MAP_TILES: 'https://tiles.example:8443/us.pmtiles?key=1' })
  for (const path of mapPages) {
    const answer = await site.get(path)
    expect(connections(answer), path).toBe("'self' https://tiles.example:8443")
    expect(await answer.text(), path).toContain('https://tiles.example:8443/us.pmtiles?key=1')
  }
  for (const path of ['/', '/career', '/company', '/admin-login', '/no-such-page'])
    expect(connections(await site.get(path)), path).toBe("'self'")
})

folderTest('[BEYOND-4] MAP_TILES may be a file of this machine, which the site serves in parts', async ({ folder }) => {
  const file = join(folder, 'us.pmtiles')
  const archive = packTiles(makeTiles().slice(0, 20))
  await writeFile(file, archive)
  const site = await startTestSite({ MAP_TILES: file })
  const page = await site.get(mapPages[0] ?? '')
  expect(connections(page)).toBe("'self'")
  const [url = ''] = /\/files\/map\/tiles\.pmtiles\?v=[\w-]+/.exec(await page.text()) ?? []
  const whole = await site.get(url)
  expect(whole.status).toBe(200)
  expect(Buffer.from(await whole.arrayBuffer()).equals(archive)).toBe(true)
  const part = await site.get(url, { range: 'bytes=7-126' })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 7-126/${archive.length}`)
  expect(part.headers.get('cache-control')).toContain('immutable')
  expect(part.headers.get('x-content-type-options')).toBe('nosniff')
  expect(Buffer.from(await part.arrayBuffer()).equals(archive.subarray(7, 127))).toBe(true)
  expect((await site.get(url, { range: `bytes=${archive.length}-` })).status).toBe(416)
})

readingTest('[BEYOND-4] a deep link returns the agents themselves, for people and for programs', async ({ site }) => {
  const answer = await site.get(`/find-agent?near=${zip}&language=somali`)
  const html = await answer.text()
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain(`Agents near ${zip}`)
  expect(html.match(/<article class="agent/g)).toHaveLength(20)
  expect(html).not.toContain('<iframe')
  expect(thingIn(html, 'ItemList')).toHaveProperty(
    'itemListElement.0.item',
    expect.objectContaining({
      '@type': 'FinancialService',
      telephone: expect.stringMatching(/555-01\d\d/),
      address: expect.objectContaining({ addressRegion: expect.stringMatching(/^[A-Z]{2}$/) }),
      geo: expect.objectContaining({ '@type': 'GeoCoordinates' }),
      openingHoursSpecification: expect.arrayContaining([expect.anything()]),
    }),
  )
})

readingTest(
  '[BEYOND-4] names are found too; unknown terms are reported; odd addresses still work',
  async ({ site }) => {
    const text = async (query: string) => (await site.get(`/find-agent?${query}`)).text()
    expect(await text('near=Rift+Valley+Travel')).toContain('Agents matching “Rift Valley Travel”')
    expect(await text('near=Nowhere')).toContain('We could not find “Nowhere”')
    const others = findPlace('Springfield')?.others ?? []
    expect(others).not.toEqual([])
    const several = await text('near=Springfield')
    for (const town of others) expect(several).toContain(town)
    expect(await text(`near=${servedPlace.state}`)).toContain(`Agents in ${servedPlace.stateName}`)
    const none = await text('near=0,0&language=english')
    expect(none).toContain('There is no matching agent within 100 miles')
    for (const odd of ['language=klingon&cursor=x&agent=y', 'near=%00', `near=${'x'.repeat(3_000)}`, 'near=<script>'])
      expect((await site.get(`/find-agent?${odd}`)).status, odd).toBe(200)
  },
)

test('[AREA-1] [CITY-1] city pages show their three nearest agents, the service area shows all on its map', async ({
  site,
}) => {
  for (const { name, stateCode, path, ...middle } of cities) {
    const html = await (await site.get(path)).text()
    const from = findPlace(`${name}, ${stateCode}`) ?? middle
    const far = (agent: { lat: number; lng: number }) => milesBetween(from, agent)
    const [nearest] = sampleAgents.toSorted((one, other) => far(one) - far(other))
    expect(html.match(/<article class="agent/g), path).toHaveLength(3)
    expect(html, path).toContain(`${nearest?.city}, ${nearest?.state} ${nearest?.zip}`)
    expect(html).toContain(`href="/find-agent?${new URLSearchParams({ near: `${name}, ${stateCode}` })}"`)
  }
  const area = await (await site.get('/servicearea')).text()
  expect(area).toContain('Where our agents are')
  expect(area.match(/class="map-mark"/g)?.length).toBeGreaterThan(8)
  // A new company has no agents yet.
  await site.pool.query('delete from agents')
  const read = async () => (await site.get(cityPath)).text()
  await expect.poll(read, { timeout: 10_000 }).toContain(`>${agentsNearTexts.none}<`)
  const empty = await read()
  for (const text of [`>${agentsNearTexts.intro}<`, '<article class="agent', '>See all agents']) {
    expect(empty).not.toContain(text)
  }
  // The page still shows the rest when agents cannot be read.
  await site.pool.query('alter table agents rename to gone')
  const without = await site.get(cityPath)
  expect(without.status).toBe(200)
  expect(await without.text()).toContain('You can search for an agent instead')
})
