import type { Page } from '@playwright/test'

/** The controls that are completely covered, or outside the window, when the Tab key reaches them (WCAG 2.4.11). */
export async function findCoveredFocus(page: Page): Promise<string[]> {
  const covered = new Set<string>()
  const next = async () => {
    await page.keyboard.press('Tab')
    return page.evaluate(controlInFocus)
  }
  const first = await next()
  let stop = first
  // After the last control, the focus leaves the page or returns to the first one.
  do {
    if (!stop.isSeen) covered.add(stop.name)
    stop = await next()
  } while (stop.index >= 0 && stop.index !== first.index)
  return [...covered]
}

/** Runs in the page. */
async function controlInFocus(): Promise<{ index: number; name: string; isSeen: boolean }> {
  const control = document.activeElement
  if (!control || control === document.body) return { index: -1, name: '', isSeen: true }
  // The page, or a part of it, may scroll smoothly.
  const place = () => `${control.getBoundingClientRect().x} ${control.getBoundingClientRect().y}`
  for (let before = ''; before !== place();) {
    before = place()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  const parts = [control, ...(control instanceof HTMLInputElement ? (control.labels ?? []) : [])]
  const isSeen = parts.some((part) =>
    [...part.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((share) => {
        const above = document.elementFromPoint(left + width * share, top + height * share)
        return above !== null && parts.some((one) => one.contains(above))
      }),
    ),
  )
  return { index: [...document.querySelectorAll('*')].indexOf(control), name: control.outerHTML.slice(0, 100), isSeen }
}
