import { useMatches } from 'react-router'
import { DeskHead } from '../ui/desk-head.tsx'

/** What a page exports as its handle. */
type TitledHandle = { title: string }

const isTitled = (handle: unknown): handle is TitledHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle

/** The title of the page in place of the page, while it is loading or when that has failed. */
export const PageTitle = () => {
  const handle = useMatches().findLast((match) => isTitled(match.handle))?.handle
  return isTitled(handle) && <DeskHead title={handle.title} />
}
