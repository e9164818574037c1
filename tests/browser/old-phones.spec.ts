import type { Page } from '@playwright/test'
import { brand } from '../../content/brand/company.ts'
import { joinForm } from '../../content/lead-forms.ts'
import { expect, test } from '../support/browser.ts'
import { openHydrated } from '../../support/hydration.ts'
import { alertOf, fillContact } from '../support/fill-form.ts'
import { openFirstVisit } from '../support/home.ts'

/** Inline scripts are changed, and their hashes with them. */
test.use({ bypassCSP: true })

/** What browsers learned in 2023 and 2024 and older phones will never have. */
async function forgetRecentFeatures(page: Page) {
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [Promise, 'withResolvers'],
      [String.prototype, 'isWellFormed'],
      [Element.prototype, 'checkVisibility'],
      [HTMLElement.prototype, 'showPopover'],
      [HTMLElement.prototype, 'popover'],
    ] as const)
      Reflect.deleteProperty(owner, name)
  })
  await page.route('**/*', async (route) => {
    const kind = route.request().resourceType()
    if (kind !== 'document' && kind !== 'stylesheet') return route.fallback()
    const response = await route.fetch()
    const text = await response.text()
    const body = text
      .replaceAll(' popover="', ' then-unknown="')
      .replaceAll('[popover]', '[then-unknown]')
      .replaceAll(':popover-open', ':then-unknown')
    return route.fulfill({ response, body })
  })
}

for (const width of [360, 1280])
  test(`a phone of 2022 shows no menu at all times, and its header leaves room for the page (${width} px) @thorough`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await forgetRecentFeatures(page)
    await page.goto('/company')
    const header = page.getByRole('banner')
    expect((await header.boundingBox())?.height).toBeLessThan(120)
    await expect(header.getByRole('link', { name: 'About' })).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first()).toBeVisible()
  })

test('[JOIN-2] a form is sent from a phone of 2022 @thorough', async ({ page }) => {
  await forgetRecentFeatures(page)
  await openHydrated(page, '/company')
  const form = page.getByRole('form', { name: 'Join' })
  await fillContact(form, { email: 'amina@mail.example', phone: '6125550163' })
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: joinForm.submit }).click()
  await expect(alertOf(page)).toContainText('You have successfully joined the product!')
})

test('[POP-1] the popup of the first visit opens on a phone of 2022 @thorough', async ({ page }) => {
  await forgetRecentFeatures(page)
  await openFirstVisit(page)
  await expect(page.getByRole('dialog', { name: `Become a ${brand.name} Agent` })).toBeVisible()
})
