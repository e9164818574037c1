import { expect, test } from 'vitest'
import { endOfDay, isTimeZone, localTimeIn, momentIn } from './local-time.ts'

const zones = [
  'America/Chicago',
  'America/Phoenix',
  'Africa/Nairobi',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
]

test('[HIRE-7] a moment shown by the clocks of a time zone leads back to the moment, at every hour of the day, through a year', () => {
  const wrong: string[] = []
  for (const zone of zones)
    for (let at = Date.UTC(2026, 0, 1, 0, 30); at < Date.UTC(2027, 0, 1); at += 5 * 60 * 60 * 1000) {
      const local = localTimeIn(zone, new Date(at))
      const back = momentIn(zone, local)
      // In the hour that clocks show twice, the first moment is taken.
      if (!back || localTimeIn(zone, back) !== local || back.getTime() > at) wrong.push(`${zone} ${local}`)
    }
  expect(wrong).toEqual([])
})

test('[HIRE-7] a time that the clocks skip does not exist; one that they show twice is the first', () => {
  expect(momentIn('America/Chicago', '2027-03-14T02:30')).toBeUndefined()
  expect(momentIn('America/Chicago', '2027-11-07T01:30')).toEqual(new Date('2027-11-07T06:30:00Z'))
  expect(momentIn('America/Chicago', '2026-11-17T14:30')).toEqual(new Date('2026-11-17T20:30:00Z'))
  expect(momentIn('America/Chicago', 'tomorrow')).toBeUndefined()
  expect(isTimeZone('America/Chicago')).toBe(true)
  expect(isTimeZone('America/Springfield')).toBe(false)
})

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
