import { expect, test } from 'vitest'
import { usBankHolidays, usFederalHolidays } from './us-holidays.ts'

test('[PRICE-2] the holidays are those of the schedule of the Federal Reserve', () => {
  expect(usBankHolidays(2026).toSorted()).toEqual([
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
  expect(usBankHolidays(2027)).toEqual(expect.arrayContaining(['2027-07-05', '2027-12-25']))
})

test('[LEAD-4] federal offices observe a Saturday holiday on Friday, even in the year before', () => {
  expect(usFederalHolidays(2027)).toEqual(expect.arrayContaining(['2027-07-05', '2027-12-24', '2027-12-31']))
  expect(usFederalHolidays(2028)).not.toContain('2028-01-01')
  for (const year of [2026, 2030, 2040]) expect(new Set(usFederalHolidays(year)).size).toBeGreaterThanOrEqual(10)
})
