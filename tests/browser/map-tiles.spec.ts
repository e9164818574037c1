import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { findAccessibilityFaults } from '../support/accessibility.ts'
import { expect, test as base } from '../support/browser.ts'
import { hydrateIslands } from '../../support/hydration.ts'
import { servedPlace } from '../support/served-place.ts'
import { startProcess } from '../../support/site-process.ts'
import { started } from '../support/started.ts'
import { archiveCredit } from '../support/tile-archive.ts'
import { startTileServer, type TileServer } from '../support/tile-server.ts'

/** A site with the tiles of a company, from a server on another origin. */
const test = base.extend<{ tiles: TileServer }, { tileServer: TileServer }>({
  tileServer: [started(startTileServer), { scope: 'worker' }],
  settings: [({ tileServer }, use) => use({ MAP_TILES: `${tileServer.origin}/us.pmtiles` }), { scope: 'worker' }],
  tiles: async ({ tileServer }, use) => {
    await use(tileServer)
    tileServer.release()
  },
})

const shownTiles = '.map-tiles:not(.is-waiting) canvas'
const search = `/find-agent?${new URLSearchParams({ near: servedPlace.town })}`
const marks = (page: Page) =>
  page.locator('[data-mark]').evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))

/** The share of the two most frequent colors in the picture of the tiles, which are those of land and water. */
async function mainColors(page: Page): Promise<[color: string, share: number][]> {
  const drawn = page.locator('.agent-map-box > svg')
  await drawn.evaluate((element) => element.style.setProperty('visibility', 'hidden'))
  const picture = await page.locator('.map-tiles').screenshot()
  await drawn.evaluate((element) => element.style.removeProperty('visibility'))
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer()
  const counts = new Map<string, number>()
  for (let at = 0; at < pixels.length; at += 3) {
    const color = pixels.subarray(at, at + 3).join(' ')
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 2)
    .map(([color, count]): [string, number] => [color, (3 * count) / pixels.length])
}

test('[BEYOND-4] MAP_TILES: the map shows the tiles of the company once it is used, in both schemes, and no other server is asked @thorough', async ({
  page,
  tiles,
  site,
}) => {
  const requested: URL[] = []
  page.on('request', (request) => requested.push(new URL(request.url())))
  await page.goto('/servicearea')
  await page.waitForLoadState('load')
  const before = tiles.requested.length
  expect(requested.filter(({ pathname }) => /tile-map|maplibre/.test(pathname))).toEqual([])

  await page.locator('.agent-map-box').scrollIntoViewIfNeeded()
  await hydrateIslands(page)
  await expect(page.locator(shownTiles)).toBeVisible()
  expect(tiles.requested.length).toBeGreaterThan(before)
  const origins = requested.filter(({ protocol }) => protocol.startsWith('http')).map(({ origin }) => origin)
  expect([...new Set(origins)].toSorted()).toEqual([site.url, tiles.origin].toSorted())
  await expect(page.locator('.map-credit')).toHaveText(archiveCredit.text)
  await expect(page.locator('.map-credit a')).toHaveAttribute('href', archiveCredit.href)
  expect(await findAccessibilityFaults(page)).toEqual([])

  const light = await mainColors(page)
  for (const [color, share] of light) expect(share, color).toBeGreaterThan(0.1)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(async () => {
    const dark = await mainColors(page)
    for (const [color, share] of dark) {
      expect(share, color).toBeGreaterThan(0.1)
      expect(light.map(([other]) => other)).not.toContain(color)
    }
  }).toPass()
})

test('[BEYOND-4] with tiles, marks, cards, and keys work as on the drawn map, and the map zooms in to the streets @thorough', async ({
  page,
  tiles,
}) => {
  tiles.setBehavior('hold')
  await page.goto(search)
  await hydrateIslands(page)
  await expect(page.locator('.map-licensed').first()).toBeAttached()
  const drawn = await marks(page)
  tiles.release()
  await expect(page.locator(shownTiles)).toBeVisible()
  await expect(page.locator('.map-licensed')).toHaveCount(0)
  expect(await marks(page)).toEqual(drawn)

  const map = page.locator('.agent-map-box')
  const mark = page.locator('[data-agents="1"]:has(text)').first()
  const card = page.locator(`#agent-${await mark.getAttribute('data-mark')}`)
  for (const choose of [() => mark.click(), () => mark.press('Enter')]) {
    await map.focus()
    await choose()
    await expect(card).toBeFocused()
    await expect(card).toHaveClass(/is-active/)
  }

  const width = async () => Number((await map.locator('> svg').getAttribute('viewBox'))?.split(' ')[2])
  const drawnLimit = 0.05 * (await map.evaluate(({ clientWidth }) => clientWidth))
  await map.focus()
  await expect(async () => {
    await page.keyboard.press('+')
    expect(await width()).toBeLessThan(drawnLimit / 20)
  }).toPass()
  await expect(page.locator(shownTiles)).toBeVisible()
})

test('[BEYOND-4] when the tile server fails or is slow, or there is no WebGL, the drawn map stays and works @thorough', async ({
  page,
  tiles,
}) => {
  const warned = () => page.waitForEvent('console', (message) => message.text().startsWith('Map tiles:'))
  const viewBox = () => page.locator('.agent-map-box > svg').getAttribute('viewBox')
  const worksAsDrawn = async () => {
    const before = await viewBox()
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(viewBox).not.toBe(before)
    await expect(page.locator('.map-licensed').first()).toBeAttached()
    await expect(page.locator(shownTiles)).toBeHidden()
  }
  tiles.setBehavior('missing')
  const missing = warned()
  await page.goto(search)
  await hydrateIslands(page)
  await missing
  await worksAsDrawn()

  tiles.setBehavior('hold')
  const before = tiles.requested.length
  await page.goto(search)
  await hydrateIslands(page)
  await expect.poll(() => tiles.requested.length).toBeGreaterThan(before)
  await worksAsDrawn()
  tiles.release()
  await expect(page.locator(shownTiles)).toBeVisible()

  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const withoutWebGl = warned()
  await page.goto(search)
  await hydrateIslands(page)
  await withoutWebGl
  await worksAsDrawn()
})

test('[BEYOND-4] MAP_TILES may be a server with an address for each tile, even one that ends at a lower zoom @thorough', async ({
  page,
  tiles,
}) => {
  const site = await startProcess({ settings: { MAP_TILES: `${tiles.origin}/{z}/{x}/{y}.mvt` } })
  try {
    await page.goto(`${site.url}${search}`)
    await hydrateIslands(page)
    await expect(page.locator(shownTiles)).toBeVisible()
    await expect(page.locator('.map-credit')).toContainText('OpenStreetMap')
  } finally {
    await site.remove()
  }
})
