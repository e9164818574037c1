import { wakeWhenTouched } from './wake-when-touched.ts'

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
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (island.dataset['wakes'] === 'touched') wakeWhenTouched(island, () => enliven(island))
    else watcher.observe(island)
  }
}

async function enliven(element: HTMLElement) {
  const { hydrateIsland } = await import('./hydrate-island.tsx')
  await hydrateIsland(element)
}
