import { federalCalendar } from '../../content/payout-calendars.ts'
import { dueOn, type ErrorNotice, type NoticeStep, type StepMark } from '../../contract/error-notice.ts'
import { SiteError } from '../../contract/errors.ts'
import type { Db } from '../db/client.ts'
import {
  countNotices,
  isDueOn,
  isOverdue,
  lockNotice,
  updateNotice,
  type NoticeColumns,
} from '../db/queries/error-notices.ts'
import { writeAudit, type Actor } from './audit.ts'
import { companyDay } from './company-day.ts'
import { findById } from './found.ts'

type Stored = NoticeColumns & { createdAt: Date }

/** The notice of a lead, if it is one. */
export const noticeOf = ({ isNotice, createdAt, ...steps }: Stored): ErrorNotice | null =>
  isNotice
    ? {
        receivedOn: companyDay(createdAt),
        acknowledgedOn: steps.acknowledgedOn,
        decidedOn: steps.decidedOn,
        toldOn: steps.toldOn,
        dueOn: steps.dueOn,
        isOverdue: steps.dueOn !== null && steps.dueOn < companyDay(),
      }
    : null

export async function countDueNotices(db: Db) {
  const today = companyDay()
  const [overdue, dueToday] = await Promise.all([countNotices(db, isOverdue(today)), countNotices(db, isDueOn(today))])
  return { overdue, dueToday }
}

/**
 * For a message that reports missing money under another reason, or whose reason says so although no money is missing.
 */
export const markNotice = (db: Db, id: string, isNotice: boolean, by: Actor) =>
  db.transaction(async (tx) => {
    const before = await findById(id, () => lockNotice(tx, id))
    if (before.isNotice === isNotice) return
    await save(tx, id, { ...before, isNotice })
    await writeAudit(tx, by, { action: isNotice ? 'notice-marked' : 'notice-unmarked', subject: { kind: 'lead', id } })
  })

/** Records that a step was done today, or that it was not. The sender is told after the decision, never before. */
export const markStep = (db: Db, id: string, { step, done }: StepMark, by: Actor) =>
  db.transaction(async (tx) => {
    const before = await findById(id, () => lockNotice(tx, id))
    if (!before.isNotice) throw new SiteError('conflict', 'notice.not_one')
    if ((before[step] !== null) === done) return
    if (isOutOfOrder(before, step, done)) throw new SiteError('conflict', 'notice.step_order')
    await save(tx, id, { ...before, [step]: done ? companyDay() : null })
    await writeAudit(tx, by, { action: 'notice-step', subject: { kind: 'lead', id }, detail: { step, done } })
  })

const isOutOfOrder = ({ decidedOn, toldOn }: Stored, step: NoticeStep, done: boolean) =>
  (step === 'toldOn' && done && decidedOn === null) || (step === 'decidedOn' && !done && toldOn !== null)

const save = (tx: Db, id: string, { createdAt, ...notice }: Stored) =>
  updateNotice(tx, id, {
    ...notice,
    dueOn: notice.isNotice ? dueOn({ ...notice, receivedOn: companyDay(createdAt) }, federalCalendar) : null,
  })
