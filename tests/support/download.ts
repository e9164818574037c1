import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** The file that the browser saves when something is pressed. */
export async function download(page: Page, press: () => Promise<unknown>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}
