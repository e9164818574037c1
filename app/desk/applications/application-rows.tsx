import { useParams } from 'react-router'
import { applicationsTexts } from '../../../content/admin/applications.ts'
import { chosenTexts } from '../../../content/admin/chosen-applications.ts'
import type { ApplicationRow } from '../../../contract/desk-applications.ts'
import { ListLink } from '../lists/list-link.tsx'
import { formatPhone } from '../records/contact.ts'
import { formatAge, formatDateTime } from '../records/dates.ts'
import { Mark } from '../ui/mark.tsx'
import { experienceOf, languageSummary, placeAndStart } from './answers.ts'
import { applicantPath } from './application-filters.tsx'
import { StageMark } from './stage-mark.tsx'
import type { Chosen } from './use-chosen.ts'

type Props = {
  rows: ApplicationRow[]
  busy: boolean
  /** Undefined for those who may not do anything with several applications. */
  chosen: Chosen | undefined
}

/** Two lines for each application on a laptop, one card each on a phone; new ones are bold. */
export const ApplicationRows = ({ rows, busy, chosen }: Props) => (
  <div className="applications" aria-busy={busy}>
    <div className="rows">
      <div className="row row-head">
        {chosen && (
          <input
            className="row-choose"
            type="checkbox"
            aria-label={chosenTexts.choosePage}
            checked={rows.every(({ id }) => chosen.has(id))}
            onChange={({ target }) => chosen.set(rows, target.checked)}
          />
        )}
        {applicationsTexts.head.map((title, index) => (
          <span key={index} aria-hidden="true">
            {title}
          </span>
        ))}
      </div>
      <ul className="row-list" aria-label={applicationsTexts.list}>
        {rows.map((row) => (
          <Row key={row.id} row={row} chosen={chosen} />
        ))}
      </ul>
    </div>
  </div>
)

const Row = ({ row, chosen }: { row: ApplicationRow; chosen: Props['chosen'] }) => {
  const isOpen = useParams()['id'] === row.id
  const name = `${row.firstName} ${row.lastName}`
  const page = applicantPath(row.id)
  return (
    <li
      className={['row', row.stage === 'new' && 'is-new', isOpen && 'is-open'].filter(Boolean).join(' ')}
      data-row={row.id}
    >
      {chosen && (
        <input
          className="row-choose"
          type="checkbox"
          aria-label={chosenTexts.choose(name)}
          checked={chosen.has(row.id)}
          onChange={({ nativeEvent }) =>
            chosen.toggle(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      )}
      <p className="row-name">
        <ListLink to={page}>{name}</ListLink>
      </p>
      <p className="row-contact row-text">
        <span>{row.email}</span>
        <span>{formatPhone(row.phone)}</span>
      </p>
      <p className="row-job">{row.jobTitle}</p>
      <p className="row-experience row-text">{experienceOf(row)}</p>
      <p className="row-languages">{languageSummary(row)}</p>
      <p className="row-place row-text">{placeAndStart(row)}</p>
      <p className="row-stage">
        <StageMark stage={row.stage} />
      </p>
      {row.erasureRequestedAt && !row.erasureRefusal && (
        <p className="row-erasure">
          <Mark kind="bad" icon="bin" text={applicationsTexts.erasureRequested} />
        </p>
      )}
      <p className="row-files row-text">
        {[
          applicationsTexts.documents(row.documents.length),
          row.noteCount > 0 && applicationsTexts.notes(row.noteCount),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <time className="row-when row-text" dateTime={row.createdAt} title={formatDateTime(row.createdAt)}>
        {formatAge(row.createdAt)}
      </time>
      <p className="row-view">
        <ListLink to={page} label={`${applicationsTexts.view} ${name}`}>
          {applicationsTexts.view}
        </ListLink>
      </p>
    </li>
  )
}
