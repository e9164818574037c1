import type { Page } from '@playwright/test'

/** Opens a page and waits until its islands live; before, a form posts to its page. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** Goes to each island, since none comes alive before it is near, and back to where the page was. */
export async function hydrated(page: Page) {
  const place = await page.evaluate(() => scrollY)
  await page.waitForFunction(() => {
    const asleep = [...document.querySelectorAll('[data-island]:not([data-wakes])')].find(
      ({ firstElementChild: first }) => first && !Object.keys(first).some((key) => key.startsWith('__reactProps')),
    )
    asleep?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    return !asleep
  })
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place)
}
