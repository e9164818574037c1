import type { Page } from '@playwright/test'

/** Keeps React from arriving. What it answers waits until React was asked for, and lets it go. */
export async function holdReact(page: Page) {
  const asked = Promise.withResolvers<void>()
  const wanted = Promise.withResolvers<void>()
  await page.route(/\/react-.*\.js/, async (route) => {
    asked.resolve()
    await wanted.promise
    await route.continue()
  })
  return async () => {
    await asked.promise
    wanted.resolve()
  }
}
