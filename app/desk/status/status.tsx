import { Link, useRevalidator } from 'react-router'
import { noticeTexts } from '../../../content/admin/leads.ts'
import { statusTexts } from '../../../content/admin/status.ts'
import { fileSize } from '../../../contract/file-size.ts'
import type { SiteStatus } from '../../../contract/status.ts'
import { call } from '../calls/call.ts'
import type { DeskHandle } from '../frame/page-title.tsx'
import { deskMeta } from '../frame/meta.ts'
import { DeskHead } from '../ui/desk-head.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { Mark } from '../ui/mark.tsx'
import { Notice } from '../ui/notice.tsx'
import { Samples } from './samples.tsx'
import { formatDateTime } from '../records/dates.ts'
import { useNotice } from '../records/use-notice.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { Fact } from '../../ui/facts.tsx'
import type { Route } from './+types/status'

export const handle = { title: statusTexts.title, needs: 'status.read' } satisfies DeskHandle

export const meta = deskMeta(statusTexts.title)

export const clientLoader = () => call('status.read')

export default function StatusPage({ loaderData: status }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const { notice, act } = useNotice()
  return (
    <>
      <DeskHead title={statusTexts.title} intro={statusTexts.intro} inline>
        <WorkButton className="button button-quiet button-small" work={revalidate}>
          <DeskIcon name="retry" /> {statusTexts.reload}
        </WorkButton>
      </DeskHead>
      <Notice notice={notice} />
      <div className="account">
        <Deliveries lines={status.deliveries} />
        {status.notices.overdue + status.notices.dueToday > 0 && <DueNotices notices={status.notices} />}
        <RegularWork status={status} />
        <ThisSite status={status} />
        {Object.values(status.samples).some((count) => count > 0) && <Samples samples={status.samples} act={act} />}
      </div>
    </>
  )
}

const DueNotices = ({ notices: { overdue, dueToday } }: Pick<SiteStatus, 'notices'>) => (
  <section className="panel" aria-labelledby="notices">
    <h2 id="notices">{noticeTexts.filter}</h2>
    {overdue > 0 && <Mark kind="bad" icon="error" text={noticeTexts.overdueAlert(overdue)} />}
    {dueToday > 0 && <Mark kind="wait" icon="clock" text={noticeTexts.todayAlert(dueToday)} />}
    <p>
      <Link to="/admin/leads?due=open">{noticeTexts.show}</Link>
    </p>
  </section>
)

const Deliveries = ({ lines }: { lines: SiteStatus['deliveries'] }) => {
  const texts = statusTexts.deliveries
  return (
    <section className="panel" aria-labelledby="deliveries">
      <h2 id="deliveries">{texts.title}</h2>
      <ul className="plain-rows">
        {lines.map((line) => (
          <li key={line.line}>
            <p>{texts.names[line.line]}</p>
            <LineMark line={line} />
          </li>
        ))}
      </ul>
      {lines.some(({ line, isOn, failed }) => isOn && (line === 'crm' || line === 'mail') && failed > 0) && (
        <p className="small">
          <Link to="/admin/leads?delivery=failed">{texts.see}</Link>
        </p>
      )}
    </section>
  )
}

const LineMark = ({ line: { isOn, waiting, failed } }: { line: SiteStatus['deliveries'][number] }) => {
  const texts = statusTexts.deliveries
  if (isOn && failed > 0) return <Mark kind="bad" icon="error" text={texts.failed(failed)} />
  if (waiting > 0) return <Mark kind="wait" icon="clock" text={texts.waiting(waiting)} />
  return isOn ? <Mark kind="good" icon="check" text={texts.good} /> : <Mark kind="none" icon="dash" text={texts.off} />
}

const week = 7 * 24 * 60 * 60 * 1000

const RegularWork = ({ status: { at, retention, backup } }: { status: SiteStatus }) => {
  const texts = statusTexts.work
  const isOld = backup.lastRunAt !== null && Date.parse(at) - Date.parse(backup.lastRunAt) > week
  return (
    <section className="panel" aria-labelledby="work">
      <h2 id="work">{texts.title}</h2>
      <ul className="plain-rows">
        <li>
          <p>{texts.retention}</p>
          <Run at={retention.lastRunAt} warning={retention.isDryRun ? texts.dryRun : undefined} />
        </li>
        <li>
          <p>{texts.backup}</p>
          <Run at={backup.lastRunAt} warning={isOld ? texts.old : undefined} />
        </li>
      </ul>
    </section>
  )
}

/** `warning` is set when someone should look into the run. */
const Run = ({ at, warning }: { at: string | null; warning: ((moment: string) => string) | undefined }) => {
  if (at === null) return <Mark kind="wait" icon="clock" text={statusTexts.work.never} />
  const moment = formatDateTime(at)
  return warning ? (
    <Mark kind="wait" icon="clock" text={warning(moment)} />
  ) : (
    <Mark kind="good" icon="check" text={moment} />
  )
}

const ThisSite = ({ status: { version, startedAt, database, files, rates } }: { status: SiteStatus }) => {
  const texts = statusTexts.site
  const { open, waiting } = database.connections
  return (
    <section className="panel" aria-labelledby="site">
      <h2 id="site">{texts.title}</h2>
      <dl className="facts facts-wide small">
        <Fact term={texts.version}>{version}</Fact>
        <Fact term={texts.startedAt}>{formatDateTime(startedAt)}</Fact>
        <Fact term={texts.database}>{texts.databaseText(fileSize(database.bytes), open, waiting)}</Fact>
        <Fact term={texts.files}>{texts.fileStores[files]}</Fact>
        <Fact term={texts.rates}>
          {rates.source === 'sample' ? texts.sampleRates : texts.liveRates(rates.source, formatDateTime(rates.asOf))}
        </Fact>
      </dl>
    </section>
  )
}
