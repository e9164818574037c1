import { brand } from '../../content/brand/company.ts'
import { expect, test } from '../support/browser.ts'
import { openHome } from '../support/home.ts'

for (const width of [360, 1280]) {
  test(`[HOME-1] the hero says what we do, beside two phones, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openHome(page)
    const hero = page.locator('.hero')
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Swift Transfers, Stronger Connections')
    await expect(hero.getByText(brand.tagline)).toBeVisible()
    await expect(hero.getByRole('link', { name: 'App Store' })).toHaveAttribute('href', brand.stores.ios)
    await expect(hero.getByRole('link', { name: 'Google Play' })).toHaveAttribute('href', brand.stores.android)
    await expect(hero.locator('.phone')).toHaveCount(2)
    for (const phone of await hero.locator('.phone').all()) {
      await phone.scrollIntoViewIfNeeded()
      await expect(phone).toBeInViewport()
    }
  })
}

test('[HOME-2] the promo banner shows the number to call', async ({ page }) => {
  await openHome(page)
  const promo = page.getByRole('region', { name: 'Experience the Future of Payments' })
  await expect(promo.getByRole('heading')).toBeVisible()
  await expect(promo.getByRole('link', { name: brand.phones.tollFree.display })).toHaveAttribute(
    'href',
    brand.phones.tollFree.uri,
  )
})

test('[PAY-1 PAY-3] converter and Text2Pay are side by side, with the disclaimer about the rate', async ({ page }) => {
  // Sections rise as they come into view, and would be measured on their way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
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
