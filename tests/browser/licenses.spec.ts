import { licenses } from '../../content/licenses.ts'
import { expect, test } from '../support/browser.ts'
import { thoroughUnless } from '../support/thorough.ts'

const [first, second = first] = licenses
const last = licenses.at(-1)
if (!first || !second || !last) throw new Error('The company has no license.')
const startOf = ({ state }: { state: string }) => new RegExp(`^${state}`)

const openStates = 'details[name="licenses"][open] > summary'

test.describe('with JavaScript on or off', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled })

      test(`[LIC-1] the first state is open, one is open at a time, and the open one closes${thoroughUnless(javaScriptEnabled)}`, async ({
        page,
      }) => {
        await page.goto('/licenses')
        await expect(page.locator(openStates)).toHaveText(startOf(first))
        const toggle = page.locator('summary', { hasText: last.state })
        // The only state of a company that has one license is open already.
        if (last !== first) await toggle.click()
        await expect(page.locator(openStates)).toHaveText(startOf(last))
        await toggle.click()
        await expect(page.locator(openStates)).toHaveCount(0)
      })

      test(`[LIC-1] the entries open and close by keyboard @thorough`, async ({ page }) => {
        await page.goto('/licenses')
        await page.locator(openStates).click()
        await page.locator('summary', { hasText: second.state }).focus()
        await page.keyboard.press('Enter')
        await expect(page.locator(openStates)).toHaveText(startOf(second))
        await page.keyboard.press('Space')
        await expect(page.locator(openStates)).toHaveCount(0)
      })
    })
  }
})

test('a link to a state opens its entry @thorough', async ({ page }) => {
  await page.goto(`/licenses#${last.code.toLowerCase()}`)
  await expect(page.locator(openStates)).toHaveText(startOf(last))
  await expect(page.locator(openStates)).toBeInViewport()
  await page.evaluate((hash) => (location.hash = hash), `#${second.code.toLowerCase()}`)
  await expect(page.locator(openStates)).toHaveText(startOf(second))
  await expect(page.locator(openStates)).toBeInViewport()
})

test('no phone number wraps on the narrowest screen @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/licenses')
  const broken = await page.locator('main').evaluate((main) => {
    for (const entry of main.querySelectorAll('details')) entry.removeAttribute('name')
    for (const entry of main.querySelectorAll('details')) entry.open = true
    const links = [...main.querySelectorAll('a[href^="tel:"]')]
    return { links: links.length, over: links.filter((link) => link.getClientRects().length > 1).length }
  })
  expect(broken.links).toBeGreaterThanOrEqual(licenses.length)
  expect(broken.over).toBe(0)
})

test('in print every entry is open and the header and footer are gone @thorough', async ({ page }) => {
  await page.goto('/licenses')
  await page.emulateMedia({ media: 'print' })
  for (const frame of ['.site-header', '.site-footer', '.chat-button', '.breadcrumb'])
    await expect(page.locator(frame)).toBeHidden()
  const bodies = page.locator('main .accordion-body')
  await expect(bodies).toHaveCount(licenses.length)
  expect(await bodies.evaluateAll((all) => all.every((body) => body.checkVisibility()))).toBe(true)
})
