const moves = ['scroll', 'wheel', 'pointermove', 'pointerdown', 'keydown'] as const

/**
 * Calls `wake` with each part of the page that comes into sight, and as soon as somebody moves, with what is half a
 * screen away: what nobody goes to costs a slow phone nothing. What is complete without code waits for the first move
 * even in sight.
 */
export function whenNear(parts: HTMLElement[], wake: (part: HTMLElement) => void) {
  const watchWithin = (rootMargin: string, watched: HTMLElement[]) => {
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue
          watcher.unobserve(target)
          wake(target)
        }
      },
      { rootMargin },
    )
    for (const part of watched) watcher.observe(part)
  }
  const moved = new AbortController()
  const lookFurther = () => {
    moved.abort()
    watchWithin('50% 0px', parts)
  }
  watchWithin(
    '0px',
    parts.filter(({ dataset }) => dataset['wakes'] === undefined),
  )
  for (const move of moves) addEventListener(move, lookFurther, { passive: true, signal: moved.signal })
}
