/** Sections below the fold rise once as they come into view; those in sight already just stand there. */
export function revealOnScroll() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        target.classList.remove('is-waiting')
        watcher.unobserve(target)
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  )
  for (const section of document.querySelectorAll('.reveal')) {
    if (section.getBoundingClientRect().top < innerHeight) continue
    section.classList.add('is-waiting')
    watcher.observe(section)
  }
}
