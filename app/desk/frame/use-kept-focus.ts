import { useEffect } from 'react'

/**
 * When the element that has the focus is removed, the browser drops the focus to the body, and people with a keyboard
 * or a screen reader have to start over. The focus goes to the heading of the dialog or page that they are on instead.
 */
export function useKeptFocus() {
  useEffect(() => {
    let last: Element | undefined
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : undefined
    }
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return
      last = undefined
      const headings = document.querySelectorAll<HTMLElement>('main h1, dialog[open] h2')
      focusWithoutScrolling([...headings].at(-1) ?? document.getElementById('main'))
    })
    observer.observe(document.body, { childList: true, subtree: true })
    addEventListener('focusin', remember)
    addEventListener('click', focusPressed, true)
    return () => {
      observer.disconnect()
      removeEventListener('focusin', remember)
      removeEventListener('click', focusPressed, true)
    }
  }, [])
}

/**
 * Safari does not focus a button or a checkbox that is clicked: a dialog that closes would not return the focus to it,
 * and the keys of a list would not start at its row. Clicks without a count come from keys and scripts.
 */
function focusPressed({ target, detail }: MouseEvent) {
  if (detail > 0 && target instanceof Element)
    target.closest<HTMLElement>('button, input')?.focus({ preventScroll: true })
}

/** Also for a heading, which cannot have the focus otherwise. */
export function focusWithoutScrolling(element: HTMLElement | null) {
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
