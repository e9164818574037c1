/** The router takes over the pages that were made for it; on all others only the islands come alive. */
if ('__reactRouterContext' in window) void import('./router-client.tsx')
else watchIslands()

/** Each comes alive when it is less than a screen away: what nobody scrolls to costs a slow phone nothing. */
function watchIslands() {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        watcher.unobserve(target)
        void import('./enliven.tsx').then(({ enliven }) => enliven(target))
      }
    },
    { rootMargin: '50% 0px' },
  )
  for (const element of document.querySelectorAll('[data-island]')) watcher.observe(element)
}
