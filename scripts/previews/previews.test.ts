import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { previewOf, previewSize } from '../../app/head/preview.ts'
import { publicPages } from '../../content/public-pages.ts'
import { madePreviews, previewFor } from './preview.ts'

const made = await madePreviews()

test.each(publicPages)(
  '[SITE-1] the preview picture of $path shows the page as it is; if not, run npm run draw:previews',
  async (page) => {
    expect(made.find(({ path }) => path === page.path)).toEqual(previewFor(page))
    const picture = await readFile(new URL(`../../public${previewOf(page.path)}`, import.meta.url))
    expect(picture.subarray(12, 16).toString()).toBe('IHDR')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([previewSize.width, previewSize.height])
    // Typefaces, palettes, and the number of counties vary.
    expect(picture.length).toBeLessThan(80_000)
  },
)
