import type { Page } from '@playwright/test'
import { openHydrated } from '../../support/hydration.ts'

/** Opens the home page as on the second visit of a session (without its popup), with its islands hydrated. */
export async function openHome(page: Page) {
  await skipFirstVisit(page)
  await openHydrated(page, '/')
}

/** The popup of a first visit does not open in this tab. */
export const skipFirstVisit = (page: Page) => page.addInitScript(() => sessionStorage.setItem('popupShown', 'yes'))

/** Stops the page's clock; a test advances it with `page.clock.runFor`. */
export async function stopTime(page: Page) {
  await page.clock.install({ time: '2026-11-15T10:00:00Z' })
  await page.clock.pauseAt('2026-11-15T10:00:01Z')
}

/** Opens the home page as on the first visit of a session, and scrolls past the hero, which opens the popup. */
export async function openFirstVisit(page: Page) {
  await page.goto('/')
  await scrollPastHero(page)
}

/** Further than its edge, which still counts as in view. */
export const scrollPastHero = (page: Page) =>
  page
    .locator('.hero')
    .evaluate((hero) => scrollTo({ top: hero.getBoundingClientRect().bottom + 40, behavior: 'instant' }))
