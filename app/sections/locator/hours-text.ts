import type { LocatorTexts } from '../../../content/pages/find-agent.ts'
import type { Agent } from '../../../contract/agent.ts'
import type { Span } from '../../../contract/hours.ts'
import { dayLength, dayOf, minuteOfDay } from '../../../contract/week.ts'
import { fill } from '../../text/fill.ts'

type HoursTexts = Pick<LocatorTexts, 'agent' | 'days' | 'midnight' | 'noon' | 'am' | 'pm'>

/** “Open now, until 6:00 PM”, in the time zone of the agent. */
export function openText(
  { isOpen, changesAt, changesIn, today }: Pick<Agent, 'isOpen' | 'changesAt' | 'changesIn' | 'today'>,
  texts: HoursTexts,
): string {
  const { agent } = texts
  if (changesAt === null || changesIn === null) return isOpen ? agent.open : agent.closed
  const time = clockText(changesAt % dayLength, texts)
  // A time alone means the next one on the clock.
  if (isOpen) return changesIn > dayLength ? agent.open : fill(agent.openUntil, { time })
  const daysAhead = (dayOf(changesAt) - today + 7) % 7
  const day = texts.days[dayOf(changesAt)] ?? ''
  const when = daysAhead === 0 && changesIn < dayLength ? agent.at : daysAhead === 1 ? agent.tomorrow : agent.onDay
  return fill(agent.closedUntil, { time: fill(when, { time, day }) })
}

export const dayText = (spans: Span[], texts: HoursTexts): string =>
  spans
    .map(({ opens, closes }) =>
      fill(texts.agent.span, {
        opens: clockText(minuteOfDay(opens), texts),
        closes: clockText(minuteOfDay(closes), texts),
      }),
    )
    .join(', ') || texts.agent.dayOff

function clockText(minute: number, { midnight, noon, am, pm }: HoursTexts): string {
  if (minute % dayLength === 0) return midnight
  if (minute === 720) return noon
  const hour = Math.floor(minute / 60)
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? am : pm}`
}

export function milesText(miles: number, { agent }: HoursTexts): string {
  if (miles < 0.1) return agent.nearby
  const rounded = miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles)
  return rounded === 1 ? agent.oneMile : fill(agent.miles, { miles: rounded.toLocaleString('en-US') })
}
