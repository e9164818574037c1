import { z } from 'zod'
import { addBusinessDays, addDays, type Calendar } from './business-days.ts'

/**
 * The days by which a notice of error must be handled, by the federal Remittance Transfer Rule (12 CFR 1005.33(c)(1)):
 * whether there was an error is decided within 90 days of the notice, and the sender is told within 3 business days of
 * the decision. Not verified: counsel must confirm both, and which messages are notices.
 */
export const decideBy = (received: string) => addDays(received, 90)
export const tellBy = (decided: string, federalCalendar: CalendarOf) =>
  addBusinessDays(addDays(decided, 1), 2, [federalCalendar(Number(decided.slice(0, 4)))])

/** When an office works, from a year to the next. */
type CalendarOf = (year: number) => Calendar

/** The reasons under which people write that money is missing; no form offers a refund as one yet. */
const noticeReasons = new Set(['Remittance Status', 'Refund'])

export const isNoticeReason = (reason: string | undefined) => reason !== undefined && noticeReasons.has(reason)

const day = z.iso.date().nullable()

/** What was done about a notice, and the day by which the next step is due; null when everything is done. */
export const ErrorNotice = z.object({
  receivedOn: z.iso.date(),
  acknowledgedOn: day,
  decidedOn: day,
  toldOn: day,
  dueOn: day,
  /** By the clock of the company. */
  isOverdue: z.boolean(),
})
export type ErrorNotice = z.infer<typeof ErrorNotice>

/** The steps that a person can mark as done today, or as not done. */
export const noticeSteps = ['acknowledgedOn', 'decidedOn', 'toldOn'] as const
export type NoticeStep = (typeof noticeSteps)[number]

/** Whether a lead is a notice. */
export const NoticeMark = z.object({ isNotice: z.boolean() })

/** A step is done today, or was marked by mistake. */
export const StepMark = z.object({ step: z.enum(noticeSteps), done: z.boolean() })
export type StepMark = z.infer<typeof StepMark>

/** The day by which the next step is due. */
export function dueOn(
  { receivedOn, decidedOn, toldOn }: Pick<ErrorNotice, 'receivedOn' | 'decidedOn' | 'toldOn'>,
  federalCalendar: CalendarOf,
): string | null {
  if (toldOn !== null) return null
  return decidedOn === null ? decideBy(receivedOn) : tellBy(decidedOn, federalCalendar)
}
