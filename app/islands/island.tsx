import type { ElementType } from 'react'
import { islands, type IslandName, type IslandProps } from './registry.ts'

type Props<Name extends IslandName> = {
  name: Name
  /**
   * When the island is hydrated, if not as soon as it comes near: when it is touched; when it is near and the visitor
   * has interacted with the page; or the same, but immediately if the browser has a draft, or the country of a quote,
   * from an earlier visit.
   */
  when?: 'touched' | 'touched-or-chosen' | 'moved' | 'moved-or-kept' | undefined
} & IslandProps<Name>

/** A part of a page that is hydrated in the browser: its markup, and its props as data. */
export const Island = <Name extends IslandName>({ name, when, ...props }: Props<Name>) => {
  const Component: ElementType = islands[name].Lazy
  return (
    <div data-island={name} data-when={when} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  )
}
