import { test as base } from '@playwright/test'
import { startProcess, type SiteProcess } from '../../support/site-process.ts'

/** Browser tests share one real site per worker, started as an operator would start it. */
export const test = base.extend<object, { settings: Record<string, string>; site: SiteProcess }>({
  settings: [{}, { scope: 'worker', option: true }],
  site: [
    async ({ settings }, use) => {
      const site = await startProcess({ settings })
      await use(site)
      await site.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url)
  },
})

/** For tests of what moves; the others see the site as with reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

export { expect } from '@playwright/test'
