import type { Page } from '@playwright/test'

/** Opens a page and waits until its islands live; before, a form posts to its page. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/**
 * Goes to each island and touches it, since none comes alive before, and back to where the page was. Those in a popup
 * wait until it is open.
 */
export async function hydrated(page: Page) {
  const place = await page.evaluate(() => scrollY)
  await page.waitForFunction(() => {
    const asleep = [...document.querySelectorAll('[data-island]:not(dialog:not([open]) *)')].find(
      ({ firstElementChild: first }) => first && !Object.keys(first).some((key) => key.startsWith('__reactProps')),
    )
    asleep?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    asleep?.dispatchEvent(new PointerEvent('pointerover'))
    return !asleep
  })
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place)
}

/** Waits until the island inside a part of the page is alive, seen or not. */
export const aliveIn = (page: Page, part: string) =>
  page.waitForFunction(
    (selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps')),
    `${part} [data-island] > *`,
  )
