/**
 * Animates sections below the fold once, as they come into view. Observing starts with the first interaction, so a page
 * that nobody scrolls does no work.
 */
export function revealOnScroll() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isBelow = !isIntersecting && boundingClientRect.top >= innerHeight
        target.classList.toggle('is-waiting', isBelow)
        if (!isBelow) observer.unobserve(target)
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  )
  const interacted = new AbortController()
  const start = () => {
    interacted.abort()
    for (const section of document.querySelectorAll('.reveal')) observer.observe(section)
  }
  for (const type of ['pointerdown', 'wheel', 'keydown', 'scroll'])
    addEventListener(type, start, { passive: true, signal: interacted.signal })
}
