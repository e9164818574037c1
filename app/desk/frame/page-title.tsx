import { useMatches } from 'react-router'
import type { DeskCall } from '../calls/client-types.ts'
import { DeskHead } from '../ui/desk-head.tsx'

/** What a page exports as its handle: its title, and the call that it is for. */
export type DeskHandle = { title: string; needs: DeskCall }

const isDeskHandle = (handle: unknown): handle is DeskHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle && 'needs' in handle

/** The handles of the open pages, from the outermost to the innermost. */
export const deskHandles = (matches: readonly ({ handle?: unknown } | undefined)[]): DeskHandle[] =>
  matches.map((match) => match?.handle).filter(isDeskHandle)

/** The title alone, while the page is loading or when loading has failed. */
export const PageTitle = () => {
  const handle = deskHandles(useMatches()).at(-1)
  return handle && <DeskHead title={handle.title} />
}
