import type { Page } from '@playwright/test'

/** The server answers the next request, and the answer does not arrive. */
export const loseAnswer = (page: Page, url: string) =>
  page.route(
    url,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
