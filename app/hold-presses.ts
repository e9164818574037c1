import type { FindNow } from './hydrate-island.tsx'
import { postPlainly } from './post-plainly.ts'

/** On a line that has broken down the code may never come: the browser sends a form itself after so long. */
const patienceMs = 5_000

/**
 * What is pressed or sent in a part of the page while its code is on the way waits for it, and is answered then. Forms
 * that only ask for another page wait for nothing.
 */
export function holdPresses(part: HTMLElement, alive: Promise<FindNow>) {
  const held = new Map<HTMLElement, (control: HTMLElement) => void>()

  const holdForm = (event: Event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || (form.method === 'get' && form.hasAttribute('action'))) return
    hold(event, form, (now) => now instanceof HTMLFormElement && send(now))
    if (form.method === 'post') setTimeout(() => held.delete(form) && send(form, true), patienceMs)
  }
  // In a popup that was closed meanwhile nobody waits for an answer.
  const send = (form: HTMLFormElement, plainly = false) => {
    if (!form.checkVisibility()) return
    if (plainly) void postPlainly(part, form)
    else form.requestSubmit()
  }
  const holdButton = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button[type="button"]')
    if (button) hold(event, button, (now) => now.click())
  }
  const hold = (event: Event, pressed: HTMLElement, answer: (control: HTMLElement) => void) => {
    event.preventDefault()
    // Nor may what is half alive answer it: it would be answered twice.
    event.stopImmediatePropagation()
    held.set(pressed, answer)
  }
  const answerAll = (findNow: FindNow) => {
    part.removeEventListener('submit', holdForm)
    part.removeEventListener('click', holdButton)
    for (const [pressed, answer] of held) {
      held.delete(pressed)
      const now = findNow(pressed)
      if (now) answer(now)
    }
  }

  part.addEventListener('submit', holdForm)
  part.addEventListener('click', holdButton)
  void alive.then(answerAll)
}
