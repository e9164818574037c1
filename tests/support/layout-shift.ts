import type { Page } from '@playwright/test'

/** The cumulative layout shift since the page started to load. */
export const layoutShift = (page: Page) => page.evaluate(readShift)

const readShift = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0))
      resolve(shifts.reduce((sum, value) => sum + value, 0))
    }).observe({ type: 'layout-shift', buffered: true })
    // Without any shift, the observer is never called.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
  })
