import { Link, useParams, useSearchParams } from 'react-router'
import { DeskIcon } from './icon.tsx'

type Props = { list: React.ReactNode; open: React.ReactNode }

/** A list beside the one that is open; on a phone the open one is a page of its own with a way back. */
export const Inbox = ({ list, open }: Props) => {
  const { id } = useParams()
  return (
    <div className={id === undefined ? 'inbox' : 'inbox has-open'}>
      <div className="leads">{list}</div>
      {open}
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
