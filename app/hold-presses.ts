/**
 * What is pressed or sent in a part of the page before it is alive waits until it is, and is answered then. Without its
 * code the browser sends a form as it is.
 */
export function holdPresses(part: HTMLElement, alive: Promise<void>) {
  let answer: (() => void) | undefined
  const hold = (event: Event) => {
    const repeat = event.target instanceof Element && repeatable(event, event.target)
    if (!repeat) return
    event.preventDefault()
    // Nor may what is half alive answer it: it would be answered twice.
    event.stopImmediatePropagation()
    answer = repeat
  }
  const letGo = () => {
    part.removeEventListener('submit', hold)
    part.removeEventListener('click', hold)
    answer?.()
  }
  part.addEventListener('submit', hold)
  part.addEventListener('click', hold)
  void alive.finally(letGo)
}

/** Buttons and forms do nothing of their own that could not come later; all else is left to the browser. */
function repeatable(event: Event, target: Element): (() => void) | undefined {
  if (event.type === 'submit' && target instanceof HTMLFormElement)
    // In a popup that was closed meanwhile nobody waits for an answer.
    return () => (target.checkVisibility() ? target.requestSubmit() : undefined)
  const button = event.type === 'click' && target.closest<HTMLElement>('button[type="button"]')
  return button ? () => button.click() : undefined
}
