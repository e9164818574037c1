import type { Page } from '@playwright/test'

/**
 * Text that is cut off where nobody can scroll to it: outside a box that clips, or outside the page. Text for screen
 * readers only, pictures made of text, and the map, which can be panned, do not count.
 */
export const findClippedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const slack = 2
    const scrolling = new Set(['auto', 'scroll'])
    const root = document.documentElement

    /** The closest ancestor that clips this part of an element's text. */
    const cutBy = (element: Element, rect: DOMRect): Element | undefined => {
      let [left, right, top, bottom] = [rect.left, rect.right, rect.top, rect.bottom]
      for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
        const style = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        // Text that overflows a scrolling box can be scrolled into it, so from here on the box is checked instead.
        if (scrolling.has(style.overflowX)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
        else if (style.overflowX !== 'visible' && (left < edge.left - slack || right > edge.right + slack)) return box
        if (scrolling.has(style.overflowY)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
        else if (style.overflowY !== 'visible' && (top < edge.top - slack || bottom > edge.bottom + slack)) return box
        if (style.position === 'fixed') return undefined
      }
      return left < -slack || right > root.clientWidth + slack ? root : undefined
    }

    const lost: string[] = []
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const element = words.currentNode.parentElement
      if (!element || !words.currentNode.textContent?.trim()) continue
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue
      if (element.closest('.visually-hidden, .skip-link, [aria-hidden="true"], [role="img"], .agent-map')) continue
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      for (const rect of range.getClientRects()) {
        if (rect.width === 0) continue
        const box = cutBy(element, rect)
        if (!box) continue
        lost.push(`“${words.currentNode.textContent.trim().slice(0, 40)}” by ${box.tagName}.${box.className}`)
        break
      }
    }
    return lost
  })

/** Short words that are broken into two lines, which no reader expects. Addresses, user names, and ids may break. */
export const findBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Text for screen readers only is in a box of one pixel. */
    const isUnseen = (element: HTMLElement | null): boolean =>
      element !== null && (element.offsetWidth < 2 || element.ariaHidden === 'true' || isUnseen(element.parentElement))

    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      if (isUnseen(node.parentElement)) continue
      // Whole words only: a part of an address, a user name, or an id is not a word.
      for (const word of (node.textContent ?? '').matchAll(/(?<![^\s“(])[\p{L}\d,.]{2,14}(?![^\s”):;?!…])/gu)) {
        const range = document.createRange()
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word[0])
      }
    }
    return broken
  })

/** Expands everything that is collapsed, so that its text is checked too. */
export const expandAll = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) {
      fold.removeAttribute('name')
      fold.setAttribute('open', '')
    }
  })

/** Describes clipped text and horizontal scrolling of the page. */
export async function findLostText(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return [...(await findClippedText(page)), ...(wide > 0 ? [`the page is ${wide} px too wide`] : [])]
}

/** Sets the text spacing that WCAG 1.4.12 requires pages to support; the policy of a page allows this way. */
export const setTextSpacing = (page: Page) =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    await sheet.replace(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
