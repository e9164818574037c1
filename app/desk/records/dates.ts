const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const secondsFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' })
const zonedTimeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
const exactZonedFormat = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
})
const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const dateFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const longDateFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})
const zoneFormat = new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' })

/** All formats use the time zone of this computer. */
export const formatTime = (moment: string) => timeFormat.format(new Date(moment))
export const formatTimeWithSeconds = (moment: string) => secondsFormat.format(new Date(moment))
export const formatLongDate = (moment: string) => longDateFormat.format(new Date(moment))
export const formatDateTime = (moment: string) => `${dateFormat.format(new Date(moment))}, ${formatTime(moment)}`
export const formatDate = (moment: string) => dateFormat.format(new Date(moment))

/** With the time zone: for records that are printed or copied. */
export const formatDateTimeZone = (moment: string) =>
  `${formatDate(moment)}, ${zonedTimeFormat.format(new Date(moment))}`

/** For evidence: to the second, with the time zone, and in UTC. */
export const formatExactDateTime = (moment: string) =>
  `${formatDate(moment)}, ${exactZonedFormat.format(new Date(moment))} (${new Date(moment).toISOString()})`

/** The time if it is today, the day if it is this year, else the full date. */
export function formatShort(moment: string, now = new Date()): string {
  const then = new Date(moment)
  if (then.toDateString() === now.toDateString()) return timeFormat.format(then)
  return then.getFullYear() === now.getFullYear() ? dayFormat.format(then) : dateFormat.format(then)
}

/** Midnight of a day such as 2026-11-14, in the time zone of this computer. */
export const startOfDay = (isoDay: string, daysLater = 0) => {
  const [year = 0, month = 1, dayOfMonth = 1] = isoDay.split('-').map(Number)
  return new Date(year, month - 1, dayOfMonth + daysLater).toISOString()
}

export const zoneName = () =>
  zoneFormat.formatToParts(new Date()).find((part) => part.type === 'timeZoneName')?.value ?? 'local'
