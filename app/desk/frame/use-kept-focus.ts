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
    return () => {
      observer.disconnect()
      removeEventListener('focusin', remember)
    }
  }, [])
}

/** Also for a heading, which cannot have the focus otherwise. */
export function focusWithoutScrolling(element: HTMLElement | null) {
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
