import { expect, test } from 'vitest'
import { brand } from './brand/company.ts'
import { isPublished } from './is-published.ts'

test('an article is published from the first minute of its day in the office’s time zone', () => {
  const day = '2026-03-01'
  const noon = new Date(`${day}T12:00Z`)
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: brand.timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const [hours = 0, minutes = 0] = clock.format(noon).split(':').map(Number)
  const midnight = noon.getTime() - (hours * 60 + minutes) * 60_000
  expect(isPublished({ date: day }, new Date(midnight))).toBe(true)
  expect(isPublished({ date: day }, new Date(midnight - 1))).toBe(false)
})
