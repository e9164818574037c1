import { expect, test } from 'vitest'
import { publicHolidays } from '../contract/public-holidays.ts'
import { addBusinessDays } from '../contract/business-days.ts'
import { holidays } from './countries/holidays.ts'
import { countryFacts } from './country-pages.ts'
import { federalCalendar, recipientCalendar, senderCalendar } from './payout-calendars.ts'

test('[PRICE-2] a transfer counts the days off of the country that its page lists', () => {
  for (const { iso2, clocks } of countryFacts) {
    const calendar = recipientCalendar(iso2, 2027)
    expect(
      clocks.map(({ zone }) => zone),
      iso2,
    ).toContain(calendar.timeZone)
    const listed = publicHolidays(holidays[iso2] ?? { rules: [] }, 2027).map(({ date }) => date)
    expect(listed.length, iso2).toBeGreaterThan(2)
    expect(calendar.holidays, iso2).toEqual(expect.arrayContaining(listed))
    for (const day of listed) expect(addBusinessDays(day, 0, [calendar]) > day, `${iso2} ${day}`).toBe(true)
  }
})

test('[PRICE-2] what is sent before Christmas and Boxing Day in Kenya arrives after them', () => {
  const calendars = [senderCalendar(2026), recipientCalendar('ke', 2026)]
  expect(addBusinessDays('2026-12-24', 1, calendars)).toBe('2026-12-28')
  expect(addBusinessDays('2026-12-31', 1, calendars)).toBe('2027-01-04')
})

test('[PRICE-2] senders’ banks have the holidays of the schedule of the Federal Reserve', () => {
  const { holidays: days } = senderCalendar(2026)
  expect(days.filter((day) => day.startsWith('2026-'))).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-04',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ])
  // Independence Day and Christmas Day: a Sunday moves to Monday, a Saturday stays.
  expect(days).toEqual(expect.arrayContaining(['2027-07-05', '2027-12-25']))
  expect(days).not.toContain('2027-12-24')
})

test('[LEAD-4] federal offices observe a Saturday holiday on Friday, even in the year before', () => {
  const { holidays: days } = federalCalendar(2027)
  expect(days).toEqual(expect.arrayContaining(['2027-07-05', '2027-12-24', '2027-12-31']))
})
