import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'

const executablePath = findChromium()

/** The headless shell loads the pictures that the whole browser loads once it looks as far ahead for them. */
const sameDistance = '--blink-settings=lazyLoadingImageMarginPx4G=1250,lazyLoadingImageMarginPxUnknown=1250'

/** Those that use a site with a desk, so that the others need not start one as well. */
const deskTests = '**/{applicant,color-scheme,desk,publishing,webkit}*.spec.ts'

export default defineConfig({
  testDir: 'tests/browser',
  // Playwright empties this folder when it starts.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // More than the cores of a small machine, because a quarter of the time is spent waiting.
  workers: 3,
  forbidOnly: true,
  // Generous, for busy machines; passing tests do not wait.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  // Tests of the desk take the longest. They come first, so that none is left for the end, when other workers are done.
  projects: [
    { name: 'desk', testMatch: deskTests },
    { name: 'site', testIgnore: deskTests },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // Drawing motion takes a third of a test's time; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium's own sandbox does not work for root; the pages are ours.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', sameDistance],
    },
  },
})
