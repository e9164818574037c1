import { expect, test } from 'vitest'
import type { Hours } from './hours.ts'
import { minuteOfWeek, openState } from './week.ts'

const nineToSix = [{ opens: '09:00', closes: '18:00' }]
const shop: Hours = [nineToSix, nineToSix, nineToSix, nineToSix, nineToSix, [], []]
const clock = (day: number, hour: number, minute = 0) => day * 1440 + hour * 60 + minute

test.each([
  // Monday 2026-03-02, standard time, and Monday 2026-03-09, the day after the clocks went forward.
  ['2026-03-02T15:00:00Z', 'America/Chicago', clock(0, 9)],
  ['2026-03-09T14:00:00Z', 'America/Chicago', clock(0, 9)],
  ['2026-03-09T15:00:00Z', 'America/Denver', clock(0, 9)],
  ['2026-03-09T16:00:00Z', 'America/Los_Angeles', clock(0, 9)],
  ['2026-03-09T13:00:00Z', 'America/New_York', clock(0, 9)],
  // Arizona does not change: an hour behind Denver in summer, with Denver in winter.
  ['2026-03-09T15:00:00Z', 'America/Phoenix', clock(0, 8)],
  ['2026-01-05T15:00:00Z', 'America/Phoenix', clock(0, 8)],
  ['2026-01-05T15:00:00Z', 'America/Denver', clock(0, 8)],
  // The night the clocks go forward: 01:59 is followed by 03:00.
  ['2026-03-08T07:59:00Z', 'America/Chicago', clock(6, 1, 59)],
  ['2026-03-08T08:00:00Z', 'America/Chicago', clock(6, 3)],
  // The night they go back: 01:30 comes twice.
  ['2026-11-01T06:30:00Z', 'America/Chicago', clock(6, 1, 30)],
  ['2026-11-01T07:30:00Z', 'America/Chicago', clock(6, 1, 30)],
  // Midnight is 00:00 of the new day; in Hawaii it is still the day before.
  ['2026-06-01T05:00:00Z', 'America/Chicago', clock(0, 0)],
  ['2026-06-01T05:00:00Z', 'Pacific/Honolulu', clock(6, 19)],
] as const)('[BEYOND-4] %s in %s is minute %i of the local week', (moment, zone, expected) => {
  expect(minuteOfWeek(new Date(moment), zone)).toBe(expected)
})

test('[BEYOND-4] the same moment is open in one time zone and closed in another', () => {
  const moment = new Date('2026-07-06T23:30:00Z')
  expect(openState(shop, minuteOfWeek(moment, 'America/Chicago')).isOpen).toBe(false)
  expect(openState(shop, minuteOfWeek(moment, 'America/Los_Angeles')).isOpen).toBe(true)
})

test('[BEYOND-4] the same UTC time is open in summer and closed in winter', () => {
  expect(openState(shop, minuteOfWeek(new Date('2026-07-06T14:30:00Z'), 'America/Chicago')).isOpen).toBe(true)
  expect(openState(shop, minuteOfWeek(new Date('2026-01-05T14:30:00Z'), 'America/Chicago')).isOpen).toBe(false)
})

test('[BEYOND-4] what comes next: closing today, opening on Monday, or nothing', () => {
  expect(openState(shop, clock(0, 9))).toEqual({ isOpen: true, changesAt: clock(0, 18), changesIn: 9 * 60 })
  expect(openState(shop, clock(0, 18))).toEqual({ isOpen: false, changesAt: clock(1, 9), changesIn: 15 * 60 })
  expect(openState(shop, clock(6, 12))).toEqual({ isOpen: false, changesAt: clock(0, 9), changesIn: 21 * 60 })
  expect(openState([[], [], [], [], [], [], []], 0)).toEqual({ isOpen: false, changesAt: null, changesIn: null })
})

test('[BEYOND-4] hours past midnight, including Sunday to Monday, and a shop that never closes', () => {
  const late = [{ opens: '18:00', closes: '02:00' }]
  const nights: Hours = [[], [], [], [], late, late, late]
  expect(openState(nights, clock(5, 1))).toEqual({ isOpen: true, changesAt: clock(5, 2), changesIn: 60 })
  expect(openState(nights, clock(0, 1, 59))).toEqual({ isOpen: true, changesAt: clock(0, 2), changesIn: 1 })
  expect(openState(nights, clock(0, 2))).toEqual({
    isOpen: false,
    changesAt: clock(4, 18),
    changesIn: (4 * 24 + 16) * 60,
  })
  const always: Hours = Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '24:00' }])
  expect(openState(always, clock(3, 12))).toEqual({ isOpen: true, changesAt: null, changesIn: null })
})
