import { Link, useLocation } from 'react-router'
import { applicationsTexts } from '../../../content/admin/applications.ts'
import type { ApplicationRow } from '../../../contract/desk-applications.ts'
import { applicantPage } from './application-filters.tsx'
import { telUri } from '../records/contact.ts'
import { EmailLink } from '../records/email-link.tsx'
import { StageMark } from './stage-mark.tsx'
import { formatDateTime, formatShort } from '../records/dates.ts'

/** Rows on a laptop, cards on a phone; new applications are bold. */
export const ApplicationRows = ({ rows, busy }: { rows: ApplicationRow[]; busy: boolean }) => (
  <div className="applications list-gap" aria-busy={busy}>
    <div className="rows">
      <div className="row row-head" aria-hidden="true">
        {applicationsTexts.head.map((title) => (
          <span key={title}>{title}</span>
        ))}
      </div>
      <ul className="row-list">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </div>
  </div>
)

const Row = ({ row }: { row: ApplicationRow }) => {
  const { search } = useLocation()
  const name = `${row.firstName} ${row.lastName}`
  const page = applicantPage(row.id, search)
  return (
    <li className={row.stage === 'new' ? 'row is-new' : 'row'}>
      <p className="row-name">
        <Link to={page}>{name}</Link>
      </p>
      <p className="row-contact row-text">
        <EmailLink email={row.email} />
        <a href={telUri(row.phone)}>{row.phone}</a>
      </p>
      <div className="row-job-stage">
        <span className="row-text">{row.jobTitle}</span>
        <StageMark stage={row.stage} />
      </div>
      <time className="row-when row-text" dateTime={row.createdAt} title={formatDateTime(row.createdAt)}>
        {formatShort(row.createdAt)}
      </time>
      <Link
        className="button button-quiet button-small row-view"
        to={page}
        aria-label={`${applicationsTexts.view} ${name}`}
      >
        {applicationsTexts.view}
      </Link>
    </li>
  )
}
