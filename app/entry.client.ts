/** The router takes over the pages that were made for it; on all others only the islands come alive. */
if ('__reactRouterContext' in window) void import('./router-client.tsx')
else watchIslands()

/** Each comes alive when it is half a screen away: what nobody scrolls to costs a slow phone nothing. */
function watchIslands() {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        watcher.unobserve(target)
        void enliven(target)
      }
    },
    { rootMargin: '50% 0px' },
  )
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    // What shows nothing yet is nowhere to be come near to.
    if (element.firstElementChild) watcher.observe(element)
    else void enliven(element)
  }
}

async function enliven(element: HTMLElement) {
  const { hydrateIsland } = await import('./hydrate-island.tsx')
  hydrateIsland(element)
}
