import { expect, test } from 'vitest'
import { formatAge } from './dates.ts'

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
