import { expect, test } from 'vitest'
import { formatAge, startOfDay } from './dates.ts'

const minute = 60_000
const hour = 60 * minute

test.each([
  [-minute, 'now'],
  [0, 'now'],
  [0.9 * minute, 'now'],
  [1.5 * minute, '1 min'],
  [59.5 * minute, '59 min'],
  [23.5 * hour, '23 hr'],
  [25 * hour, '1 day'],
  [12.5 * 24 * hour, '12 days'],
])('after %d ms, the age is “%s”', (passed, age) => {
  expect(formatAge(new Date(Date.now() - passed).toISOString())).toBe(age)
})

test.each([
  ['2026-11-14', 0, [2026, 10, 14]],
  ['2026-12-31', 1, [2027, 0, 1]],
  ['0020-03-01', 0, [20, 2, 1]],
] as const)('midnight of %s, %d days later', (isoDay, later, expected) => {
  const day = new Date(startOfDay(isoDay, later))
  expect([day.getFullYear(), day.getMonth(), day.getDate()]).toEqual(expected)
  expect([day.getHours(), day.getMinutes()]).toEqual([0, 0])
})
