import type { Page } from '@playwright/test'

/** Opens a page and waits until its scripts have taken it over; before, a form posts to its page. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}
