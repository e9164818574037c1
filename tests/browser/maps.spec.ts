import marks from '../../app/pictures/map-service-area.json' with { type: 'json' }
import { expect, test } from '../support/browser.ts'

const cities = ['Minneapolis', 'St. Paul', 'St. Cloud', 'Aurora', 'Columbus', 'Seattle', 'San Diego']

test('[AREA-1] the map of the service area names the seven cities, and each name leads to its page', async ({
  page,
}) => {
  await page.goto('/servicearea')
  const labels = page.locator('.map-labels a')
  expect((await labels.allTextContents()).toSorted()).toEqual(cities.toSorted())
  await expect(page.getByRole('img', { name: /Map of the United States/ })).toBeVisible()
  for (const city of cities) {
    const href = await labels.filter({ hasText: city }).getAttribute('href')
    const answer = await page.request.get(href ?? '')
    expect(await answer.text()).toContain(`Send money home from ${city}`)
  }
  await page.getByRole('link', { name: 'Columbus', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Columbus')
})

test('[AREA-1] no name on the map covers another one or a diamond', async ({ page }) => {
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
  expect(plates).toHaveLength(7)
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

test('[AREA-1] on a phone the cities are cards below the map', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/servicearea')
  await expect(page.locator('.map-labels')).toBeHidden()
  const map = await page.getByRole('img', { name: /Map of the United States/ }).boundingBox()
  const card = await page.getByRole('link', { name: 'Minneapolis, Minnesota' }).boundingBox()
  expect(card?.y).toBeGreaterThan((map?.y ?? 0) + (map?.height ?? 0))
})

test('[CITY-1] a city page shows its map with a key and leads to the features and to the agents', async ({ page }) => {
  await page.goto('/minneapolis')
  const map = page.getByRole('img', { name: /^Map of Minnesota with Minneapolis marked/ })
  await expect(map).toBeVisible()
  expect(await map.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
  await expect(page.locator('.map-key')).toHaveText(/Minneapolis\s*St. Paul and St. Cloud/)
  await page.getByRole('link', { name: 'Learn More' }).click()
  await expect(page.getByRole('heading', { name: 'What we do in Minneapolis' })).toBeInViewport()
  await page.getByRole('link', { name: 'Find an agent near you' }).click()
  await expect(page).toHaveURL(/\/find-Agent$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find an Agent')
})
