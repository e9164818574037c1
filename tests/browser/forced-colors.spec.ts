import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/browser.ts'
import { openApplication } from '../support/fill-application.ts'
import { hydrateIslands, openHydrated } from '../../support/hydration.ts'
import { skipFirstVisit } from '../support/home.ts'
import { servedPlace } from '../support/served-place.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await skipFirstVisit(page)
})

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)

/** How an element looks on a light and on a dark background: a mark may have the color of one of them. */
async function looksOf(page: Page, element: Locator): Promise<Map<string, Buffer>> {
  const looks = new Map<string, Buffer>()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    looks.set(colorScheme, await element.screenshot())
  }
  return looks
}

const colorsIn = async (picture: Buffer) => [...(await sharp(picture).raw().toBuffer())]

/** How many colors of pixels in two pictures differ visibly. */
async function contrastOf(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = [await colorsIn(one), await colorsIn(other)]
  return before.filter((color, at) => Math.abs(color - (after[at] ?? color)) > 80).length
}

test('[APP-6] forced colors: what is checked looks checked, and a drawn signature can be seen @thorough', async ({
  page,
}) => {
  await openApplication(page)
  for (const box of [
    page.getByRole('checkbox').and(page.locator(':not(:disabled)')).first(),
    page.getByRole('radio').first(),
  ]) {
    const before = await looksOf(page, box)
    await box.check()
    await box.blur()
    await page.mouse.move(0, 0)
    const after = await looksOf(page, box)
    for (const [scheme, look] of after)
      expect(await contrastOf(before.get(scheme) ?? look, look), scheme).toBeGreaterThan(20)
  }
  const pad = page.locator('.signature-pad')
  expect(await styleOf(pad, 'background-color')).toBe('rgb(255, 255, 255)')
})

test('forced colors: every field shows where the focus is @thorough', async ({ page }) => {
  await openHydrated(page, '/')
  for (const field of ['input.input', 'textarea.input', 'select.select']) {
    const each = page.locator(`main ${field}:visible:not(:disabled)`).first()
    await each.focus()
    expect(await styleOf(each, 'outline-style'), field).toBe('solid')
    expect(Number.parseFloat(await styleOf(each, 'outline-width')), field).toBeGreaterThanOrEqual(2)
  }
})

test('forced colors: the converter shows where the focus is @thorough', async ({ page }) => {
  await openHydrated(page, '/')
  const amount = page.locator('.converter .input').first()
  await amount.focus()
  expect(await styleOf(page.locator('.converter-pair').first(), 'outline-style')).toBe('solid')
})

test('[CTY-1 SLD-1] forced colors: only the selected tab and the first visible slide look selected @thorough', async ({
  page,
}) => {
  await page.goto('/')
  await hydrateIslands(page)
  const chosen = page.getByRole('tab', { selected: true })
  const others = page.getByRole('tab', { selected: false })
  const border = await styleOf(chosen, 'border-bottom-color')
  await expect(others).not.toHaveCount(0)
  for (const tab of await others.all()) expect(await styleOf(tab, 'border-bottom-color')).not.toBe(border)
  const ground = await styleOf(page.locator('.slider-dots .is-here'), 'background-color')
  const otherDots = page.locator('.slider-dots i:not(.is-here)')
  await expect(otherDots).not.toHaveCount(0)
  for (const dot of await otherDots.all()) expect(await styleOf(dot, 'background-color')).not.toBe(ground)
  // A dot filled with the page color looks like an empty one.
  expect(ground).not.toBe(await styleOf(page.locator('body'), 'background-color'))
})

test('[BEYOND-4] forced colors: on a phone it shows whether the list or the map is chosen @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/find-agent?near=${servedPlace.zip}`)
  const views = page.locator('.locator-views label')
  const [list, map] = [views.filter({ hasText: 'List' }), views.filter({ hasText: 'Map' })]
  const chosen = await styleOf(list, 'background-color')
  expect(await styleOf(map, 'background-color')).not.toBe(chosen)
  await map.click()
  await expect(map).toHaveCSS('background-color', chosen)
  await expect(list).not.toHaveCSS('background-color', chosen)
})

test('forced colors: what cannot be pressed, and which colors are chosen, can be seen @thorough', async ({ page }) => {
  await page.goto(`/find-agent?near=${servedPlace.zip}`)
  await hydrateIslands(page)
  const controls = page.locator('.map-controls')
  const [closer, farther] = ['Zoom in', 'Zoom out'].map((name) => controls.getByRole('button', { name }))
  if (!closer || !farther) throw new Error('There are two buttons.')
  for (let step = 0; step < 10; step += 1) await farther.click({ force: true })
  await expect(farther).toHaveAttribute('aria-disabled', 'true')
  for (const property of ['color', 'border-top-color'])
    expect(await styleOf(farther, property)).not.toBe(await styleOf(closer, property))

  const choices = page.locator('.scheme-switch').first()
  const chosen = await styleOf(choices.locator(':checked + span'), 'background-color')
  for (const other of await choices.locator(':not(:checked) + span').all())
    expect(await styleOf(other, 'background-color')).not.toBe(chosen)
})

for (const [where, media] of [
  ['forced colors', { forcedColors: 'active' }],
  ['in print', { forcedColors: 'none', media: 'print' }],
] as const) {
  test(`${where}: the keys of the maps have the colors of the maps @thorough`, async ({ page }) => {
    await page.emulateMedia(media)
    await page.goto('/servicearea')
    for (const key of await page.locator('.map-key').all()) {
      const looks = await Promise.all((await key.locator('i').all()).map((mark) => styleOf(mark, 'background-color')))
      expect(new Set(looks).size, 'three marks, three colors').toBe(3)
      for (const mark of await key.locator('i').all()) expect(await styleOf(mark, 'print-color-adjust')).toBe('exact')
    }
  })
}
