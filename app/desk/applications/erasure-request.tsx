import { Link } from 'react-router'
import { applicantTexts, applicationsTexts } from '../../../content/admin/applications.ts'
import { formatDate } from '../records/dates.ts'
import { DeskIcon } from '../ui/icon.tsx'
import { listPath } from './application-filters.tsx'

const texts = applicantTexts.erasureRequested

/** A task: the applicant asked for erasure with the private link. */
export const ErasureRequest = ({ at }: { at: string }) => (
  <p className="notice notice-bad">
    <b>{texts.title(formatDate(at))}</b>
    <span>
      {texts.text} <a href="#erase-title">{texts.link}</a>
    </span>
  </p>
)

/** Above the list, until all of them are erased. */
export const ErasureRequests = ({ count }: { count: number }) => (
  <p className="notice notice-bad">
    <DeskIcon name="bin" />
    <span>{applicationsTexts.erasureAlert(count)}</span>
    <Link className="button button-plain button-small" to={`${listPath}?erasure=requested`}>
      {applicationsTexts.showErasure}
    </Link>
  </p>
)
