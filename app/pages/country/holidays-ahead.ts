import { publicHolidays, type HolidayCalendar, type PublicHoliday } from '../../../contract/public-holidays.ts'

/** The public holidays of the next twelve months, today included. */
export function holidaysAhead(calendar: HolidayCalendar, now: Date): PublicHoliday[] {
  const today = now.toISOString().slice(0, 10)
  const year = now.getUTCFullYear()
  const oneYearLater = `${year + 1}${today.slice(4)}`
  return [year, year + 1]
    .flatMap((one) => publicHolidays(calendar, one))
    .filter(({ date }) => date >= today && date < oneYearLater)
}
