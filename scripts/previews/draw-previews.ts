// npm run draw:previews: makes public/og/*.png, the pictures of shared links. Needs Chromium. Paths after `--`
// choose some: npm run draw:previews -- /company
import { chmod, cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { previewOf, previewSize } from '../../app/head/preview.ts'
import { withPage } from '../browser.ts'
import { recordDrawing } from '../drawn.ts'
import { madeFile, madePreviews, previewFor, previewHtml } from './preview.ts'

/** The pictures have few colors: a palette makes them a third as large without a visible difference. */
const palette = { palette: true, colors: 64, dither: 0, effort: 10, compressionLevel: 9 }

// The content uses a Vite feature to list its articles.
const { module } = await runnerImport<typeof import('../../content/public-pages.ts')>('content/public-pages.ts')
const requestedPaths = process.argv.slice(2)
const all = module.publicPages.map(previewFor)
const previews = requestedPaths.length > 0 ? all.filter(({ path }) => requestedPaths.includes(path)) : all
const outputFolder = fileURLToPath(new URL('../../public/og', import.meta.url))
// All are drawn in a new folder and replace the old ones together, so that a failed run leaves the old ones alone.
const folder = await mkdtemp(`${outputFolder}-`)

try {
  await withPage(previewSize, 1, async (page) => {
    const file = join(folder, 'preview.html')
    for (const preview of previews) {
      await writeFile(file, previewHtml(preview))
      await page.goto(pathToFileURL(file).href)
      await page.evaluate(() => document.fonts.ready)
      const target = join(folder, basename(previewOf(preview.path)))
      await sharp(await page.screenshot())
        .png(palette)
        .toFile(target)
    }
    await rm(file)
  })
  if (previews.length < all.length) {
    await cp(folder, outputFolder, { recursive: true })
  } else {
    await rm(outputFolder, { recursive: true, force: true })
    await rename(folder, outputFolder)
    await chmod(outputFolder, 0o755)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
const kept = previews.length < all.length ? await madePreviews() : []
const made = new Map([...kept, ...previews].map((preview) => [preview.path, preview]))
await writeFile(madeFile, `${JSON.stringify([...made.values()], null, 2)}\n`)
if (kept.length === 0) recordDrawing('previews')
