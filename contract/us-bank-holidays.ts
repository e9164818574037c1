/**
 * The days on which the Federal Reserve Banks are closed, by rule: 5 U.S.C. § 6103, and the holiday schedule of the
 * Federal Reserve, by which a holiday on a Sunday is observed on Monday, and one on a Saturday is not moved. From
 * memory: counsel must check it against the source.
 */
export const usBankHolidays = (year: number): string[] => [
  ...fixed.map(([month, day]) => observed(new Date(Date.UTC(year, month - 1, day)))),
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

const isoDay = (date: Date) => date.toISOString().slice(0, 10)

function observed(date: Date): string {
  if (date.getUTCDay() === 0) date.setUTCDate(date.getUTCDate() + 1)
  return isoDay(date)
}

function nthWeekday(year: number, month: number, weekday: number, which: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  return isoDay(new Date(Date.UTC(year, month - 1, 1 + ((weekday - first + 7) % 7) + 7 * (which - 1))))
}

function lastMondayOfMay(year: number): string {
  const last = new Date(Date.UTC(year, 4, 31))
  return isoDay(new Date(Date.UTC(year, 4, 31 - ((last.getUTCDay() + 6) % 7))))
}
