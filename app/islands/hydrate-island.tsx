import { startTransition, useLayoutEffect, type ElementType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandBoundary } from './island-boundary.tsx'
import { isIslandName, islands } from './registry.ts'
import { keepEntries } from './keep-entries.ts'

/** Finds the control that replaced an older one, if React had to render the island again. */
export type FindCurrent = (control: HTMLElement) => HTMLElement | undefined

/** Loads the code of an island and hydrates it. Rejects if the code cannot be loaded. */
export async function hydrateIsland(element: HTMLElement): Promise<FindCurrent> {
  const { island, props = '{}' } = element.dataset
  if (!isIslandName(island)) throw new Error(`There is no island named ${island}`)
  const Component: ElementType = await islands[island].load()
  await released(element)
  const { findCurrent, restore } = keepEntries(element)
  const html = element.innerHTML
  delete element.dataset['plain']
  await new Promise<void>((resolve) => {
    const finish = () => {
      element.dataset['hydrated'] = ''
      resolve()
    }
    // As a transition, React yields to the browser, so a slow phone can still scroll and tap.
    startTransition(() => {
      hydrateRoot(
        element,
        <>
          {/* First, so that entries are restored before any other effect reads them. */}
          <OnLayout run={restore} />
          <IslandBoundary island={element} html={html}>
            <Component {...JSON.parse(props)} />
          </IslandBoundary>
          <OnLayout run={finish} />
        </>,
        // Expected on pages translated by the browser: React renders the island again, and it works.
        { onRecoverableError: (cause) => console.warn(cause) },
      )
    })
  })
  return findCurrent
}

/**
 * Resolves when nothing in an island is being pressed. The press that loaded its code may still last, and if React has
 * to render the pressed button again, the browser finds no button for the click.
 */
const released = (element: HTMLElement) =>
  new Promise<void>((resolve) => {
    if (!element.matches(':active')) return resolve()
    // After the click that follows.
    const end = () => setTimeout(resolve)
    for (const type of ['pointerup', 'pointercancel', 'keyup']) addEventListener(type, end, { once: true })
  })

const OnLayout = ({ run }: { run: () => void }) => {
  useLayoutEffect(run, [run])
  return null
}
