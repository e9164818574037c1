import { brand } from '../../content/brand/company.ts'
import { expect, test } from '../support/browser.ts'
import { articlePath, cityPath } from '../../support/public-paths.ts'
import { servedPlace } from '../support/served-place.ts'

test('a long text collapses its table of contents on a phone and shows it alongside on a desktop @thorough', async ({
  page,
}) => {
  await page.goto('/term-of-use')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link', { name: '16. Disputes and arbitration' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 760 })
  await expect(contents.getByRole('link')).toHaveCount(0)
  await contents.locator('summary').click()
  await contents.getByRole('link', { name: '16. Disputes and arbitration' }).click()
  await expect(page.getByRole('heading', { name: '16. Disputes and arbitration' })).toBeInViewport()
})

for (const path of ['/term-of-use', articlePath, '/Compliance', '/e-sign-consent', '/your-rights']) {
  test(`${path} prints its text without header, footer, pictures, and buttons @thorough`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('header, footer, .chat-button, img, .button, nav').filter({ visible: true })).toHaveCount(
      0,
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main')).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.locator('.letterhead')).toContainText(brand.legalName)
  })
}

test('[PAGE-3] the federal privacy notice prints on two pages, without header and footer', async ({ page }) => {
  await page.goto('/privacy-notice')
  const printed = await page.pdf({ format: 'Letter' })
  expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('header, footer, .chat-button, img, nav').filter({ visible: true })).toHaveCount(0)
})

test('home prints a letterhead, the price, and the addresses of the stores as text, without phones and forms @thorough', async ({
  page,
}) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('.letterhead')).toContainText(brand.phones.tollFree.display)
  const store = page.locator('main .store-link').first()
  await expect(store).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(store).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('.phone, .pay-panel, .video-frame, main form.form').filter({ visible: true })).toHaveCount(
    0,
  )
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('.letterhead')).toBeHidden()
})

test('[BEYOND-4] agents near a place print with their phone numbers, in one piece each, without the search @thorough', async ({
  page,
}) => {
  await page.goto(`/find-agent?near=${servedPlace.zip}`)
  const agents = page.locator('.agent')
  await expect(agents.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main :is(form, input, select)').filter({ visible: true })).toHaveCount(0)
  for (const agent of await agents.all()) {
    await expect(agent.locator('[href^="tel:"]')).toBeVisible()
    await expect(agent).toHaveCSS('break-inside', 'avoid')
  }
  // A grid is sized before it is split into pages, so that its last rows would overlap.
  for (const around of await agents.first().locator('xpath=ancestor::*').all())
    await expect(around).not.toHaveCSS('display', 'grid')
})

test('[CITY-1] a city prints its facts without the converter @thorough', async ({ page }) => {
  await page.goto(cityPath)
  const converter = page.locator('.city-converter')
  await expect(converter.getByRole('heading')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(converter.locator('.city-facts')).toBeVisible()
  await expect(converter.locator('> :not(.city-facts)').filter({ visible: true })).toHaveCount(0)
})

test('[FND-1] the page that asks to call prints the number @thorough', async ({ page }) => {
  await page.goto('/find-agent')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'No agent near you?' })).toContainText(brand.phones.tollFree.display, {
    useInnerText: true,
  })
})

test('what has the focus has no frame in print @thorough', async ({ page }) => {
  await page.goto('/licenses')
  await page.keyboard.press('Tab')
  const head = page.locator('main summary').first()
  await head.focus()
  await expect(head).toHaveCSS('outline-style', 'solid')
  await page.emulateMedia({ media: 'print' })
  await expect(head).toHaveCSS('outline-style', 'none')
})
