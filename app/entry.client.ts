import { holdPresses } from './hold-presses.ts'
import { whenNear } from './when-near.ts'
import { whenTouched } from './when-touched.ts'

/** The router takes over the pages that were made for it; on all others only the islands come alive. */
if ('__reactRouterContext' in window) void import('./router-client.tsx')
else {
  for (const island of find('[data-wakes="touched"]')) whenTouched(island, enliven)
  whenNear(find('[data-island]:not([data-wakes])'), enliven)
}

function find(selector: string) {
  return [...document.querySelectorAll<HTMLElement>(selector)]
}

function enliven(island: HTMLElement) {
  holdPresses(island, hydrate(island))
}

async function hydrate(island: HTMLElement) {
  const { hydrateIsland } = await import('./hydrate-island.tsx')
  await hydrateIsland(island)
}
