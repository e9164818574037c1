import { chromium, type Page } from '@playwright/test'
import { findChromium } from './chromium.mjs'

type Size = { width: number; height: number }

/** Runs `work` with a page of this size in a headless Chromium. */
export async function withPage<T>(
  viewport: Size,
  deviceScaleFactor: number,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Loads only our own files; the flag lets module scripts load from disk.
    args: ['--no-sandbox', '--allow-file-access-from-files'],
  })
  try {
    return await work(await browser.newPage({ viewport, deviceScaleFactor }))
  } finally {
    await browser.close()
  }
}
