import { mainOf, readHtml, type ReadPage } from './html.ts'
import { readingTest } from './site.ts'

/** Tests that only read pages. */
export const test = readingTest.extend<{ read: (path: string) => Promise<ReadPage> }>({
  read: async ({ site }, use) => {
    await use(async (path) => {
      const answer = await site.get(path)
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
      return readHtml(mainOf(await answer.text()))
    })
  },
})

export { expect } from 'vitest'
