import { chromium, type Page } from '@playwright/test'
import { findChromium } from './chromium.mjs'

type Size = { width: number; height: number }

/** A page of this size in a headless Chromium, for as long as the work takes. */
export async function withPage<T>(
  viewport: Size,
  deviceScaleFactor: number,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Our own files only; a module script needs leave to load from the disk.
    args: ['--no-sandbox', '--allow-file-access-from-files'],
  })
  try {
    return await work(await browser.newPage({ viewport, deviceScaleFactor }))
  } finally {
    await browser.close()
  }
}
