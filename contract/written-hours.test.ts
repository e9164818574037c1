import { expect, test } from 'vitest'
import { formatDay, parseDay } from './written-hours.ts'

test.each([
  ['09:00-18:00', '09:00-18:00'],
  ['9:00-12:30 14:00–19:00', '09:00-12:30 14:00-19:00'],
  ['9:00 AM - 6:00 PM', '09:00-18:00'],
  ['9am-12:30pm, 2 p.m.-7 p.m.', '09:00-12:30 14:00-19:00'],
  ['12 AM-12 PM', '00:00-12:00'],
  ['closed', ''],
  ['', ''],
])('hours written as “%s” are “%s”', (written, hours) => {
  expect(formatDay(parseDay(written) ?? [])).toBe(hours)
  expect(parseDay(written)).toBeDefined()
})

test.each(['9-18', '13:00 PM-6:00 PM', '0 AM-6 PM', '9:00 AM', 'mornings'])('“%s” is not accepted', (written) => {
  expect(parseDay(written)).toBeUndefined()
})
