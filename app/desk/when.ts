const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const exactTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' })
const zonedTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
const exactZonedTime = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
})
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const dayAndYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const longDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' })

/** Moments as a person at the desk reads them, in the zone of their computer. */
export const clock = (moment: string) => time.format(new Date(moment))
export const exactClock = (moment: string) => exactTime.format(new Date(moment))
export const fullDay = (moment: string) => longDay.format(new Date(moment))
export const dateAndTime = (moment: string) => `${dayAndYear.format(new Date(moment))}, ${clock(moment)}`
export const date = (moment: string) => dayAndYear.format(new Date(moment))

/** For records that leave the desk, on paper or in a copy: with the zone of this computer. */
export const dateTimeAndZone = (moment: string) => `${date(moment)}, ${zonedTime.format(new Date(moment))}`

/** For evidence: to the second, with the zone, and in the one way that means the same everywhere. */
export const exactMoment = (moment: string) =>
  `${date(moment)}, ${exactZonedTime.format(new Date(moment))} (${new Date(moment).toISOString()})`

/** As short as it can be told: the time today, the day this year, else the date. */
export function shortly(moment: string, now = new Date()): string {
  const then = new Date(moment)
  if (then.toDateString() === now.toDateString()) return time.format(then)
  return then.getFullYear() === now.getFullYear() ? day.format(then) : dayAndYear.format(then)
}

/** Midnight of a day as an address names it (2026-11-14), in the zone of this computer. */
export const startOfDay = (isoDay: string, daysLater = 0) => {
  const [year = 0, month = 1, dayOfMonth = 1] = isoDay.split('-').map(Number)
  return new Date(year, month - 1, dayOfMonth + daysLater).toISOString()
}

export const zoneName = () =>
  zone.formatToParts(new Date()).find((part) => part.type === 'timeZoneName')?.value ?? 'local'
