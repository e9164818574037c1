import { holdPresses } from './hold-presses.ts'
import { whenNear } from './when-near.ts'
import { whenTouched } from './when-touched.ts'

/** The router takes over the pages that were made for it; on all others only the islands come alive. */
if ('__reactRouterContext' in window) void import('./router-client.tsx')
else {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  const asleep = new Set(islands)
  const wake = (island: HTMLElement) => {
    if (asleep.delete(island)) holdPresses(island, hydrate(island))
  }
  for (const island of islands) whenTouched(island, wake)
  whenNear(
    islands.filter(({ dataset }) => !dataset['wakes']),
    wake,
  )
}

async function hydrate(island: HTMLElement) {
  const { hydrateIsland } = await import('./hydrate-island.tsx')
  await hydrateIsland(island)
}
