import { noticeStepNames, noticeTexts as texts } from '../../../content/admin/leads.ts'
import type { LeadDetail } from '../../../contract/desk-leads.ts'
import { noticeSteps, type ErrorNotice, type NoticeStep } from '../../../contract/error-notice.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { call } from '../calls/call.ts'
import { useMay } from '../calls/use-may.ts'
import { formatDate, startOfDay } from '../records/dates.ts'
import { useInbox } from '../inbox/inbox.tsx'
import { DueMark } from './lead-marks.tsx'

/** A report that money is missing: its steps, when the next one is due, and how to mark a lead as one. */
export const LeadNotice = ({ lead: { id, notice } }: { lead: LeadDetail['data'] }) => {
  const { act } = useInbox()
  const mayChange = useMay()('leads.markNotice')
  const mark = (isNotice: boolean) =>
    act(() => call('leads.markNotice', { id, isNotice }).then(() => (isNotice ? texts.marked : texts.unmarked)))
  if (!notice && !mayChange) return null
  return (
    <div className="stack">
      {notice && <Steps id={id} notice={notice} mayChange={mayChange} />}
      {/* One button for both, so that it keeps the focus. */}
      {mayChange && (
        <p>
          <WorkButton className="button button-quiet button-small" work={() => mark(!notice)}>
            {notice ? texts.unmark : texts.mark}
          </WorkButton>
        </p>
      )}
    </div>
  )
}

type StepsProps = { id: string; notice: ErrorNotice; mayChange: boolean }

const Steps = ({ id, notice, mayChange }: StepsProps) => (
  <section className="stack" aria-labelledby="notice">
    <h3 id="notice">{texts.title}</h3>
    <p className="small soft">{texts.text}</p>
    <DueMark notice={notice} />
    <ol className="notice-steps">
      <li>
        <b>{texts.received}</b> <span className="small">{dayText(notice.receivedOn)}</span>
      </li>
      {noticeSteps.map((step) => (
        <Step key={step} id={id} notice={notice} step={step} mayChange={mayChange} />
      ))}
    </ol>
  </section>
)

type StepProps = StepsProps & { step: NoticeStep }

const Step = ({ id, notice, step, mayChange }: StepProps) => {
  const { act } = useInbox()
  const day = notice[step]
  const name = noticeStepNames[step]
  return (
    <li>
      <b>{name}</b> <span className="small">{day === null ? texts.notYet : dayText(day)}</span>
      {mayChange && (
        <WorkButton
          className="button button-quiet button-small"
          aria-label={day === null ? texts.doneLabel(name) : texts.undoLabel(name)}
          work={() => act(() => call('leads.markStep', { id, step, done: day === null }).then(() => undefined))}
        >
          {day === null ? texts.done : texts.undo}
        </WorkButton>
      )}
    </li>
  )
}

const dayText = (day: string) => formatDate(startOfDay(day))
