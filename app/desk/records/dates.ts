/** Formats a moment in the time zone of this computer. */
const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', options)
  return (moment: string) => format.format(new Date(moment))
}

const time = { hour: 'numeric', minute: '2-digit' } as const
const zone = { timeZoneName: 'short' } as const
const formatDay = formatter({ month: 'short', day: 'numeric' })
const formatZonedTime = formatter({ ...time, ...zone })
const formatExactTime = formatter({ ...time, second: '2-digit', ...zone })

export const formatTime = formatter(time)
export const formatTimeWithSeconds = formatter({ ...time, second: '2-digit' })
export const formatDate = formatter({ month: 'short', day: 'numeric', year: 'numeric' })
export const formatLongDate = formatter({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
export const formatDateTime = (moment: string) => `${formatDate(moment)}, ${formatTime(moment)}`

/** With the time zone: for records that are printed or copied. */
export const formatDateTimeZone = (moment: string) => `${formatDate(moment)}, ${formatZonedTime(moment)}`

/** For evidence: to the second, with the time zone, and in UTC. */
export const formatExactDateTime = (moment: string) =>
  `${formatDate(moment)}, ${formatExactTime(moment)} (${new Date(moment).toISOString()})`

/** The time if it is today, the day if it is this year, or else the full date. */
export function formatShort(moment: string): string {
  const then = new Date(moment)
  const now = new Date()
  if (then.toDateString() === now.toDateString()) return formatTime(moment)
  return then.getFullYear() === now.getFullYear() ? formatDay(moment) : formatDate(moment)
}

const ageUnits = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago something happened: “12 days”, “3 hr”, “5 min”, “now”. */
export function formatAge(moment: string): string {
  const passed = Date.now() - new Date(moment).getTime()
  const age = ageUnits.find(([, length]) => passed >= length)
  if (!age) return new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(0, 'second')
  const [unit, length] = age
  const format = new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'short' })
  return format.format(Math.floor(passed / length))
}

/** Midnight of a day such as 2026-11-14, in the time zone of this computer. */
export const startOfDay = (isoDay: string, daysLater = 0) => {
  const [year = 0, month = 1, dayOfMonth = 1] = isoDay.split('-').map(Number)
  const day = new Date(0)
  // Not in the constructor, which takes the year 20 for 1920.
  day.setFullYear(year, month - 1, dayOfMonth + daysLater)
  day.setHours(0, 0, 0, 0)
  return day.toISOString()
}

/** A day in the time zone of this computer, such as 2026-11-14. */
export function localDay(daysFromToday: number): string {
  const day = new Date()
  day.setDate(day.getDate() + daysFromToday)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

export const zoneName = () =>
  new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' })
    .formatToParts(new Date())
    .find((part) => part.type === 'timeZoneName')?.value ?? 'local'
