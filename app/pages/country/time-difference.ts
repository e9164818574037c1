import type { CountryTexts } from '../../../content/pages/country.ts'
import { fill } from '../../text/fill.ts'

type Clock = { place: string; zone: string }

/** How far the clock of a place is ahead of or behind that of the office. */
export function timeDifference(there: Clock, office: Clock, now: Date, texts: CountryTexts['hours']): string {
  const hours = (offsetOf(there.zone, now) - offsetOf(office.zone, now)) / 60
  if (hours === 0) return fill(texts.same, { place: there.place, office: office.place })
  const count = Math.abs(hours)
  const amount = count === 1 ? texts.oneHour : fill(texts.hours, { count: String(count) })
  return fill(hours > 0 ? texts.ahead : texts.behind, { place: there.place, hours: amount, office: office.place })
}

/** In minutes, east of Greenwich. */
function offsetOf(timeZone: string, now: Date): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (60 * Number(hours) + Number(minutes))
}
