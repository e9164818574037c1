import type { Hours } from './hours.ts'

/** The hours of a day for a CSV cell or an input: “09:00-12:30 14:00-19:00”; empty means closed. */
export const formatDay = (spans: Hours[number]): string =>
  spans.map(({ opens, closes }) => `${opens}-${closes}`).join(' ')

/** Undefined when the text is invalid. Hours before ten may have one digit; times may have AM or PM. */
export function parseDay(text: string): Hours[number] | undefined {
  const parts = text
    .replaceAll(/(\d{1,2})(:\d\d)? ?([ap])\.?m\b\.?/gi, toDayClock)
    .replaceAll(/ ?[-–] ?/g, '-')
    .trim()
    .split(/[\s,;]+/)
    .filter(Boolean)
  if (parts.length === 0 || /^closed$/i.test(text.trim())) return []
  const spans = parts.map((part) => /^(\d{1,2}:\d\d)-(\d{1,2}:\d\d)$/.exec(part))
  return spans.every((match) => match !== null)
    ? spans.map(([, opens = '', closes = '']) => ({ opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') }))
    : undefined
}

/** “9 PM” as “21:00”. An hour that no clock of twelve hours has stays as it is, and is invalid. */
function toDayClock(written: string, hour: string, minutes: string | undefined, half: string): string {
  if (Number(hour) < 1 || Number(hour) > 12) return written
  return `${(Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}${minutes ?? ':00'}`
}
