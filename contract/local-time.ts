import { formattersWith } from './formatters.ts'

/**
 * The moment at which clocks of a time zone show a date and time such as 2026-11-17T14:30. Undefined for a time that the
 * clocks skip in spring; of two such moments in fall, the first.
 */
export function momentIn(timeZone: string, localTime: string): Date | undefined {
  const asUtc = Date.parse(`${localTime}Z`)
  if (Number.isNaN(asUtc)) return undefined
  // Clocks change at most once in two days, so that the offset is the one before or the one after.
  const offsets = [asUtc - dayMs, asUtc + dayMs].map((around) => offsetAt(timeZone, around))
  const moments = offsets.map((offset) => asUtc - offset).toSorted((one, other) => one - other)
  const found = moments.find((moment) => moment + offsetAt(timeZone, moment) === asUtc)
  return found === undefined ? undefined : new Date(found)
}

/** The date and time that clocks of a time zone show at a moment. */
export const localTimeIn = (timeZone: string, moment: Date): string =>
  new Date(moment.getTime() + offsetAt(timeZone, moment.getTime())).toISOString().slice(0, 16)

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().locale !== ''
  } catch {
    return false
  }
}

const dayMs = 24 * 60 * 60 * 1000

/** How far the clocks of a time zone are ahead of UTC, in milliseconds. */
export function offsetAt(timeZone: string, moment: number): number {
  const [, sign, hours, minutes, seconds] = /^([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(offsetText(timeZone, moment)) ?? []
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 + Number(seconds ?? 0)
  return (sign === '-' ? -ahead : ahead) * 1000
}

/** The last second of a day by the clock of a time zone, with its offset: 2026-12-01T23:59:59-06:00. */
export function endOfDay(timeZone: string, day: string): string {
  const offset = offsetText(timeZone, Date.parse(`${day}T23:59:59Z`))
  // The offset at that moment, which is another one on the day on which the clocks change.
  return `${day}T23:59:59${offsetText(timeZone, Date.parse(`${day}T23:59:59${offset}`))}`
}

/** `-06:00`, or `+05:30:20` for times long ago. */
function offsetText(timeZone: string, moment: number): string {
  const shown = formatterFor(timeZone)
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value
  return shown?.slice('GMT'.length) || '+00:00'
}

const formatterFor = formattersWith({ timeZoneName: 'longOffset' })
