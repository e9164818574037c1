import type { Hours } from './hours.ts'

/** The hours of a day for a CSV cell or an input: “09:00-12:30 14:00-19:00”; empty means closed. */
export const formatDay = (spans: Hours[number]): string =>
  spans.map(({ opens, closes }) => `${opens}-${closes}`).join(' ')

/** Undefined when the text is invalid. Hours before ten may have one digit. */
export function parseDay(text: string): Hours[number] | undefined {
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
