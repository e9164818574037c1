import type { Page } from '@playwright/test'
import { africa, regions } from '../../content/brand/countries.ts'
import { expect, test } from '../support/browser.ts'
import { openHome } from '../support/home.ts'

const section = (page: Page) =>
  page.getByRole('region', { name: 'Empowering Lives in These Countries / Regions Where We Operate' })
const tab = (page: Page, name: string) => section(page).getByRole('tab', { name })
const country = (page: Page, name: string) => section(page).locator('summary').filter({ hasText: name })
const details = (page: Page) => section(page).locator('.country-detail:visible')
const listed = (page: Page) => section(page).locator('.country:visible')

// A section that still rises would move a country away from under the pointer.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('at a desk', () => {
  test.beforeEach(({ page }) => openHome(page))

  test('[CTY-1] five regions are tabs, and Africa is chosen', async ({ page }) => {
    await expect(section(page).getByRole('tab')).toHaveText(['Africa', 'Americas', 'APAC', 'Europe', 'GCC'])
    await expect(tab(page, 'Africa')).toHaveAttribute('aria-selected', 'true')
    await tab(page, 'Africa').press('ArrowLeft')
    await expect(tab(page, 'GCC')).toHaveAttribute('aria-selected', 'true')
    await expect(listed(page)).toHaveText([/^Bahrain/, /^UAE/])
  })

  test('[CTY-2 CTY-4] every region shows its countries, each with its flag', async ({ page }) => {
    for (const region of regions) {
      await tab(page, region.name).click()
      await expect(listed(page).locator('summary')).toHaveText(region.countries.map(({ name }) => name))
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
      expect(flags.filter((width) => width > 0)).toHaveLength(region.countries.length)
    }
  })

  test('[CTY-3] the grid has five in a row', async ({ page }) => {
    const boxes = await Promise.all(
      ['Benin', 'Burkina Faso', 'Burundi', 'Cameroon', 'C.A Republic', 'Chad'].map((name) =>
        country(page, name).boundingBox(),
      ),
    )
    const rows = boxes.map((box) => box?.y)
    expect(new Set(rows.slice(0, 5)).size).toBe(1)
    expect(rows[5]).toBeGreaterThan(rows[0] ?? 0)
    expect(boxes[5]?.x).toBe(boxes[0]?.x)
  })

  test('[CTY-3 CTY-4] pointing at a country shows its details, and only its own', async ({ page }) => {
    await section(page).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await expect(section(page)).not.toHaveClass(/is-waiting/)
    await expect(details(page)).toHaveCount(0)
    await country(page, 'Kenya').hover()
    await expect(details(page)).toHaveText(/Wallets & Banks.*M-Pesa, Airtel Money, All Banks.*P2P$/)
    await country(page, 'Kenya').click()
    await expect(details(page)).toHaveCount(1)
    await expect(async () => {
      await country(page, 'Kenya').hover()
      await details(page).hover({ timeout: 2_000 })
      await expect(details(page)).toHaveText(/M-Pesa, Airtel Money/, { timeout: 1_000 })
    }).toPass()
    await country(page, 'South Africa').hover()
    await expect(details(page)).toHaveText(/Banks.*All Banks/)
    await country(page, 'Somalia').hover()
    await expect(details(page)).toHaveText(/EVC Plus.*P2P note 1$/)
    await tab(page, 'Africa').hover()
    await expect(details(page)).toHaveCount(0)
    await expect(section(page).getByText(/^1 Can be paid out in US dollars/)).toBeVisible()
  })

  test('[CTY-3] the keyboard shows details too, and Escape puts them away', async ({ page }) => {
    await tab(page, 'Africa').focus()
    await page.keyboard.press('Tab')
    await expect(details(page)).toHaveText(/Celtiis Cash/)
    await page.keyboard.press('Tab')
    await expect(details(page)).toHaveCount(1)
    await expect(details(page)).toHaveText(/Orange Money, Moov Money, Wave/)
    await page.keyboard.press('Escape')
    await expect(details(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(details(page)).toHaveCount(1)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true })

  test('[CTY-3] a tap opens a country below its name, one at a time, and closes it again', async ({ page }) => {
    await openHome(page)
    await country(page, 'Cameroon').tap()
    await expect(details(page)).toHaveText(/MTN MoMo, Orange Money/)
    await country(page, 'Egypt').tap()
    await expect(details(page)).toHaveCount(1)
    await expect(details(page)).toHaveText(/Vodafone Cash, Orange Cash/)
    const [name, detail, next] = await Promise.all([
      country(page, 'Egypt').boundingBox(),
      details(page).boundingBox(),
      country(page, 'Ethiopia').boundingBox(),
    ])
    expect(detail?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0))
    expect(next?.y).toBeGreaterThanOrEqual((detail?.y ?? 0) + (detail?.height ?? 0))
    await country(page, 'Egypt').tap()
    await expect(details(page)).toHaveCount(0)
  })

  test('[CTY-3] another tab closes what was open', async ({ page }) => {
    await openHome(page)
    await country(page, 'Cameroon').tap()
    await tab(page, 'Europe').tap()
    await expect(details(page)).toHaveCount(0)
    await tab(page, 'Africa').tap()
    await expect(listed(page).first()).toBeVisible()
    await expect(details(page)).toHaveCount(0)
  })

  test('[CTY-2] a long region begins with what most senders look for, and unfolds whole', async ({ page }) => {
    await openHome(page)
    await expect(listed(page)).toHaveCount(10)
    for (const name of ['Ethiopia', 'Kenya', 'Nigeria', 'Somalia']) await expect(country(page, name)).toBeVisible()
    await section(page).getByText('Show all 30 countries in Africa').tap()
    await expect(listed(page)).toHaveCount(africa.countries.length)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[CTY-2 CTY-3] every region stands under its name, and countries open one at a time', async ({ page }) => {
    await page.goto('/')
    await expect(listed(page)).toHaveCount(62)
    for (const { name } of regions) await expect(section(page).getByRole('heading', { name })).toBeVisible()
    await country(page, 'Kenya').click()
    await country(page, 'Malta').click()
    await expect(section(page).locator('details[open]')).toHaveCount(1)
  })

  test('[CTY-2] on a phone a long region still unfolds', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 })
    await page.goto('/')
    await expect(country(page, 'Zambia')).toBeHidden()
    await section(page).getByText('Show all 30 countries in Africa').click()
    await expect(country(page, 'Zambia')).toBeVisible()
  })
})
