import { Link } from 'react-router'
import { historyTexts as texts } from '../../../content/admin/publishing-history.ts'
import type { OpenedPublication, PublicationVersion } from '../../../contract/publication.ts'
import { formatDateTimeZone } from '../records/dates.ts'
import { Mark, type MarkLook } from '../ui/mark.tsx'

/** `restoreFiles`: the button that publishes the text of the site's files again. */
type Props = { publication: OpenedPublication; restoreFiles: React.ReactNode }

/** Every version, newest first, with who wrote it, who approved it, and when visitors saw it. */
export const VersionList = ({ publication: { id, versions, hasFiles }, restoreFiles }: Props) => (
  <section className="stack" aria-labelledby="versions">
    <h2 id="versions">{texts.title}</h2>
    {versions.length === 0 ? (
      <p>{texts.none}</p>
    ) : (
      <ul className="rows versions">
        {versions.map((version) => (
          <li className="row" key={version.id}>
            <div>
              <p className="row-name">
                <Link to={`/admin/publishing/${id}/versions/${version.id}`}>{texts.version(version.id)}</Link>{' '}
                <VersionMark version={version} />
              </p>
              <p className="row-text">{versionLine(version)}</p>
            </div>
          </li>
        ))}
        {hasFiles && (
          <li className="row">
            <p className="row-name">{texts.files}</p>
            <div className="desk-actions">{restoreFiles}</div>
          </li>
        )}
      </ul>
    )}
  </section>
)

const looks: Record<PublicationVersion['state'], MarkLook> = {
  waiting: { kind: 'wait', icon: 'clock' },
  scheduled: { kind: 'none', icon: 'calendar' },
  current: { kind: 'good', icon: 'check' },
  past: { kind: 'none', icon: 'dash' },
  'called-off': { kind: 'none', icon: 'dash' },
}

export const VersionMark = ({ version: { state, isWithdrawal, refusedBy } }: { version: PublicationVersion }) => (
  <>
    {refusedBy ? (
      <Mark kind="bad" icon="error" text={texts.refused} />
    ) : (
      <Mark {...looks[state]} text={texts.states[state]} />
    )}{' '}
    {isWithdrawal && <Mark kind="none" icon="dash" text={texts.withdrawal} />}
  </>
)

/** When visitors see it or no longer see it, who wrote it, and who decided about it. */
export const versionLine = ({
  state,
  isWithdrawal,
  effectiveAt,
  createdAt,
  by,
  approvedBy,
  refusedBy,
  refusal,
}: PublicationVersion) =>
  [
    (isWithdrawal ? texts.withdrawn : texts.shown)[state](formatDateTimeZone(effectiveAt)),
    texts.written(formatDateTimeZone(createdAt), by),
    approvedBy && texts.approved(approvedBy),
    refusedBy && texts.refusal(refusedBy, refusal ?? ''),
  ]
    .filter(Boolean)
    .join(' ')
