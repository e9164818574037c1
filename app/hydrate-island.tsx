import { startTransition, useEffect, type ElementType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isIslandName, islands } from './islands.ts'

/** Gives a part of the page to React, as it stands, and waits until it is alive. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island, props = '{}' } = element.dataset
  if (!isIslandName(island)) return
  const Component: ElementType = islands[island]
  await new Promise<void>((resolve, reject) => {
    // In small steps, so that a slow phone can scroll and tap meanwhile.
    startTransition(() => {
      hydrateRoot(
        element,
        <Alive onAlive={resolve}>
          <Component {...JSON.parse(props)} />
        </Alive>,
        { onUncaughtError: reject },
      )
    })
  })
}

const Alive = ({ onAlive, children }: { onAlive: () => void; children: React.ReactNode }) => {
  useEffect(onAlive, [onAlive])
  return children
}
