import { leadStateNames, leadsTexts, leadWorkTexts, noticeTexts } from '../../../content/admin/leads.ts'
import type { Delivery, LeadRow } from '../../../contract/desk-leads.ts'
import type { ErrorNotice } from '../../../contract/error-notice.ts'
import type { LeadState } from '../../../contract/lead-work.ts'
import { formatDate, startOfDay } from '../records/dates.ts'
import { Mark, type MarkLook } from '../ui/mark.tsx'

const marks = {
  new: { kind: 'wait', icon: 'inbox' },
  in_progress: { kind: 'none', icon: 'clock' },
  answered: { kind: 'good', icon: 'check' },
  closed: { kind: 'none', icon: 'dash' },
  spam: { kind: 'none', icon: 'shield' },
} as const satisfies Record<LeadState, MarkLook>

/** Where a lead stands, with its owner and the day to come back to it. */
export const LeadStateMark = ({ lead: { state, owner, followUpOn } }: { lead: LeadRow }) => (
  <Mark
    {...marks[state]}
    text={[leadStateNames[state], owner, followUpOn && leadWorkTexts.followUpShort(formatDate(startOfDay(followUpOn)))]
      .filter(Boolean)
      .join(', ')}
  />
)

/** In a row, only a failure is worth reading; the other states are a small sign. */
export const DeliverySign = ({ deliveries }: { deliveries: Delivery[] }) => (
  <span className={deliveries.some(({ state }) => state === 'failed') ? undefined : 'delivery-sign'}>
    <DeliveryMark deliveries={deliveries} />
  </span>
)

/** A lead shows the worst state of its deliveries. */
export const DeliveryMark = ({ deliveries }: { deliveries: Delivery[] }) => {
  const failed = deliveries.find((delivery) => delivery.state === 'failed')
  if (failed) return <Mark kind="bad" icon="error" text={leadsTexts.failed(failed.attempts)} />
  if (deliveries.some((delivery) => delivery.state === 'waiting'))
    return <Mark kind="wait" icon="clock" text={leadsTexts.waiting} />
  return deliveries.length === 0 ? (
    <Mark kind="none" icon="dash" text={leadsTexts.keptHere} />
  ) : (
    <Mark kind="good" icon="check" text={leadsTexts.delivered} />
  )
}

export const SpamMark = () => <Mark kind="wait" icon="shield" text={leadsTexts.suspected} />

/** When the next step of a report is due; nothing when all are done. */
export const DueMark = ({ notice: { dueOn, decidedOn, isOverdue } }: { notice: ErrorNotice }) => {
  if (dueOn === null) return <Mark kind="good" icon="check" text={noticeTexts.finished} />
  const day = formatDate(startOfDay(dueOn))
  if (isOverdue) return <Mark kind="bad" icon="error" text={noticeTexts.overdue(day)} />
  return (
    <Mark kind="wait" icon="clock" text={decidedOn === null ? noticeTexts.decideBy(day) : noticeTexts.tellBy(day)} />
  )
}
