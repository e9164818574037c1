import type { Hours } from './hours.ts'

/** The hours of a day as a table or a field holds them: “09:00-12:30 14:00-19:00”; nothing is a day off. */
export const writeDay = (spans: Hours[number]): string =>
  spans.map(({ opens, closes }) => `${opens}-${closes}`).join(' ')

/** Undefined where it cannot be read. One digit is enough for an hour before ten. */
export function readDay(text: string): Hours[number] | undefined {
  const parts = text
    .trim()
    .split(/[\s,;]+/)
    .filter(Boolean)
  if (parts.length === 0 || /^closed$/i.test(text.trim())) return []
  const spans = parts.map((part) => /^(\d{1,2}:\d\d)[-–](\d{1,2}:\d\d)$/.exec(part))
  return spans.every((match) => match !== null)
    ? spans.map(([, opens = '', closes = '']) => ({ opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') }))
    : undefined
}
