import type { Page } from '@playwright/test'

/** The labels of boxes and circles that are above or below what they name, and not next to it. */
export const findStrayLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input:is([type="checkbox"], [type="radio"])')].flatMap((input) => {
      const [label] = input.labels ?? []
      const [one, other] = [input.getBoundingClientRect(), label?.getBoundingClientRect()]
      // A control of one pixel is hidden, and its label is a button.
      if (!label || !other || one.width <= 1 || !input.checkVisibility({ opacityProperty: true })) return []
      const isNextTo = one.top < other.bottom && other.top < one.bottom
      return isNextTo ? [] : [`the label “${label.innerText}” is not next to its control`]
    }),
  )
