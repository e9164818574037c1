/** Sections below the fold rise once as they come into view; those in sight already just stand there. */
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
  for (const section of document.querySelectorAll('.reveal')) watcher.observe(section)
}
