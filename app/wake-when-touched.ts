const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/**
 * Calls `wake` at the first touch of a part of the page. A form that is sent meanwhile waits for the outcome:
 * what came alive answers it, and without that the browser sends it as it is.
 */
export function wakeWhenTouched(part: HTMLElement, wake: () => Promise<void>) {
  let sent: HTMLFormElement | undefined
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) sent = event.target
  }
  const letGo = () => {
    part.removeEventListener('submit', hold)
    sent?.requestSubmit()
  }
  const touched = () => {
    for (const touch of touches) part.removeEventListener(touch, touched)
    void wake().finally(letGo)
  }
  part.addEventListener('submit', hold)
  for (const touch of touches) part.addEventListener(touch, touched)
}
