/** Some ways of pressing a button touch nothing before. */
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'submit'] as const

/** Calls `wake` when a part of the page is touched, or the address points into it. */
export function whenTouched(part: HTMLElement, wake: (part: HTMLElement) => void) {
  const once = new AbortController()
  const touched = () => {
    once.abort()
    wake(part)
  }
  const follow = () => {
    if (part.contains(document.getElementById(location.hash.slice(1)))) touched()
  }
  for (const touch of touches) part.addEventListener(touch, touched, { capture: true, signal: once.signal })
  addEventListener('hashchange', follow, { signal: once.signal })
  follow()
}
