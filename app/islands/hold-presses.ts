import type { FindCurrent } from './hydrate-island.tsx'
import { postPlainly } from './post-plainly.ts'

/** On a broken connection the code may never arrive, so after this time the browser posts the form itself. */
const timeoutMs = 5_000

/**
 * Holds clicks and submits in an island while its code loads, and replays them once it is hydrated. Forms that only
 * navigate to another page are not held.
 */
export function holdPresses(island: HTMLElement, hydrated: Promise<FindCurrent>) {
  const held = new Map<HTMLElement, (control: HTMLElement) => void>()

  const holdForm = (event: Event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || (form.method === 'get' && form.hasAttribute('action'))) return
    hold(event, form, (current) => current instanceof HTMLFormElement && send(current))
    if (form.method === 'post') setTimeout(() => held.delete(form) && send(form, true), timeoutMs)
  }
  // Nobody waits for an answer in a popup that has been closed in the meantime.
  const send = (form: HTMLFormElement, asHtmlForm = false) => {
    if (form.getClientRects().length === 0) return
    if (asHtmlForm) void postPlainly(island, form)
    else form.requestSubmit()
  }
  const holdButton = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button[type="button"]')
    if (button) hold(event, button, (current) => current.click())
  }
  const hold = (event: Event, target: HTMLElement, replay: (control: HTMLElement) => void) => {
    event.preventDefault()
    // A partly hydrated island must not handle the event as well.
    event.stopImmediatePropagation()
    held.set(target, replay)
  }
  const replayAll = (findCurrent: FindCurrent) => {
    island.removeEventListener('submit', holdForm)
    island.removeEventListener('click', holdButton)
    for (const [target, replay] of held) {
      held.delete(target)
      const current = findCurrent(target)
      if (current) replay(current)
    }
  }

  island.addEventListener('submit', holdForm)
  island.addEventListener('click', holdButton)
  void hydrated.then(replayAll)
}
