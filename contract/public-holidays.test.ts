import { expect, test } from 'vitest'
import { publicHolidays, type HolidayCalendar } from './public-holidays.ts'

const datesOf = (calendar: HolidayCalendar, year: number) => publicHolidays(calendar, year).map(({ date }) => date)

test('[PAGE-1] Easter is right in both churches, as published for 2024 to 2030', () => {
  const western = ['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2029-04-01', '2030-04-21']
  const orthodox = ['2024-05-05', '2025-04-20', '2026-04-12', '2027-05-02', '2028-04-16', '2029-04-08', '2030-04-28']
  const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030]
  expect(years.flatMap((year) => datesOf({ rules: [{ name: '', easter: 0 }] }, year))).toEqual(western)
  expect(years.flatMap((year) => datesOf({ rules: [{ name: '', easter: 0, church: 'orthodox' }] }, year))).toEqual(
    orthodox,
  )
})

test('[PAGE-1] days of the Islamic calendar are marked as expected, and can fall in a year twice', () => {
  const eid: HolidayCalendar = { rules: [{ name: 'Eid al-Fitr', hijri: '10-01', days: 2 }] }
  expect(publicHolidays(eid, 2026)).toEqual([
    { date: '2026-03-20', name: 'Eid al-Fitr', isExpected: true },
    { date: '2026-03-21', name: 'Eid al-Fitr', isExpected: true },
  ])
  expect(datesOf({ rules: [{ name: 'Eid al-Fitr', hijri: '10-01' }] }, 2033)).toHaveLength(2)
})

test('[PAGE-1] a weekday from a date is the first one on or after it', () => {
  for (let year = 2020; year < 2060; year++) {
    const [date = ''] = datesOf({ rules: [{ name: '', weekday: 'Monday', from: '05-25' }] }, year)
    expect(new Date(date).getUTCDay()).toBe(1)
    expect(date >= `${year}-05-25` && date <= `${year}-05-31`, 'the last Monday of May').toBe(true)
  }
})

test('[PAGE-1] a replaced holiday is on a weekday that is not a holiday itself', () => {
  const christmas = [
    { name: 'Christmas Day', on: '12-25' },
    { name: 'Boxing Day', on: '12-26' },
  ]
  expect(datesOf({ rules: christmas, replaced: 'weekend' }, 2027)).toEqual([
    '2027-12-25',
    '2027-12-26',
    '2027-12-27',
    '2027-12-28',
  ])
  expect(datesOf({ rules: christmas, replaced: 'sunday' }, 2026)).toEqual(['2026-12-25', '2026-12-26'])
  expect(datesOf({ rules: christmas, replaced: 'sunday' }, 2027)).toEqual(['2027-12-25', '2027-12-26', '2027-12-27'])
  expect(datesOf({ rules: [{ name: 'Independence Day', on: '07-04' }], replaced: 'federal' }, 2026)).toEqual([
    '2026-07-03',
    '2026-07-04',
  ])
  expect(datesOf({ rules: [{ name: 'New Year’s Day', on: '01-01' }], replaced: 'federal' }, 2027)).toEqual([
    '2027-01-01',
    '2027-12-31',
  ])
})

test('[PAGE-1] a table of dates says nothing about years that it does not list', () => {
  const calendar: HolidayCalendar = { rules: [{ name: 'Deepavali', dates: ['2026-11-08', '2027-10-28'] }] }
  expect([2025, 2026, 2027, 2028].map((year) => datesOf(calendar, year).length)).toEqual([0, 1, 1, 0])
})
