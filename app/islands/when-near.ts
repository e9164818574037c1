import { isStillPointer } from './is-still-pointer.ts'

const interactions = ['scroll', 'wheel', 'pointermove', 'pointerdown', 'keydown'] as const

/**
 * Calls `activate` with each island that comes into view and, from the first interaction on, with those half a screen
 * away, so that a slow phone does not load what nobody looks at. Islands with `data-when` are complete without code:
 * they wait for the first interaction even if they are in view.
 */
export function whenNear(islands: HTMLElement[], activate: (island: HTMLElement) => void) {
  const observe = (rootMargin: string, targets: HTMLElement[]) => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue
          observer.unobserve(target)
          activate(target)
        }
      },
      { rootMargin },
    )
    for (const island of targets) observer.observe(island)
  }
  const interacted = new AbortController()
  const onInteraction = (event: Event) => {
    if (isStillPointer(event)) return
    interacted.abort()
    observe('50% 0px', islands)
  }
  observe(
    '0px',
    islands.filter(({ dataset }) => dataset['when'] === undefined),
  )
  for (const type of interactions) addEventListener(type, onInteraction, { passive: true, signal: interacted.signal })
}
