import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Frame, Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { root } from '../../scripts/places.mjs'

declare global {
  interface Window {
    axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> }
  }
}

const axeSource = readFileSync(join(root, 'node_modules', 'axe-core', 'axe.min.js'), 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const withoutContrast: RunOptions = { rules: { 'color-contrast': { enabled: false } } }

/** Checks WCAG 2.2 AA and best practices. */
export const findAccessibilityFaults = (page: Page) => analyze(page, { runOnly: rules })

/** The same, without the contrast of text, which takes as long as all other rules; a unit test checks it for every color. */
export const findFaultsExceptContrast = (page: Page) => analyze(page, { runOnly: rules, ...withoutContrast })

/** Checks with the rules that axe uses by default. */
export const findFaultsByDefaultRules = (page: Page) => analyze(page, {})

/** The same, without the contrast of text. */
export const findDefaultFaultsExceptContrast = (page: Page) => analyze(page, withoutContrast)

/** Checks the contrast of text in the dark scheme; everything else is the same in both. */
export async function findFaultsInDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const faults = await analyze(page, { runOnly: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
  return faults
}

async function analyze(page: Page, options: RunOptions): Promise<string[]> {
  await waitForTransitions(page)
  for (const frame of page.frames()) await loadAxe(frame)
  const violations = await page.evaluate(async (chosen) => (await window.axe.run(document, chosen)).violations, {
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
    ...options,
  } satisfies RunOptions)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

/** Once per document: it takes as long as examining a small page. */
async function loadAxe(frame: Frame) {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
}

/** Colors have their contrast only at the end of a transition. Endless and paused animations are not waited for. */
const waitForTransitions = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
