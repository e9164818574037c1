import type { CountryTexts } from '../../../content/pages/country.ts'
import { offsetAt } from '../../../contract/local-time.ts'
import { fill } from '../../text/fill.ts'

const minuteMs = 60 * 1000

type Clock = { place: string; zone: string }

/** How far the clock of a place is ahead of or behind that of the office. */
export function timeDifference(there: Clock, office: Clock, now: Date, texts: CountryTexts['hours']): string {
  const ahead = (offsetAt(there.zone, now.getTime()) - offsetAt(office.zone, now.getTime())) / minuteMs
  if (ahead === 0) return fill(texts.same, { place: there.place, office: office.place })
  const count = Math.floor(Math.abs(ahead) / 60)
  const minutes = Math.abs(ahead) % 60
  const whole = count === 1 ? texts.oneHour : fill(texts.hours, { count })
  const hours = minutes === 0 ? whole : fill(texts.hoursAndMinutes, { count, minutes })
  return fill(ahead > 0 ? texts.ahead : texts.behind, { place: there.place, hours, office: office.place })
}
