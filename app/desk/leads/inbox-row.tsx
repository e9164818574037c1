import { formatDateTime, formatShort } from '../records/dates.ts'
import { InboxLink } from './inbox.tsx'

type Props = {
  to: string
  row: { name: string; createdAt: string }
  text: string
  /** The start of what the person wrote. */
  firstLine?: string | null
  children: React.ReactNode
}

/** One item of an inbox; the children are its marks and actions. */
export const InboxRow = ({ to, row: { name, createdAt }, text, firstLine, children }: Props) => (
  <>
    <p className="row-name">
      <InboxLink to={to}>{name}</InboxLink>
    </p>
    <time dateTime={createdAt} title={formatDateTime(createdAt)}>
      {formatShort(createdAt)}
    </time>
    <p className="row-text">{text}</p>
    {firstLine && <p className="row-text row-first-line">{firstLine}</p>}
    <p className="row-marks">{children}</p>
  </>
)
