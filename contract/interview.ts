import { z } from 'zod'
import { fieldNote } from './field-note.ts'
import { isTimeZone, momentIn } from './local-time.ts'
import { because } from './reasons.ts'
import { text } from './text.ts'

export const interviewMinutes = [15, 30, 45, 60, 90, 120, 180, 240] as const

/** When, where, and who, as people enter them: the time is by the clocks of the time zone. */
const InterviewFields = z.object({
  localTime: z
    .string(because('interview.time_required'))
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, because('interview.time_required')),
  timeZone: z.string(because('interview.zone_unknown')).max(60).refine(isTimeZone, because('interview.zone_unknown')),
  minutes: z.union(
    interviewMinutes.map((minutes) => z.literal(minutes)),
    because('interview.length_unknown'),
  ),
  place: text(500, 'interview.place_required'),
  message: z.prefault(text(4000), ''),
  interviewerIds: z
    .array(z.uuid(because('interview.person_unknown')))
    .max(20, because('interview.too_many'))
    .default([]),
})

const timeExists = ({ timeZone, localTime }: { timeZone: string; localTime: string }) =>
  !isTimeZone(timeZone) || momentIn(timeZone, localTime) !== undefined

const noSuchTime = { error: because('interview.no_such_time'), path: ['localTime'] }

export const InterviewInput = InterviewFields.extend({
  interviewId: z.uuid().optional().describe(fieldNote('record.newId')),
}).refine(timeExists, noSuchTime)
export type InterviewInput = z.output<typeof InterviewInput>

/** `sequence` is that of the interview the person saw; if someone has changed it since, nothing is changed. */
const sequence = z.int().min(0)
export const InterviewChange = InterviewFields.extend({ sequence }).refine(timeExists, noSuchTime)
export type InterviewChange = z.output<typeof InterviewChange>

export const InterviewCancellation = z.object({ sequence, message: z.prefault(text(4000), '') })
export type InterviewCancellation = z.output<typeof InterviewCancellation>

export const Interview = z.object({
  id: z.uuid(),
  startsAt: z.string(),
  localTime: z.string(),
  timeZone: z.string(),
  minutes: z.number(),
  place: z.string(),
  message: z.string(),
  interviewers: z.array(z.object({ id: z.uuid(), username: z.string() })),
  /** Counts the changes. */
  sequence: z.number(),
  canceled: z.boolean(),
})
export type Interview = z.infer<typeof Interview>

/** For calendar programs, which add or change the event, or remove it. */
export type CalendarFile = { method: 'REQUEST' | 'CANCEL'; text: string }
