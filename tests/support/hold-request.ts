import type { Page } from '@playwright/test'

/** Holds back React's script, as `holdRequest` does. */
export const holdReact = (page: Page) => holdRequest(page, /\/react-.*\.js/)

/** Holds back requests. The returned function waits until there was one, then lets them through. */
export async function holdRequest(page: Page, url: string | RegExp) {
  const asked = Promise.withResolvers<void>()
  const wanted = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    asked.resolve()
    await wanted.promise
    await route.continue()
  })
  return async () => {
    await asked.promise
    wanted.resolve()
  }
}
