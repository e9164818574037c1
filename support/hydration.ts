import type { Page } from '@playwright/test'

/** Opens a page and waits until its islands are hydrated; before that, forms are posted by the browser. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await hydrateIslands(page)
}

/**
 * Moves a pointer over each island, which triggers its hydration; islands in a closed popup are skipped. Nothing is
 * scrolled: what nobody looks at is neither loaded nor painted.
 */
export async function hydrateIslands(page: Page) {
  await page.waitForFunction(() => {
    const pending = document.querySelectorAll('[data-island]:not([data-hydrated], :empty, dialog:not([open]) *)')
    for (const island of pending) island.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }))
    return pending.length === 0
  })
}

/** Waits until the island inside a part of the page is hydrated, whether visible or not. */
export const waitForHydration = (page: Page, part: string) =>
  page.locator(`${part} [data-hydrated]`).first().waitFor({ state: 'attached' })
