const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/**
 * Calls `wake` at the first touch of a part of the page. A form that is sent meanwhile waits for the outcome:
 * what came alive answers it, and without that the browser sends it as it is.
 */
export function wakeWhenTouched(part: HTMLElement, wake: () => Promise<void>) {
  const once = new AbortController()
  let sent: HTMLFormElement | undefined
  const touched = () => {
    if (once.signal.aborted) return
    once.abort()
    void wake().finally(letGo)
  }
  // Some ways of pressing a button touch nothing before.
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) sent = event.target
    touched()
  }
  const letGo = () => {
    part.removeEventListener('submit', hold)
    // Whoever has closed it meanwhile has thought better of it.
    if (sent?.checkVisibility()) sent.requestSubmit()
  }
  part.addEventListener('submit', hold)
  for (const touch of touches) part.addEventListener(touch, touched, { signal: once.signal })
}
