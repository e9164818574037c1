import type { Page } from '@playwright/test'

/** Holds back React's script, as `holdScript` does. */
export const holdReact = (page: Page) => holdScript(page, /\/react-.*\.js/)

/** Holds back a script. The returned function waits until the script was requested, then lets it through. */
export async function holdScript(page: Page, url: RegExp) {
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
