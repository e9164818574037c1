import { isStillPointer } from './is-still-pointer.ts'

/** Click and submit are included because assistive technology can press a button without any of the other events. */
const eventTypes = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'click', 'submit'] as const

/**
 * Calls `activate` when somebody touches an island, or did before this script ran and is still there, or the URL hash
 * points into it.
 */
export function whenTouched(island: HTMLElement, activate: (island: HTMLElement) => void) {
  const once = new AbortController()
  const trigger = () => {
    once.abort()
    activate(island)
  }
  const checkHash = () => {
    if (island.contains(document.getElementById(location.hash.slice(1)))) trigger()
  }
  const onEvent = (event: Event) => {
    if (!isStillPointer(event)) trigger()
  }
  for (const type of eventTypes) island.addEventListener(type, onEvent, { capture: true, signal: once.signal })
  addEventListener('hashchange', checkHash, { signal: once.signal })
  checkHash()
  if (island.contains(document.activeElement)) trigger()
}
