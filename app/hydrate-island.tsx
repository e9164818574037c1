import { startTransition, type ElementType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isIslandName, islands } from './islands.ts'

/** Gives a part of the page to React, as it stands. */
export function hydrateIsland(element: HTMLElement) {
  const { island, props = '{}' } = element.dataset
  if (!isIslandName(island)) return
  const Component: ElementType = islands[island]
  // In small steps, so that a slow phone can scroll and tap meanwhile.
  startTransition(() => {
    hydrateRoot(element, <Component {...JSON.parse(props)} />)
  })
}
