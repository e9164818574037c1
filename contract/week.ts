import type { Hours, TimeZone } from './hours.ts'

const dayLength = 1440
export const weekLength = 7 * dayLength

/** How far the local week has run, in minutes from Monday 00:00 on, whatever the season makes of the clock. */
export function minuteOfWeek(now: Date, timeZone: TimeZone): number {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  const day = weekdays.indexOf(parts.get('weekday') ?? '')
  return day * dayLength + Number(parts.get('hour')) * 60 + Number(parts.get('minute'))
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const clocks = new Map<TimeZone, Intl.DateTimeFormat>()

/** Making one takes longer than all that it is asked for. */
function clockOf(timeZone: TimeZone): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** `at` is a minute of the week; null where that never comes. */
export type OpenState = { isOpen: boolean; changesAt: number | null }

/** Whether a shop is open at a minute of its week, and when that changes next. */
export function openState(hours: Hours, minute: number): OpenState {
  const spans = weekSpans(hours)
  // The week before and the week after make every moment one between two spans.
  const around = [-weekLength, 0, weekLength].flatMap((week) =>
    spans.map(([from, to]): [number, number] => [from + week, to + week]),
  )
  const current = around.filter(([from, to]) => from <= minute && minute < to)
  if (current.length === 0) {
    const next = around.find(([from]) => from > minute)
    return { isOpen: false, changesAt: next ? next[0] % weekLength : null }
  }
  let end = minute
  for (const [from, to] of around) if (from <= end) end = Math.max(end, to)
  return { isOpen: true, changesAt: end - minute >= weekLength ? null : end % weekLength }
}

/** From and to in minutes of the week, in their order; the last may end in the next week. */
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

const minuteOfDay = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

export const dayOf = (minute: number) => Math.floor(minute / dayLength)
