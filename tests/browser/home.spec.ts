import { brand } from '../../content/brand/company.ts'
import { home } from '../../content/pages/home.ts'
import { expect, test } from '../support/browser.ts'
import { thoroughUnless } from '../support/thorough.ts'
import { openHome } from '../support/home.ts'

for (const width of [360, 1280]) {
  test(`[HOME-1] the hero says what we do, beside a transfer in the app, at ${width} px${thoroughUnless(width === 360)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openHome(page)
    const hero = page.locator('.hero')
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Swift Transfers, Stronger Connections')
    await expect(hero.getByText(brand.tagline)).toBeVisible()
    await expect(hero.getByRole('link', { name: 'App Store' })).toHaveAttribute('href', brand.stores.ios)
    await expect(hero.getByRole('link', { name: 'Google Play' })).toHaveAttribute('href', brand.stores.android)
    const phones = hero.locator('.phone')
    await expect(phones).toHaveCount(3)
    await hero.locator('.demo').scrollIntoViewIfNeeded()
    await expect(phones.first()).toBeInViewport({ ratio: 1 })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('[HOME-1] the transfer in the app is played by its own buttons, and by the keyboard @thorough', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1000 })
    await page.goto('/')
    const demo = page.getByRole('group', { name: home.hero.phones.label })
    const { amount, pay, arrived, steps } = home.hero.phones
    const expectStep = async (step: number) => {
      for (const [index, { name, caption }] of steps.entries()) {
        await expect(demo.getByRole('radio', { name })).toBeChecked({ checked: index === step })
        await expect(demo.getByText(caption)).toBeVisible({ visible: index === step })
      }
    }
    await expectStep(0)
    await demo.getByText(amount.button).click()
    await expectStep(1)
    await demo.locator('.phone', { hasText: pay.title }).locator('.phone-button').click()
    await expectStep(2)
    await demo.getByText(arrived.button).click()
    await expectStep(0)
    // A phone behind the others comes to the front.
    await demo
      .locator('.phone-choice')
      .nth(1)
      .click({ position: { x: 180, y: 80 } })
    await expectStep(1)
    await demo.getByRole('radio', { checked: true }).press('ArrowRight')
    await expectStep(2)
  })
})

test('the thread is drawn down to the part of home that is read, and is whole with reduced motion @thorough', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openHome(page)
  const threads = page.locator('.thread-run')
  const hidden = (index: number) => threads.nth(index).evaluate((thread) => getComputedStyle(thread).clipPath)
  const last = (await threads.count()) - 1
  await expect.poll(() => hidden(last)).toContain('100%')
  await page.locator('.site-footer').last().scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => hidden(last)).not.toContain('100%')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => hidden(last)).toBe('none')
})

test('a wide screen gets a wider page and larger type @thorough', async ({ page }) => {
  const measure = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return page.locator('.site-header .page').evaluate((element) => ({
      column: Math.round(element.clientWidth),
      text: Number.parseFloat(getComputedStyle(element.ownerDocument.documentElement).fontSize),
    }))
  }
  await openHome(page)
  expect((await measure(1440)).text).toBeCloseTo(16, 1)
  const wide = await measure(1920)
  expect(wide.column).toBeCloseTo(1440, -1)
  expect(wide.text).toBe(18)
})

test('[HOME-2] the promo banner shows the number to call @thorough', async ({ page }) => {
  await openHome(page)
  const promo = page.getByRole('region', { name: 'Experience the Future of Payments' })
  await expect(promo.getByRole('heading')).toBeVisible()
  await expect(promo.getByRole('link', { name: brand.phones.tollFree.display })).toHaveAttribute(
    'href',
    brand.phones.tollFree.uri,
  )
})

test('[PAY-1 PAY-3] converter and Text2Pay are side by side, with the disclaimer about the rate @thorough', async ({
  page,
}) => {
  await openHome(page)
  const pay = page.getByRole('region', { name: 'Your Payment, Just a Text Away' })
  const [converter, text2pay] = await Promise.all([
    pay.locator('.pay-half').first().boundingBox(),
    pay.getByRole('form', { name: brand.product }).boundingBox(),
  ])
  expect(converter?.y).toBe(text2pay?.y)
  expect((converter?.x ?? 0) + (converter?.width ?? 0)).toBeLessThanOrEqual(text2pay?.x ?? 0)
  await expect(
    pay.getByText(/mid-market rate\. It is for information only\. Actual transfers do not get/),
  ).toBeVisible()
})

test('[PAY-2] Send Amount stays off, says why, and nothing is ever sent', async ({ page }) => {
  await openHome(page)
  const form = page.getByRole('form', { name: brand.product })
  const button = form.getByRole('button', { name: 'Send Amount' })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription(/starts with an agent/)
  const consent = form.getByRole('checkbox', { name: /STOP.*HELP/ })
  for (const [name, href] of [
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Use', '/term-of-use'],
  ] as const)
    await expect(form.getByRole('link', { name })).toHaveAttribute('href', href)
  await expect(form.getByText(`Call ${brand.phones.tollFree.display} for help. Text STOP to cancel.`)).toBeVisible()

  const parts = new Set(['script', 'stylesheet', 'font', 'image', 'media'])
  const requests: string[] = []
  page.on('request', (request) => {
    if (!parts.has(request.resourceType())) requests.push(request.url())
  })
  await consent.check()
  await form.getByLabel('Mobile number').fill('6125550163')
  await form.getByLabel('Mobile number').press('Enter')
  await expect(button).toBeDisabled()
  expect(new URL(page.url()).search).toBe('')
  expect(requests).toEqual([])
})
