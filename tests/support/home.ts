import type { Page } from '@playwright/test'
import { openHydrated } from './hydrated.ts'

/** The home page as on a second visit of a session, with its scripts running. */
export async function openHome(page: Page) {
  await page.addInitScript(() => sessionStorage.setItem('popupShown', 'yes'))
  await openHydrated(page, '/')
}

/** Time stands still from now on; a test lets it run with `page.clock.runFor`. */
export async function stopTime(page: Page) {
  await page.clock.install({ time: '2026-11-15T10:00:00Z' })
  await page.clock.pauseAt('2026-11-15T10:00:01Z')
}
