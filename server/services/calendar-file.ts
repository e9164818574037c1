import { tzlib_get_ical_block as timeZoneRules } from 'timezones-ical-library'
import type { CalendarFile } from '../../contract/interview.ts'
import { localTimeIn } from '../../contract/local-time.ts'

type Event = {
  uid: string
  /** Counts the changes: calendars ignore a file with a lower number than the one they have. */
  sequence: number
  startsAt: Date
  minutes: number
  timeZone: string
  summary: string
  place: string
  description: string
  organizer: { name: string; email: string }
  attendees: { name: string; email: string }[]
}

/** One event per RFC 5545, as a message between calendars per RFC 5546. */
export function calendarFile(method: CalendarFile['method'], event: Event): CalendarFile {
  const { timeZone, startsAt, minutes } = event
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000)
  // Many zones share the rules of another one, whose name the times of the event have to use too.
  const [rules = '', zone = `TZID=${timeZone}`] = [timeZoneRules(timeZone)].flat()
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(event.organizer.name)}//Desk//EN`,
    `METHOD:${method}`,
    ...rules.split(/\r?\n/).filter(Boolean),
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${compact(new Date().toISOString().slice(0, 19))}Z`,
    `DTSTART;${zone}:${compact(localTimeIn(timeZone, startsAt))}00`,
    `DTEND;${zone}:${compact(localTimeIn(timeZone, endsAt))}00`,
    `SUMMARY:${textValue(event.summary)}`,
    `LOCATION:${textValue(event.place)}`,
    `DESCRIPTION:${textValue(event.description)}`,
    `ORGANIZER;CN=${parameter(event.organizer.name)}:mailto:${event.organizer.email}`,
    ...event.attendees.map(
      ({ name, email }) => `ATTENDEE;ROLE=REQ-PARTICIPANT;RSVP=TRUE;CN=${parameter(name)}:mailto:${email}`,
    ),
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return { method, text: lines.map((line) => `${fold(line)}\r\n`).join('') }
}

/** 2026-11-17T14:30 as 20261117T1430. */
const compact = (time: string) => time.replaceAll(/[-:]/g, '')

const textValue = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(controls, '')

/** Parameters cannot contain quotation marks. */
const parameter = (text: string) => `"${text.replaceAll('"', "'").replaceAll(/\s+/g, ' ').replaceAll(controls, '')}"`

const controls = /\p{Cc}/gu

/** Lines have at most 75 bytes; longer ones continue after a line break and a space, never within a character. */
function fold(line: string): string {
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > 75) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}
