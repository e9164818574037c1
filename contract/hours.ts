import * as z from 'zod/mini'
import { because } from './reasons.ts'

/** The time zones of the United States; Arizona and Hawaii have no daylight saving time. */
export const timeZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
] as const
export type TimeZone = (typeof timeZones)[number]

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, because('agent.time_invalid')))

/** An agent that closes after midnight has `closes` before `opens`; 24:00 is the end of the day. */
export const Span = z
  .object({ opens: time, closes: time })
  .check(z.refine(({ opens, closes }) => opens !== closes && opens !== '24:00', because('agent.hours_invalid')))
export type Span = z.infer<typeof Span>

/** Opening hours from Monday to Sunday; a day without spans is closed. */
export const Hours = z.array(z.array(Span).check(z.maxLength(4))).check(z.length(7))
export type Hours = z.infer<typeof Hours>
