import { useEffect, useRef } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { DeskIcon } from '../ui/icon.tsx'

type Props = { list: React.ReactNode; open: React.ReactNode }

/**
 * A list beside the open item, which stays in view while the list scrolls. On a phone the open item replaces the list,
 * with a link back to its row.
 */
export const Inbox = ({ list, open }: Props) => {
  const { id } = useParams()
  const rows = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const shownId = useRef(id)
  useEffect(() => {
    const previousId = shownId.current
    if (previousId === id) return
    shownId.current = id
    panel.current?.scrollTo(0, 0)
    // Side by side, the focus stays. On a phone, it moves to the list or the item that is now visible.
    if (id !== undefined && !rows.current?.checkVisibility()) {
      panel.current?.focus({ preventScroll: true })
      scrollTo(0, 0)
    }
    if (id === undefined && !panel.current?.checkVisibility())
      rows.current?.querySelector<HTMLElement>(`[href*="${previousId}"]`)?.focus()
  }, [id])
  return (
    <div className={id === undefined ? 'inbox' : 'inbox has-open'}>
      <div className="leads" ref={rows}>
        {list}
      </div>
      <div className={id === undefined ? 'inbox-open inbox-hint' : 'inbox-open'} ref={panel} tabIndex={-1}>
        {open}
      </div>
    </div>
  )
}

/** A client-side link: only the opened item is loaded, not the page. */
export const InboxLink = ({ to, current, children }: { to: string; current: boolean; children: React.ReactNode }) => {
  const [search] = useSearchParams()
  return (
    <Link
      to={{ pathname: to, search: search.toString() }}
      discover="none"
      preventScrollReset
      aria-current={current ? 'true' : undefined}
    >
      {children}
    </Link>
  )
}

export const InboxBack = ({ to, children }: { to: string; children: React.ReactNode }) => {
  const [search] = useSearchParams()
  return (
    <Link className="back-link inbox-back" to={{ pathname: to, search: search.toString() }} discover="none">
      <DeskIcon name="prev" /> {children}
    </Link>
  )
}
