import { startTransition, useLayoutEffect, type ElementType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandBoundary } from './island-boundary.tsx'
import { isIslandName, islands } from './islands.ts'
import { keepEntries } from './keep-entries.ts'

/** Finds the control that stands where one stood before, if React had to draw the part anew. */
export type FindNow = (control: HTMLElement) => HTMLElement | undefined

/** Gives a part of the page to React, as it stands, and waits until it is alive. Fails if its code does not come. */
export async function hydrateIsland(part: HTMLElement): Promise<FindNow> {
  const { island, props = '{}' } = part.dataset
  if (!isIslandName(island)) throw new Error(`There is no island named ${island}`)
  const Component: ElementType = await islands[island].load()
  const { now, restore } = keepEntries(part)
  const html = part.innerHTML
  delete part.dataset['plain']
  await new Promise<void>((resolve) => {
    // In small steps, so that a slow phone can scroll and tap meanwhile.
    startTransition(() => {
      hydrateRoot(
        part,
        <>
          {/* First, so that what was entered is back before anything reads it. */}
          <WhenDrawn act={restore} />
          <IslandBoundary part={part} html={html}>
            <Component {...JSON.parse(props)} />
          </IslandBoundary>
          <WhenDrawn act={resolve} />
        </>,
        // A translated page is not the one that was sent: React draws the part anew, and all of it works.
        { onRecoverableError: (cause) => console.warn(cause) },
      )
    })
  })
  return now
}

const WhenDrawn = ({ act }: { act: () => void }) => {
  useLayoutEffect(act, [act])
  return null
}
