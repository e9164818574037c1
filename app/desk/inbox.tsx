import { useEffect, useRef } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { DeskIcon } from './icon.tsx'

type Props = { list: React.ReactNode; open: React.ReactNode }

/**
 * A list beside the one that is open, which stays in view however far the list is scrolled. On a phone the open one is
 * a page of its own with a way back to its row.
 */
export const Inbox = ({ list, open }: Props) => {
  const { id } = useParams()
  const rows = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(id)
  useEffect(() => {
    const before = shown.current
    if (before === id) return
    shown.current = id
    panel.current?.scrollTo(0, 0)
    // Beside each other nothing moves. In turns, the focus goes to what has come into view.
    if (id !== undefined && !rows.current?.checkVisibility()) {
      panel.current?.focus({ preventScroll: true })
      scrollTo(0, 0)
    }
    if (id === undefined && !panel.current?.checkVisibility())
      rows.current?.querySelector<HTMLElement>(`[href*="${before}"]`)?.focus()
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

/** Within the list nothing is loaded anew but what is opened. */
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
      <DeskIcon name="prev" turns /> {children}
    </Link>
  )
}
