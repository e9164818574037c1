import type { Page } from '@playwright/test'

/** Keeps React from arriving until it is let go. */
export async function holdReact(page: Page) {
  const { promise: wanted, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/react-.*\.js/, async (route) => {
    await wanted
    await route.continue()
  })
  return letGo
}
