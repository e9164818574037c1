import type { ElementType } from 'react'
import { islands, type IslandName, type IslandProps } from './islands.ts'

type Props<Name extends IslandName> = {
  name: Name
  /**
   * When it comes alive, if not as it comes near: once it is touched; once it is near and somebody has moved the pointer
   * or the page; or like that, but at once where the browser keeps a draft of an earlier visit.
   */
  wakes?: 'touched' | 'moved' | 'moved-or-kept' | undefined
} & IslandProps<Name>

/** A part of a page that comes alive in the browser: its markup, and as data what it is made of. */
export const Island = <Name extends IslandName>({ name, wakes, ...props }: Props<Name>) => {
  const Component: ElementType = islands[name].Lazy
  return (
    <div data-island={name} data-wakes={wakes} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  )
}
