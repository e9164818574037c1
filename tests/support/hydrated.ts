import type { Page } from '@playwright/test'

/** Opens a page and waits until its islands live; before, a form posts to its page. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** An island without any element has nothing to wait for. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('[data-island] > :first-child')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  )
