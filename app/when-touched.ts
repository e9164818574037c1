/** Some ways of pressing a button touch nothing before. */
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'submit'] as const

/** Calls `wake` at the first touch of a part of the page, or at once where the address points into it. */
export function whenTouched(part: HTMLElement, wake: (part: HTMLElement) => void) {
  const once = new AbortController()
  const touched = () => {
    once.abort()
    wake(part)
  }
  if (part.contains(document.getElementById(location.hash.slice(1)))) return wake(part)
  for (const touch of touches) part.addEventListener(touch, touched, { capture: true, signal: once.signal })
}
