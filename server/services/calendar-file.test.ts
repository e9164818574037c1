import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const event = {
  uid: 'interview-1@example.com',
  sequence: 0,
  startsAt: new Date('2026-11-17T20:30:00Z'),
  minutes: 45,
  summary: 'Interview',
  place: 'By phone',
  description: '',
  organizer: { name: 'Hiring', email: 'jobs@example.com' },
  attendees: [],
}

test('[HIRE-7] in every time zone, the times of an event use the zone that its file defines', () => {
  const zones = [...Intl.supportedValuesOf('timeZone'), 'Africa/Addis_Ababa', 'Asia/Kolkata', 'UTC']
  const undefinedIn = zones.filter((timeZone) => {
    const { text } = calendarFile('REQUEST', { ...event, timeZone })
    const defined = /^TZID:(.+)\r$/m.exec(text)?.[1]
    return !['DTSTART', 'DTEND'].every((part) => text.includes(`\r\n${part};TZID=${defined}:`))
  })
  expect(undefinedIn).toEqual([])
})
