import type { Calendar } from '../contract/business-days.ts'
import { publicHolidays, type HolidayCalendar } from '../contract/public-holidays.ts'
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

/**
 * Banks move a holiday on a Sunday to Monday, and none on a Saturday: the schedule of the Federal Reserve. Not verified, like
 * the dates: counsel must check them against the source.
 */
const bankHolidays: HolidayCalendar = { rules: holidays['us']?.rules ?? [], replaced: 'sunday' }

/** For transfers sent in this year; one sent in its last days may arrive in the next. */
export const senderCalendar = (year: number): Calendar =>
  cachedCalendar(`sender ${year}`, () => ({
    timeZone: brand.timeZone,
    weekend: saturdayAndSunday,
    holidays: daysOff(bankHolidays, year),
  }))

/** `iso2`: a country of `content/brand/countries.ts`. */
export const recipientCalendar = (iso2: string, year: number): Calendar =>
  cachedCalendar(`${iso2} ${year}`, () => ({
    timeZone: timeZones[iso2] ?? 'UTC',
    weekend: weekends[iso2] ?? saturdayAndSunday,
    holidays: daysOff(holidays[iso2], year),
  }))

/** When federal offices of the United States work, from this year to the next. */
export const federalCalendar = (year: number): Calendar => recipientCalendar('us', year)

const calendars = new Map<string, Calendar>()

/** Every quote needs two calendars, and their holidays take time to calculate, especially lunar ones. */
function cachedCalendar(key: string, make: () => Calendar): Calendar {
  const calendar = calendars.get(key) ?? make()
  calendars.set(key, calendar)
  return calendar
}

const daysOff = (calendar: HolidayCalendar = { rules: [] }, year: number): string[] =>
  [year, year + 1].flatMap((one) => publicHolidays(calendar, one)).map(({ date }) => date)
