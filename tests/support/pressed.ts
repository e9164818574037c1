import type { JSHandle, Page } from '@playwright/test'

const controls =
  'a[href], button:not(:disabled, [aria-disabled="true"]), summary, label:has(> input), input:is([type="checkbox"], [type="radio"]):not(.visually-hidden)'

/** How each control looks, once motion of at most 100 ms has passed; empty for one that is no longer there to be pressed. */
const looksOf = (elements: JSHandle<Element[]>) =>
  elements.evaluate((all) => {
    for (const animation of document.getAnimations())
      if (animation.timeline === document.timeline) animation.currentTime = 100
    return all.map((element) => {
      const { opacity, translate, scale, backgroundColor, color, pointerEvents } = getComputedStyle(element)
      if (!element.isConnected || pointerEvents === 'none') return ''
      return [opacity, translate, scale, backgroundColor, color].join(' ')
    })
  })

/** The controls that look the same while they are pressed. */
export async function findUnpressed(page: Page): Promise<string[]> {
  // A page may change in the meantime: the same elements are examined twice, as far as they are still there.
  const elements = await page.evaluateHandle((selector) => [...document.querySelectorAll(selector)], controls)
  const names = await elements.evaluate((all) => all.map((element) => element.outerHTML.slice(0, 120)))
  if (names.length === 0) throw new Error('The page has no controls.')
  const atRest = await looksOf(elements)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: controls })
  // All at once: one after the other, each is painted.
  await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['active'] })),
  )
  const pressed = await looksOf(elements)
  await session.detach()
  return names.filter((_, index) => pressed[index] !== '' && pressed[index] === atRest[index])
}
