import { ListLink } from '../lists/list-link.tsx'
import { formatDateTime, formatShort } from '../records/dates.ts'

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
      <ListLink to={to}>{name}</ListLink>
    </p>
    <time dateTime={createdAt} title={formatDateTime(createdAt)}>
      {formatShort(createdAt)}
    </time>
    <p className="row-text">{text}</p>
    {firstLine && <p className="row-text">{firstLine}</p>}
    <p className="row-marks">{children}</p>
  </>
)
