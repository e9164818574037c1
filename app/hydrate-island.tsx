import { startTransition, useLayoutEffect, type ElementType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isIslandName, islands } from './islands.ts'

/** Gives a part of the page to React, as it stands, and waits until it is alive. Without its code it stays HTML. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island, props = '{}' } = element.dataset
  if (!isIslandName(island)) return
  const Component: ElementType = await islands[island].load()
  await new Promise<void>((resolve) => {
    // In small steps, so that a slow phone can scroll and tap meanwhile.
    startTransition(() => {
      hydrateRoot(
        element,
        <Alive onAlive={resolve}>
          <Component {...JSON.parse(props)} />
        </Alive>,
      )
    })
  })
}

const Alive = ({ onAlive, children }: { onAlive: () => void; children: React.ReactNode }) => {
  useLayoutEffect(onAlive, [onAlive])
  return children
}
