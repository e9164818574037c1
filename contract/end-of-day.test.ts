import { expect, test } from 'vitest'
import { endOfDay } from './end-of-day.ts'

test.for([
  ['America/Chicago', '2026-12-01', '2026-12-01T23:59:59-06:00'],
  ['America/Chicago', '2026-07-01', '2026-07-01T23:59:59-05:00'],
  ['America/Chicago', '2026-11-01', '2026-11-01T23:59:59-06:00'],
  ['America/Chicago', '2026-03-08', '2026-03-08T23:59:59-05:00'],
  ['Africa/Nairobi', '2026-12-31', '2026-12-31T23:59:59+03:00'],
  ['UTC', '2026-12-31', '2026-12-31T23:59:59+00:00'],
] as const)('[HIRE-5] in %s, %s ends at %s', ([timeZone, day, end]) => {
  expect(endOfDay(timeZone, day)).toBe(end)
})
