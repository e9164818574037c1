import { addDays } from './business-days.ts'

/** The public holidays of 5 U.S.C. § 6103 in a year, on the dates that the law names, before any is moved. */
const usHolidays = (year: number): string[] => [
  ...fixed.map(([month, day]) => isoDay(new Date(Date.UTC(year, month - 1, day)))),
  ...mondays.map(([month, which]) => nthWeekday(year, month, 1, which)),
  lastMondayOfMay(year),
  nthWeekday(year, 11, 4, 4),
]

/** New Year's Day, Juneteenth, Independence Day, Veterans Day, and Christmas Day. */
const fixed: [month: number, day: number][] = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
]

/** Birthday of Martin Luther King, Jr.; Washington's Birthday; Labor Day; Columbus Day. */
const mondays: [month: number, which: number][] = [
  [1, 3],
  [2, 3],
  [9, 1],
  [10, 2],
]

function nthWeekday(year: number, month: number, weekday: number, which: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  return isoDay(new Date(Date.UTC(year, month - 1, 1 + ((weekday - first + 7) % 7) + 7 * (which - 1))))
}

function lastMondayOfMay(year: number): string {
  const last = new Date(Date.UTC(year, 4, 31))
  return isoDay(new Date(Date.UTC(year, 4, 31 - ((last.getUTCDay() + 6) % 7))))
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10)

/** Banks move a holiday on a Sunday to Monday, and none on a Saturday: the schedule of the Federal Reserve. */
export const usBankHolidays = (year: number): string[] =>
  usHolidays(year).map((day) => (weekdayOf(day) === sunday ? addDays(day, 1) : day))

/**
 * Federal offices also move one on a Saturday to Friday, so that New Year's Day may be observed in the year before. Not
 * verified, like the dates: counsel must check them against the source.
 */
export const usFederalHolidays = (year: number): string[] =>
  [...usHolidays(year), ...usHolidays(year + 1)].map(observed).filter((day) => day.startsWith(`${year}-`))

function observed(day: string): string {
  if (weekdayOf(day) === saturday) return addDays(day, -1)
  return weekdayOf(day) === sunday ? addDays(day, 1) : day
}

const [sunday, saturday] = [0, 6]
const weekdayOf = (day: string) => new Date(day).getUTCDay()
