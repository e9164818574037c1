/**
 * A day off by its rule. `on` and `from` are MM-DD; `from` means the first such weekday on or after that date, so that
 * the third Monday of January is the Monday from 01-15. `hijri` is a month and a day of the Islamic calendar. `dates`
 * lists each year's date where no rule exists. `days` is how long it lasts, one day by default.
 */
export type HolidayRule = { name: string; days?: number } & (
  | { on: string }
  | { weekday: Weekday; from: string }
  | { easter: number; church?: 'orthodox' }
  | { hijri: string }
  | { dates: string[] }
)

type Weekday = 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday'

export type HolidayCalendar = {
  rules: HolidayRule[]
  /**
   * Which holidays move or get a replacement: those on a Sunday, on either day of the weekend, or, as at US federal
   * offices, on a Saturday to the Friday before and on a Sunday to the Monday after.
   */
  replaced?: 'sunday' | 'weekend' | 'federal'
}

export type PublicHoliday = {
  /** YYYY-MM-DD. */
  date: string
  name: string
  /** The day depends on the moon being seen, and may be announced as the day before or after. */
  isExpected: boolean
}

/** The public holidays of a year, by date. */
export function publicHolidays({ rules, replaced }: HolidayCalendar, year: number): PublicHoliday[] {
  // The neighboring years too: New Year’s Day on a Saturday may be replaced by the last day of the year before.
  const holidays = [year - 1, year, year + 1].flatMap((one) => rules.flatMap((rule) => daysOf(rule, one)))
  const taken = new Set(holidays.map(({ date }) => date))
  const replacements = holidays.flatMap((holiday) => {
    const date = replaced && replacementOf(holiday.date, replaced, taken)
    if (!date) return []
    taken.add(date)
    return [{ ...holiday, date }]
  })
  return [...holidays, ...replacements]
    .filter(({ date }) => date.startsWith(`${year}-`))
    .toSorted((one, other) => one.date.localeCompare(other.date))
}

const day = 86_400_000

const daysOf = (rule: HolidayRule, year: number): PublicHoliday[] =>
  startsOf(rule, year).flatMap((start) =>
    Array.from({ length: rule.days ?? 1 }, (_, index) => ({
      date: textOf(start + index * day),
      name: rule.name,
      isExpected: 'hijri' in rule,
    })),
  )

const weekdays: Weekday[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const textOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const timeOf = (year: number, monthAndDay: string) => Date.parse(`${year}-${monthAndDay}`)
const weekdayOf = (time: number) => new Date(time).getUTCDay()

function startsOf(rule: HolidayRule, year: number): number[] {
  if ('on' in rule) return [timeOf(year, rule.on)]
  if ('easter' in rule) return [easterOf(year, rule.church) + rule.easter * day]
  if ('hijri' in rule) return islamicDates(year).get(rule.hijri) ?? []
  if ('dates' in rule) return rule.dates.filter((date) => date.startsWith(`${year}-`)).map((date) => Date.parse(date))
  const from = timeOf(year, rule.from)
  return [from + ((weekdays.indexOf(rule.weekday) - weekdayOf(from) + 7) % 7) * day]
}

function replacementOf(date: string, replaced: 'sunday' | 'weekend' | 'federal', taken: Set<string>) {
  const time = Date.parse(date)
  const weekday = weekdays[weekdayOf(time)]
  if (replaced === 'federal' && weekday === 'Saturday') return textOf(time - day)
  if (weekday !== 'Sunday' && !(replaced === 'weekend' && weekday === 'Saturday')) return undefined
  let next = time + day
  while (taken.has(textOf(next)) || weekdayOf(next) === 0 || weekdayOf(next) === 6) next += day
  return textOf(next)
}

/** Easter Sunday, by the Gregorian computus (Meeus, Jones, Butcher) or the Julian one (Meeus). */
function easterOf(year: number, church?: 'orthodox'): number {
  if (church) {
    const age = (19 * (year % 19) + 15) % 30
    const offset = age + ((2 * (year % 4) + 4 * (year % 7) - age + 34) % 7) + 114
    // From 1900 to 2099 the Julian calendar is 13 days behind.
    return Date.UTC(year, Math.floor(offset / 31) - 1, (offset % 31) + 1 + 13)
  }
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * moon + 22 * toSunday) / 451)
  const offset = moon + toSunday - 7 * correction + 114
  return Date.UTC(year, Math.floor(offset / 31) - 1, (offset % 31) + 1)
}

const islamicMonthAndDay = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: '2-digit',
  day: '2-digit',
  timeZone: 'UTC',
})

const islamicYears = new Map<number, Map<string, number[]>>()

/** When each day of the Islamic calendar (Umm al-Qura) falls in a year; some fall in it twice. */
function islamicDates(year: number): Map<string, number[]> {
  const known = islamicYears.get(year)
  if (known) return known
  const dates = new Map<string, number[]>()
  for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += day) {
    const parts = new Map(islamicMonthAndDay.formatToParts(time).map(({ type, value }) => [type, value]))
    const name = `${parts.get('month')?.padStart(2, '0')}-${parts.get('day')?.padStart(2, '0')}`
    dates.set(name, [...(dates.get(name) ?? []), time])
  }
  islamicYears.set(year, dates)
  return dates
}
