import type { Page } from '@playwright/test'

/** Opens a page and waits until its islands are hydrated; before that, forms are posted by the browser. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await hydrateIslands(page)
}

/**
 * Scrolls to each island and moves a pointer over it, which triggers its hydration, then restores the scroll position.
 * Islands in a closed popup are skipped.
 */
export async function hydrateIslands(page: Page) {
  const startTop = await page.evaluate(() => scrollY)
  await page.waitForFunction(() => {
    const pending = [...document.querySelectorAll('[data-island]:not(dialog:not([open]) *)')].find(
      ({ firstElementChild: first }) => first && !Object.keys(first).some((key) => key.startsWith('__reactProps')),
    )
    pending?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    pending?.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }))
    return !pending
  })
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), startTop)
}

/** Waits until the island inside a part of the page is hydrated, whether visible or not. */
export const waitForHydration = (page: Page, part: string) =>
  page.waitForFunction(
    (selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps')),
    `${part} [data-island] > *`,
  )
