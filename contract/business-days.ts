import { formattersWith } from './formatters.ts'

/** Days as YYYY-MM-DD, weekdays from 0 (Sunday) to 6. */
type DaysOff = { weekend: readonly number[]; holidays: readonly string[] }

/** When the banks of a country are open. */
export type Calendar = DaysOff & { timeZone: string }

/** The day at a moment, by the clock of a time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  const minute = Math.floor(moment.getTime() / minuteMs)
  const latest = latestDays.get(timeZone)
  if (latest?.minute === minute) return latest.day
  const [month, date, year] = formatterFor(timeZone).format(moment).split('/')
  const day = `${year}-${month}-${date}`
  latestDays.set(timeZone, { minute, day })
  return day
}

const minuteMs = 60_000

/** A day begins with a minute in every time zone, and all quotes of a minute ask for the same few days. */
const latestDays = new Map<string, { minute: number; day: string }>()

const formatterFor = formattersWith({ year: 'numeric', month: '2-digit', day: '2-digit' })

/**
 * The day that is `count` business days after `day`; only days that are business days in all calendars are counted.
 * What happens on a day off counts as done on the next business day.
 */
export function addBusinessDays(day: string, count: number, calendars: readonly DaysOff[]): string {
  let current = firstBusinessDay(day, calendars)
  for (let left = count; left > 0; left -= 1) current = firstBusinessDay(dayAfter(current), calendars)
  return current
}

function firstBusinessDay(day: string, calendars: readonly DaysOff[]): string {
  let current = day
  while (calendars.some((calendar) => isDayOff(current, calendar))) current = dayAfter(current)
  return current
}

const isDayOff = (day: string, { weekend, holidays }: DaysOff) =>
  weekend.includes(new Date(day).getUTCDay()) || holidays.includes(day)

export const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)

const dayAfter = (day: string) => addDays(day, 1)

const dayMs = 24 * 60 * 60 * 1000
