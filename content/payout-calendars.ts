import type { Calendar } from '../contract/business-days.ts'
import { publicHolidays } from '../contract/public-holidays.ts'
import { usBankHolidays } from '../contract/us-holidays.ts'
import { brand } from './brand/company.ts'
import { holidays } from './countries/holidays.ts'
import { timeZones } from './time-zones.ts'

const saturdayAndSunday = [6, 0]

const fridayAndSaturday = [5, 6]

/** Where banks close on days other than Saturday and Sunday. Not verified: confirm the days with banks there. */
const weekends: Record<string, number[]> = {
  ...Object.fromEntries(
    ['bd', 'bh', 'dj', 'dz', 'eg', 'iq', 'jo', 'kw', 'ly', 'mv', 'om', 'qa', 'sa', 'sd', 'ye'].map((iso2) => [
      iso2,
      fridayAndSaturday,
    ]),
  ),
  np: [6],
  so: [5],
}

/** For transfers sent in this year; one sent in its last days may arrive in the next. */
export const senderCalendar = (year: number): Calendar =>
  cachedCalendar(`sender ${year}`, () => ({
    timeZone: brand.timeZone,
    weekend: saturdayAndSunday,
    holidays: [year, year + 1].flatMap(usBankHolidays),
  }))

/** `iso2`: a country of `content/brand/countries.ts`. */
export const recipientCalendar = (iso2: string, year: number): Calendar =>
  cachedCalendar(`${iso2} ${year}`, () => ({
    timeZone: timeZones[iso2] ?? 'UTC',
    weekend: weekends[iso2] ?? saturdayAndSunday,
    holidays: [year, year + 1].flatMap((one) => daysOff(iso2, one)),
  }))

const calendars = new Map<string, Calendar>()

/** Every quote needs two calendars, and their holidays take time to calculate, especially lunar ones. */
function cachedCalendar(key: string, make: () => Calendar): Calendar {
  const calendar = calendars.get(key) ?? make()
  calendars.set(key, calendar)
  return calendar
}

function daysOff(iso2: string, year: number): string[] {
  const calendar = holidays[iso2]
  return calendar ? publicHolidays(calendar, year).map(({ date }) => date) : []
}
