import type { Page } from '@playwright/test'

/** Holds back React's script. The returned function waits until the script was requested, then lets it through. */
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
