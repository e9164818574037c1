import type { Page } from '@playwright/test'

/** How much of what was in sight has moved since the page began to load. */
export const layoutShift = (page: Page) => page.evaluate(readShift)

const readShift = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0))
      resolve(shifts.reduce((sum, value) => sum + value, 0))
    }).observe({ type: 'layout-shift', buffered: true })
    // There is no report where nothing has moved.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
  })
