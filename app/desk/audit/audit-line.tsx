import { Link } from 'react-router'
import { auditParts } from '../../../content/admin/audit-text.ts'
import { auditTexts } from '../../../content/admin/audit.ts'
import { auditActions, type AuditEntry, type SubjectKind } from '../../../contract/audit.ts'
import { describeDevice } from '../records/device.ts'
import { Mark } from '../ui/mark.tsx'
import { formatTimeWithSeconds } from '../records/dates.ts'

export const AuditLine = ({ entry }: { entry: AuditEntry }) => {
  const refused = auditActions.refused.some((action) => action === entry.action)
  return (
    <li className={refused ? 'row is-bad' : 'row'}>
      <span className="row-who">{entry.who ?? auditTexts.notSignedIn}</span>
      <time dateTime={entry.at}>{formatTimeWithSeconds(entry.at)}</time>
      <span className="row-what">
        {refused && <Mark kind="bad" icon="error" text={`${auditTexts.refused} `} />}
        <AuditSentence entry={entry} />
      </span>
      <span className="row-from">
        {entry.address} <small>{describeDevice(entry.userAgent)}</small>
      </span>
    </li>
  )
}

/** Describes an action, with a link to its subject. */
export const AuditSentence = ({ entry }: { entry: AuditEntry }) =>
  auditParts(entry).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link to={pages[part.subject.kind](part.subject.id)} key={index}>
        {part.name}
      </Link>
    ),
  )

const pages: Record<SubjectKind, (id: string) => string> = {
  admin: () => '/admin/admins',
  vacancy: (id) => `/list-jobfor-admin#job-${id}`,
  application: (id) => `/ApplicantDetails/${id}`,
  lead: (id) => `/admin/leads/${id}`,
  'career-form': (id) => `/admin/career-forms/${id}`,
  agent: () => '/admin/agents',
  prices: (id) => `/admin/prices/${id}`,
  publication: (id) => `/admin/publishing/${id}`,
}
