import type { Page } from '@playwright/test'

/** Counts every press of the mouse on the pages that are opened from now on. */
export async function countClicks(page: Page) {
  let clicks = 0
  await page.exposeFunction('countClick', () => (clicks += 1))
  await page.addInitScript(`addEventListener('pointerdown', () => countClick(), true)`)
  return () => clicks
}
