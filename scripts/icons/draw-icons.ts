// npm run draw:icons: makes the icons of browser tabs and home screens in public/, from the brand's logo. Needs Chromium.
import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { withPage } from '../browser.ts'
import { recordDrawing } from '../drawn.ts'
import { pictureData } from '../picture-colors.ts'
import { token } from '../tokens.ts'
import { icoFile } from './ico-file.ts'

const logo = pictureData('content/brand/logo.svg')
const save = (name: string, bytes: Buffer) => writeFile(new URL(`../../public/${name}`, import.meta.url), bytes)

await withPage({ width: 512, height: 512 }, 1, async (page) => {
  const transparent = { ground: 'transparent', share: 1 }
  const small = [16, 32, 48]
  const tabs = []
  for (const size of small) tabs.push({ size, png: await draw(page, size, transparent) })
  await save('favicon.ico', icoFile(tabs))
  await save('icon-192.png', await draw(page, 192, transparent))
  await save('icon-512.png', await draw(page, 512, transparent))
  await save('apple-touch-icon.png', await draw(page, 180, { ground: token('paper'), share: 0.7 }))
  // Phones crop it to their own shape: the logo stays inside the circle that is always visible.
  await save('icon-maskable-512.png', await draw(page, 512, { ground: token('paper'), share: 0.56 }))
})
recordDrawing('icons')

/** The logo centered in a square; `share` is the part of the width it takes. */
async function draw(page: Page, size: number, { ground, share }: { ground: string; share: number }): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">` +
      `<img style="width:${share * 100}%" src="${logo}">`,
  )
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  return page.screenshot({ omitBackground: true })
}
