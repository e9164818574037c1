/** The last second of a day by the clock of a time zone, with its offset: 2026-12-01T23:59:59-06:00. */
export function endOfDay(timeZone: string, day: string): string {
  const offset = offsetAt(timeZone, new Date(`${day}T23:59:59Z`))
  // The offset at that moment, which is another one on the day on which the clocks change.
  return `${day}T23:59:59${offsetAt(timeZone, new Date(`${day}T23:59:59${offset}`))}`
}

function offsetAt(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.slice('GMT'.length) || '+00:00'
}
