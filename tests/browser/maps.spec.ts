import type { Locator } from '@playwright/test'
import marks from '../../app/pictures/map-service-area.json' with { type: 'json' }
import { cities } from '../../content/cities.ts'
import { expect, test } from '../support/browser.ts'

const [city] = cities
if (!city) throw new Error('The brand serves no city.')
const neighbors = cities.filter((other) => other !== city && other.state === city.state)

const loaded = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0)

test('[AREA-1] the map of the service area names the cities, and each name links to its page', async ({ page }) => {
  await page.goto('/servicearea')
  const labels = page.locator('.map-labels a')
  expect((await labels.allTextContents()).toSorted()).toEqual(cities.map(({ name }) => name).toSorted())
  await expect(page.getByRole('img', { name: /Map of the United States/ })).toBeVisible()
  for (const { name, path, heading } of cities) {
    await expect(labels.getByText(name, { exact: true }).locator('..')).toHaveAttribute('href', path)
    expect(await (await page.request.get(path)).text()).toContain(heading)
  }
  await page.getByRole('link', { name: city.name, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(city.name)
})

test('[AREA-1] no name on the map covers another one or a diamond @thorough', async ({ page }) => {
  await page.goto('/servicearea')
  const plates = await page.locator('.map-labels rect:not(.map-tap)').evaluateAll((rects) =>
    rects.map((rect) => {
      const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
        Number(rect.getAttribute(name)),
      )
      return { left: x, top: y, right: x + width, bottom: y + height }
    }),
  )
  const diamonds = marks.map(({ x, y }) => ({ left: x - 5, top: y - 5, right: x + 5, bottom: y + 5 }))
  expect(plates).toHaveLength(cities.length)
  for (const plate of plates) {
    const covered = [...plates, ...diamonds].filter(
      (other) =>
        other !== plate &&
        other.left < plate.right &&
        plate.left < other.right &&
        other.top < plate.bottom &&
        plate.top < other.bottom,
    )
    expect(covered).toEqual([])
  }
})

test('[AREA-1] on a phone the cities are cards below the map @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/servicearea')
  await expect(page.locator('.map-labels')).toBeHidden()
  const map = await page.getByRole('img', { name: /Map of the United States/ }).boundingBox()
  const card = await page.getByRole('link', { name: `${city.name}, ${city.state}` }).boundingBox()
  expect(card?.y).toBeGreaterThan((map?.y ?? 0) + (map?.height ?? 0))
})

test('[CITY-1] a city page shows its scene, its map with a legend, and links to the features and the agents @thorough', async ({
  page,
}) => {
  await page.goto(city.path)
  await expect(page.locator('.city-scene')).toBeInViewport()
  expect(await loaded(page.locator('.city-scene'))).toBe(true)
  const map = page.getByRole('img', { name: city.mapAlt })
  await map.scrollIntoViewIfNeeded()
  await expect.poll(() => loaded(map)).toBe(true)
  for (const { name } of [city, ...neighbors]) await expect(page.locator('.map-key')).toContainText(name)
  await page.getByRole('link', { name: 'Learn More' }).click()
  await expect(page.getByRole('heading', { name: city.featuresTitle })).toBeInViewport()
  await page.getByRole('link', { name: 'Find an agent near you' }).click()
  await expect(page).toHaveURL(/\/find-Agent$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find an Agent')
})
