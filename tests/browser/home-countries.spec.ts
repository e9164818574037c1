import type { Page } from '@playwright/test'
import { regions } from '../../content/brand/countries.ts'
import type { Country } from '../../content/country.ts'
import { payoutTypeOf } from '../../content/payout-types.ts'
import { countryNotes } from '../../content/countries.ts'
import { home } from '../../content/pages/home.ts'
import { expect, test } from '../support/browser.ts'
import { openHome } from '../support/home.ts'

const countries = regions.flatMap((region) => region.countries)
const [region, ...otherRegions] = regions
if (!region) throw new Error('The brand has no region.')
const sought = region.countries.filter(({ iso2 }) => region.popular?.includes(iso2) !== false)
const folded = region.countries.find((one) => !sought.includes(one))
const unfold = `Show all ${region.countries.length} countries in ${region.name}`

/** The first country that matches; throws if there is none, since the test would check nothing. */
function among(list: Country[], fits: (country: Country) => boolean = () => true): Country {
  const found = list.find(fits)
  if (!found) throw new Error('The brand’s first region has no such country.')
  return found
}

const section = (page: Page) => page.getByRole('region', { name: home.countries.title })
const tab = (page: Page, name: string) => section(page).getByRole('tab', { name })
const country = (page: Page, name: string) =>
  section(page)
    .locator('summary')
    .and(section(page).getByText(name, { exact: true }))
const details = (page: Page) => section(page).locator('.country-detail:visible')
const listed = (page: Page) => section(page).locator('.country:visible')

test.describe('on a desktop', () => {
  test.beforeEach(({ page }) => openHome(page))

  test('[CTY-1] the regions are tabs, and the first is selected @thorough', async ({ page }) => {
    await expect(section(page).getByRole('tab')).toHaveText(regions.map(({ name }) => name))
    await expect(tab(page, region.name)).toHaveAttribute('aria-selected', 'true')
    // A brand may name a region “Latin America”, but an id cannot have spaces.
    await expect(tab(page, region.name)).toHaveAttribute('aria-controls', 'region-0')
    await tab(page, region.name).press('ArrowLeft')
    const last = otherRegions.at(-1) ?? region
    await expect(tab(page, last.name)).toHaveAttribute('aria-selected', 'true')
    await expect(listed(page).locator('summary')).toHaveText(last.countries.map(({ name }) => name))
  })

  test('[CTY-2 CTY-4] every region shows its countries, each with its flag @thorough', async ({ page }) => {
    for (const { name, countries: those } of regions) {
      await tab(page, name).click()
      await expect(listed(page).locator('summary')).toHaveText(those.map((one) => one.name))
      const flags = await listed(page)
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) =>
          Promise.all(
            images.map(async (image) => {
              image.loading = 'eager'
              await image.decode()
              return image.naturalWidth
            }),
          ),
        )
      expect(flags.filter((width) => width > 0)).toHaveLength(those.length)
    }
  })

  test('[CTY-3] the grid has five in a row @thorough', async ({ page }) => {
    const boxes = await Promise.all(region.countries.slice(0, 6).map(({ name }) => country(page, name).boundingBox()))
    const rows = boxes.map((box) => box?.y)
    expect(new Set(rows.slice(0, 5)).size).toBe(1)
    expect(rows[5]).toBeGreaterThan(rows[0] ?? 0)
    expect(boxes[5]?.x).toBe(boxes[0]?.x)
  })

  test('[CTY-3 CTY-4] pointing at a country shows its details, and only its own', async ({ page }) => {
    await section(page).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await expect(section(page)).not.toHaveClass(/is-waiting/)
    await expect(details(page)).toHaveCount(0)
    const plain = among(region.countries, ({ notes }) => notes.length === 0)
    const noted = among(region.countries, ({ notes }) => notes.length > 0)
    await country(page, plain.name).hover()
    for (const part of [payoutTypeOf(plain), plain.coverage, plain.businessType]) {
      await expect(details(page)).toContainText(part)
    }
    await country(page, plain.name).click()
    await expect(details(page)).toHaveCount(1)
    await expect(async () => {
      await country(page, plain.name).hover()
      await details(page).hover({ timeout: 2_000 })
      await expect(details(page)).toContainText(plain.coverage, { timeout: 1_000 })
    }).toPass()
    await country(page, noted.name).hover()
    await expect(details(page)).toContainText(noted.coverage)
    await expect(details(page)).toHaveText(new RegExp(`note ${noted.notes[0]}`))
    await tab(page, region.name).hover()
    await expect(details(page)).toHaveCount(0)
    for (const { text } of countryNotes) await expect(section(page).getByText(text)).toBeVisible()
  })

  test('[CTY-3] a click keeps the details open in browsers where it is a mouse event, as in those of 2023 @thorough', async ({
    page,
  }) => {
    await page.evaluate(() =>
      addEventListener(
        'click',
        (event) => {
          if (!event.isTrusted) return
          event.stopImmediatePropagation()
          event.preventDefault()
          event.target?.dispatchEvent(
            new MouseEvent('click', { bubbles: true, cancelable: true, detail: event.detail }),
          )
        },
        true,
      ),
    )
    await country(page, region.countries[0]?.name ?? '').hover()
    await expect(details(page)).toHaveCount(1)
    await country(page, region.countries[0]?.name ?? '').click()
    await expect(details(page)).toHaveCount(1)
  })

  test('[CTY-3 PAGE-1] the keyboard shows details too, reaches the link to the country, and Escape hides them @thorough', async ({
    page,
  }) => {
    await tab(page, region.name).focus()
    for (const { name, coverage } of region.countries.slice(0, 2)) {
      await page.keyboard.press('Tab')
      await expect(details(page)).toHaveCount(1)
      await expect(details(page)).toContainText(coverage)
      await page.keyboard.press('Tab')
      const link = details(page).getByRole('link', { name: `Details ${name}` })
      await expect(link).toBeFocused()
      await expect(link).toHaveAttribute('href', /^\/send-money-to\//)
    }
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Escape')
    await expect(details(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(details(page)).toHaveCount(1)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true })

  test('[CTY-3] a tap opens a country below its name, one at a time, and closes it again @thorough', async ({
    page,
  }) => {
    const [first, second, third] = [0, 1, 2].map((index) => among(sought.slice(index)))
    if (!first || !second || !third) throw new Error('The first region shows fewer than three countries.')
    await openHome(page)
    await country(page, first.name).tap()
    await expect(details(page)).toContainText(first.coverage)
    await country(page, second.name).tap()
    await expect(details(page)).toHaveCount(1)
    await expect(details(page)).toContainText(second.coverage)
    const [name, detail, next] = await Promise.all([
      country(page, second.name).boundingBox(),
      details(page).boundingBox(),
      country(page, third.name).boundingBox(),
    ])
    expect(detail?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0))
    expect(next?.y).toBeGreaterThanOrEqual((detail?.y ?? 0) + (detail?.height ?? 0))
    await country(page, second.name).tap()
    await expect(details(page)).toHaveCount(0)
  })

  test('[CTY-3] another tab closes what was open @thorough', async ({ page }) => {
    await openHome(page)
    await country(page, among(sought).name).tap()
    await tab(page, (otherRegions[0] ?? region).name).tap()
    await expect(details(page)).toHaveCount(0)
    await tab(page, region.name).tap()
    await expect(listed(page).first()).toBeVisible()
    await expect(details(page)).toHaveCount(0)
  })

  test('[CTY-2] a long region starts with the most common countries and expands to all @thorough', async ({ page }) => {
    await openHome(page)
    await expect(listed(page).locator('summary')).toHaveText(sought.map(({ name }) => name))
    await section(page).getByText(unfold).tap()
    await expect(listed(page)).toHaveCount(region.countries.length)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[CTY-2 CTY-3] every region is under its name, and countries open one at a time @thorough', async ({ page }) => {
    await page.goto('/')
    await expect(listed(page)).toHaveCount(countries.length)
    for (const { name } of regions) await expect(section(page).getByRole('heading', { name })).toBeVisible()
    await country(page, among(countries).name).click()
    await country(page, among(countries.slice(-1)).name).click()
    await expect(section(page).locator('details[open]')).toHaveCount(1)
  })

  test('[CTY-2] on a phone a long region still expands @thorough', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 })
    await page.goto('/')
    if (!folded) throw new Error('The first region folds nothing.')
    await expect(country(page, folded.name)).toBeHidden()
    await section(page).getByText(unfold).click()
    await expect(country(page, folded.name)).toBeVisible()
  })
})
