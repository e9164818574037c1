import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Checks WCAG 2.2 AA and best practices. */
export const findAccessibilityFaults = (page: Page) => analyze(page, (axe) => axe.withTags(rules))

/** Checks with the rules that axe uses by default. */
export const findFaultsByDefaultRules = (page: Page) => analyze(page, (axe) => axe)

/** Checks the contrast of text in the dark scheme; everything else is the same in both. */
export async function findFaultsInDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const faults = await analyze(page, (axe) => axe.withRules(['color-contrast']))
  await page.emulateMedia({ colorScheme: 'light' })
  return faults
}

/** Our pages have no cross-origin frames, so axe's legacy mode, which opens no page of its own, covers them. */
async function analyze(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await waitForTransitions(page)
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await choose(axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

/** Colors have their contrast only at the end of a transition. Endless and paused animations are not waited for. */
const waitForTransitions = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
