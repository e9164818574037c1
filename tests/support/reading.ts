import { test as base } from 'vitest'
import { mainOf, readHtml, type ReadPage } from './html.ts'
import { startTestSite } from './site.ts'

/** Tests that only read pages share one site per file. */
export const test = base.extend<{ read: (path: string) => Promise<ReadPage> }>({
  read: [
    async ({}, use) => {
      const site = await startTestSite()
      await use(async (path) => {
        const answer = await site.get(path)
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
        return readHtml(mainOf(await answer.text()))
      })
      await site.stop()
    },
    { scope: 'file' },
  ],
})

export { expect } from 'vitest'
