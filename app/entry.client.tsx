import { startTransition, type ElementType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isIslandName, islands } from './islands.ts'

/** The router takes over the pages that were made for it; on all others only the islands come alive. */
if ('__reactRouterContext' in window) void import('./router-client.tsx')
else document.querySelectorAll<HTMLElement>('[data-island]').forEach(enliven)

function enliven(element: HTMLElement) {
  const { island, props = '{}' } = element.dataset
  if (!isIslandName(island)) return
  const Component: ElementType = islands[island]
  // In small steps, so that a slow phone can scroll and tap meanwhile.
  startTransition(() => {
    hydrateRoot(element, <Component {...JSON.parse(props)} />)
  })
}
