/**
 * A second implementation of the date rules, written from the text of the rules alone, on day numbers (days since
 * 1970-01-01): the tests compare `contract/error-notice.ts` with it.
 */

const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [0, 1, 4, 6] as const

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** How many days a month has; months are 1 to 12. */
const monthLength = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31

/** Leap days in all the years before this one. */
const leapDaysBefore = (year: number): number =>
  Math.floor((year - 1) / 4) - Math.floor((year - 1) / 100) + Math.floor((year - 1) / 400)

/** The day number of the first day of a month. */
const monthStart = (year: number, month: number): number => {
  let n = (year - 1970) * 365 + leapDaysBefore(year) - leapDaysBefore(1970)
  for (let m = 1; m < month; m++) n += monthLength(year, m)
  return n
}

/** The year, the month, and the day of the month of a day number. */
const civil = (n: number): { year: number; month: number; day: number } => {
  let year = 1970 + Math.floor(n / 366)
  while (monthStart(year + 1, 1) <= n) year++
  let month = 1
  while (month < 12 && monthStart(year, month + 1) <= n) month++
  return { year, month, day: n - monthStart(year, month) + 1 }
}

/** Day 0, January 1, 1970, was a Thursday. */
const weekday = (n: number): number => (n + THURSDAY) % 7

const format = (n: number): string => {
  const { year, month, day } = civil(n)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The day number of a date; throws unless it is a real date from 2000 to 2199. */
const parse = (text: string): number => {
  const parts = /^(2[01]\d\d)-(\d\d)-(\d\d)$/.exec(text)
  const [year, month, day] = [Number(parts?.[1]), Number(parts?.[2]), Number(parts?.[3])]
  if (month >= 1 && month <= 12 && day >= 1 && day <= monthLength(year, month)) return monthStart(year, month) + day - 1
  throw new RangeError(`not a date from 2000 to 2199: ${text}`)
}

/** Goes through the days of a month and collects the days on which its holidays are observed (5 U.S.C. 6103). */
const observedOf = (year: number, month: number): Set<number> => {
  const observed = new Set<number>()
  const [start, length] = [monthStart(year, month), monthLength(year, month)]
  let [mondays, thursdays] = [0, 0]
  for (let day = 1; day <= length; day++) {
    const n = start + day - 1
    const w = weekday(n)
    if (w === MONDAY) mondays++
    if (w === THURSDAY) thursdays++
    const fixed = [101, 619, 704, 1111, 1225].includes(month * 100 + day)
    if (fixed) observed.add(w === SATURDAY ? n - 1 : w === SUNDAY ? n + 1 : n)
    const nthMonday = month <= 2 ? mondays === 3 : month === 9 ? mondays === 1 : month === 10 && mondays === 2
    const lastMondayOfMay = month === 5 && day + 7 > length
    if (w === MONDAY && (nthMonday || lastMondayOfMay)) observed.add(n)
    if (w === THURSDAY && month === 11 && thursdays === 4) observed.add(n)
  }
  return observed
}

/**
 * Looks in the months of the day before, the day itself, and the day after, because an observed day can fall in another
 * month.
 */
const isOpen = (n: number): boolean => {
  if (weekday(n) === SATURDAY || weekday(n) === SUNDAY) return false
  return [n - 1, n, n + 1].map(civil).every(({ year, month }) => !observedOf(year, month).has(n))
}

/** The last of three business days, counted from the day after. */
const threeOpenDaysAfter = (n: number): number => {
  let last = n
  for (let left = 3; left > 0;) if (isOpen(++last)) left--
  return last
}

/** Last day to determine whether an error occurred (12 CFR 1005.33(c)(1)). */
export const decideUntil = (received: string): string => format(parse(received) + 90)
/** Last day to report the results to the sender (12 CFR 1005.33(c)(1)). */
export const tellUntil = (decided: string): string => format(threeOpenDaysAfter(parse(decided)))
