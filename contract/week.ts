import { formattersWith } from './formatters.ts'
import type { Hours, TimeZone } from './hours.ts'

export const dayLength = 1440
const weekLength = 7 * dayLength

/** Minutes since Monday 00:00, by the local clock, so that daylight saving time makes no difference. */
export function minuteOfWeek(now: Date, timeZone: TimeZone): number {
  const parts = new Map(
    formatterFor(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  const day = weekdays.indexOf(parts.get('weekday') ?? '')
  return day * dayLength + Number(parts.get('hour')) * 60 + Number(parts.get('minute'))
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const formatterFor = formattersWith({ weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** The minute of the week at which the state changes, and in how many minutes; null if it never does. */
type OpenState = { isOpen: boolean; changesAt: number | null; changesIn: number | null }

const neverChanges = { changesAt: null, changesIn: null }

/** Whether an agent is open at a minute of the week, and when that changes next. */
export function openState(hours: Hours, minute: number): OpenState {
  const spans = weekSpans(hours)
  // With the week before and the week after, every minute has a span before and after it.
  const around = [-weekLength, 0, weekLength].flatMap((week) =>
    spans.map(([from, to]): [number, number] => [from + week, to + week]),
  )
  const current = around.filter(([from, to]) => from <= minute && minute < to)
  if (current.length === 0) {
    const next = around.find(([from]) => from > minute)
    return { isOpen: false, ...(next ? changeAt(next[0], minute) : neverChanges) }
  }
  let end = minute
  for (const [from, to] of around) if (from <= end) end = Math.max(end, to)
  return { isOpen: true, ...(end - minute >= weekLength ? neverChanges : changeAt(end, minute)) }
}

const changeAt = (end: number, minute: number) => ({ changesAt: end % weekLength, changesIn: end - minute })

/** Start and end in minutes of the week, sorted; the last span may end in the next week. */
const weekSpans = (hours: Hours): [number, number][] =>
  hours
    .flatMap((spans, day) =>
      spans.map(({ opens, closes }): [number, number] => {
        const from = day * dayLength + minuteOfDay(opens)
        const to = day * dayLength + minuteOfDay(closes)
        return [from, to > from ? to : to + dayLength]
      }),
    )
    .toSorted(([one], [other]) => one - other)

export const minuteOfDay = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

export const dayOf = (minute: number) => Math.floor(minute / dayLength)
