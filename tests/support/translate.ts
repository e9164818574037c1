import type { Page } from '@playwright/test'

/**
 * Translates a page as Chrome does: every text node is replaced by two nested `<font>` elements with other text, now
 * and whenever text is added or changed. The other text is the original in ‹ ›, so that a test can still find it.
 * Fields keep what was typed in them; their labels, options, and messages are translated.
 */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const untouched = 'script, style, noscript, textarea, svg, [translate=no], .notranslate, font font'
    const translateNode = (node: Node) => {
      const text = node.nodeValue ?? ''
      if (text.trim() === '' || node.parentElement?.closest(untouched)) return
      const inner = document.createElement('font')
      inner.textContent = `‹${text}›`
      const outer = document.createElement('font')
      outer.append(inner)
      node.parentNode?.replaceChild(outer, node)
    }
    const translateWithin = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Node[] = []
      while (texts.nextNode()) found.push(texts.currentNode)
      for (const node of found) translateNode(node)
    }
    translateWithin(document.body)
    document.documentElement.lang = 'so'
    document.documentElement.classList.add('translated-ltr')
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translateNode(target)
        for (const node of addedNodes) {
          if (node instanceof Text) translateNode(node)
          else translateWithin(node)
        }
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

/** The original text of a translated page. */
export const untranslated = (text: string) => text.replaceAll(/[‹›]/g, '')
