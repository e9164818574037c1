import type { CountryTexts } from '../../../content/pages/country.ts'
import { offsetAt } from '../../../contract/local-time.ts'
import { fill } from '../../text/fill.ts'

const hourMs = 60 * 60 * 1000

type Clock = { place: string; zone: string }

/** How far the clock of a place is ahead of or behind that of the office. */
export function timeDifference(there: Clock, office: Clock, now: Date, texts: CountryTexts['hours']): string {
  const hours = (offsetAt(there.zone, now.getTime()) - offsetAt(office.zone, now.getTime())) / hourMs
  if (hours === 0) return fill(texts.same, { place: there.place, office: office.place })
  const count = Math.abs(hours)
  const amount = count === 1 ? texts.oneHour : fill(texts.hours, { count: String(count) })
  return fill(hours > 0 ? texts.ahead : texts.behind, { place: there.place, hours: amount, office: office.place })
}
