import { expect, test } from 'vitest'
import { publicHolidays } from '../contract/public-holidays.ts'
import { addBusinessDays } from '../contract/business-days.ts'
import { holidays } from './countries/holidays.ts'
import { countryFacts } from './country-pages.ts'
import { recipientCalendar, senderCalendar } from './payout-calendars.ts'

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
