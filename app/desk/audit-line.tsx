import { fileNames, reasonNames, stageNames } from '../../content/admin/applications.ts'
import { auditSentences, auditTexts, subjectNames } from '../../content/admin/audit.ts'
import { vacancyFields } from '../../content/admin/vacancies.ts'
import { auditActions, type AuditEntry, type SubjectKind } from '../../contract/audit.ts'
import { device } from './device.ts'
import { DeskIcon } from './icon.tsx'
import { exactClock } from './when.ts'

export const AuditLine = ({ entry }: { entry: AuditEntry }) => {
  const refused = auditActions.refused.some((action) => action === entry.action)
  return (
    <li className={refused ? 'row is-bad' : 'row'}>
      <span className="row-who">{entry.who ?? auditTexts.notSignedIn}</span>
      <time dateTime={entry.at}>{exactClock(entry.at)}</time>
      <span className="row-what">
        {refused && (
          <span className="mark mark-bad">
            <DeskIcon name="error" /> {auditTexts.refused}{' '}
          </span>
        )}
        <AuditSentence entry={entry} />
        {entry.detail['unconditional'] === true && ` ${auditTexts.unconditional}`}
      </span>
      <span className="row-from">
        {entry.address} <small>{device(entry.userAgent)}</small>
      </span>
    </li>
  )
}

/** The sentence of an action, with its details in their places. */
export const AuditSentence = ({ entry }: { entry: AuditEntry }) =>
  auditSentences[entry.action]
    .split(/(\{\w+\})/)
    .map((part, index) =>
      part === '{subject}' ? (
        <Subject entry={entry} key={index} />
      ) : (
        part.replace(/^\{(\w+)\}$/, (_, name: string) => detailOf(entry, name))
      ),
    )

const pages: Record<SubjectKind, (id: string) => string> = {
  admin: () => '/admin/admins',
  vacancy: (id) => `/list-jobfor-admin#job-${id}`,
  application: (id) => `/ApplicantDetails/${id}`,
  lead: (id) => `/admin/leads/${id}`,
  'career-form': (id) => `/admin/career-forms/${id}`,
  agent: () => '/admin/agents',
}

const Subject = ({ entry: { subject, detail } }: { entry: AuditEntry }) => {
  if (!subject) return auditTexts.it
  const name = told(detail['jobTitle']) || `${subjectNames[subject.kind]} ${shortNumber(subject.id)}`
  return <a href={pages[subject.kind](subject.id)}>{name}</a>
}

/** The beginning of a long number is enough for people to speak of it. */
export const shortNumber = (id: string) => id.slice(0, 8)

function detailOf({ detail, subject }: AuditEntry, name: string): string {
  if (name === 'number') return shortNumber(subject?.id ?? '')
  if (name === 'filter') return Object.keys(detail).length === 0 ? auditTexts.unfiltered : auditTexts.filtered
  return told(detail[name])
}

function told(detail: unknown): string {
  if (Array.isArray(detail)) return detail.map((item) => wordFor(String(item))).join(', ')
  return typeof detail === 'string' || typeof detail === 'number' ? wordFor(String(detail)) : ''
}

/** Stages, files, reasons and fields are kept by their names in the program. */
function wordFor(name: string): string {
  const known = Object.entries({ ...stageNames, ...fileNames, ...reasonNames }).find(([key]) => key === name)
  return known?.[1] ?? vacancyFields.find((field) => field.name === name)?.label ?? name
}
