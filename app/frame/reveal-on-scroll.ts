/**
 * Sections below the fold rise once as they come into view; those in sight already just stand there. They are
 * looked at when somebody is about to scroll: a page that is only glanced at need not be made ready for it.
 */
export function revealOnScroll() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const waits = !isIntersecting && boundingClientRect.top >= innerHeight
        target.classList.toggle('is-waiting', waits)
        if (!waits) watcher.unobserve(target)
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  )
  const begun = new AbortController()
  const watch = () => {
    begun.abort()
    for (const section of document.querySelectorAll('.reveal')) watcher.observe(section)
  }
  for (const sign of ['pointerdown', 'wheel', 'keydown', 'scroll'])
    addEventListener(sign, watch, { passive: true, signal: begun.signal })
}
