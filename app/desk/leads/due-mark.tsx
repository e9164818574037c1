import { noticeTexts as texts } from '../../../content/admin/leads.ts'
import type { ErrorNotice } from '../../../contract/error-notice.ts'
import { formatDate, startOfDay } from '../records/dates.ts'
import { Mark } from '../ui/mark.tsx'

/** When the next step of a report is due; nothing when all are done. */
export const DueMark = ({ notice: { dueOn, decidedOn, isOverdue } }: { notice: ErrorNotice }) => {
  if (dueOn === null) return <Mark kind="good" icon="check" text={texts.finished} />
  const day = formatDate(startOfDay(dueOn))
  if (isOverdue) return <Mark kind="bad" icon="error" text={texts.overdue(day)} />
  return <Mark kind="wait" icon="clock" text={decidedOn === null ? texts.decideBy(day) : texts.tellBy(day)} />
}
